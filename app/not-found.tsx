import type { Metadata } from "next";
import { Lost } from "@/components/sections/lost";
import notFound from "@/content/pages/not-found";

export const metadata: Metadata = {
  title: notFound.title,
  description: notFound.description,
};

export default function NotFoundPage() {
  return <Lost head={notFound.head} home={notFound.home} />;
}
