"use client";

import { use } from "react";
import { firstWord } from "@/lib/validation";
import { FormContext } from "./form-context";

/** An answer of the form that was sent, as its thanks repeat it: of the name, the first word. */
export function Sent({ field }: { field: "name" | "email" }) {
  const value = String(use(FormContext).sent?.[field]);
  return field === "name" ? firstWord(value) : value;
}
