"use client"; // The framework asks for it here; what it shows is an island.

export { PageError as default } from "@/components/islands/errors/page-error";
