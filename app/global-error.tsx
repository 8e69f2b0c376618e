"use client"; // Next.js looks for the layout's error page here. The component is an island.

import "./globals.css";

export { ShellError as default } from "@/components/islands/errors/shell-error";
