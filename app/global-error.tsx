"use client"; // The framework asks for it here; what it shows is an island.

import "./globals.css";

export { ShellError as default } from "@/components/islands/errors/shell-error";
