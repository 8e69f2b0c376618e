"use client";

import type { ReactNode } from "react";
import type { FieldWords } from "@/content/schema";
import { Field } from "./field";
import type { Errors } from "./use-submission";

interface Props {
  words: { name: FieldWords; email: FieldWords };
  errors: Errors;
  errorIcon: ReactNode;
}

/** Who writes: the name and the mail address that both forms ask for. */
export function SenderFields({ words, errors, errorIcon }: Props) {
  return (
    <>
      <Field
        name="name"
        label={words.name.label}
        placeholder={words.name.placeholder}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        required
        error={errors.name}
        errorIcon={errorIcon}
      />
      <Field
        name="email"
        type="email"
        label={words.email.label}
        placeholder={words.email.placeholder}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        error={errors.email}
        errorIcon={errorIcon}
      />
    </>
  );
}
