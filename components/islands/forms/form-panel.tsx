"use client";

import type { ComponentProps, ReactNode } from "react";
import type { FormWords } from "@/content/schema";

interface Props extends Omit<ComponentProps<"form">, "title"> {
  words: Pick<FormWords, "title" | "intro" | "footnote" | "submit">;
  /** What a visitor without JavaScript is told. */
  withoutScript: ReactNode;
}

/** The white panel of a form: its heading, the fields, a footnote and the button. */
export function FormPanel({ words, withoutScript, children, ...form }: Props) {
  return (
    <form className="form-panel form" {...form}>
      <div>
        <h2 className="text-h3">{words.title}</h2>
        <p className="mt-2 text-sm text-muted">{words.intro}</p>
      </div>
      {withoutScript}
      {children}
      <div className="form-foot">
        <p className="text-sm text-muted">{words.footnote}</p>
        <button type="submit" className="button">
          {words.submit}
        </button>
      </div>
    </form>
  );
}
