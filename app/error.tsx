"use client"; // Next.js looks for the error page here. The component is an island.

export { PageError as default } from "@/components/islands/errors/page-error";
