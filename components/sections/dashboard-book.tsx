import { useId } from "react";
import { Button } from "@/components/ui/button";
import type { DashboardContent } from "@/content/schema";

/** The next free hours of human coaches. */
export function DashboardBook({ book }: Pick<DashboardContent, "book">) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="dashboard-tile dashboard-book xl:col-span-4">
      <h2 id={titleId} className="text-h3">
        {book.title}
      </h2>
      <p>{book.text}</p>
      <ul className="dashboard-book-slots">
        {book.slots.map(({ when, coach }) => (
          <li key={`${when} ${coach}`}>
            <strong className="font-bold whitespace-nowrap">{when}</strong>{" "}
            <span className="text-end text-muted">{coach}</span>
          </li>
        ))}
      </ul>
      <Button action={book.action} className="mt-auto w-full" />
    </section>
  );
}
