"use client"; // Next.js requires it here. The component is an island.

export { PageError as default } from "@/components/islands/errors/page-error";
