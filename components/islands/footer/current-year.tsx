"use client";

import { useState } from "react";
import { useComfort } from "@/components/islands/use-comfort";

/** The current year. The HTML has the year of the build, which may have passed. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  const [year, setYear] = useState(buildYear);
  useComfort(() => setYear(new Date().getFullYear()), []);
  return year;
}
