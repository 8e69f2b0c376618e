"use client"; // Next.js requires it here. The component is an island.

import "./globals.css";

export { ShellError as default } from "@/components/islands/errors/shell-error";
