import type { ReactNode } from "react";
import type { FieldCopy } from "@/content/schema";
import { Field } from "./field";
import type { Errors } from "./use-submission";

interface Props {
  copy: { name: FieldCopy; email: FieldCopy };
  errors: Errors;
  errorIcon: ReactNode;
}

/** The fields that both forms share: name and mail address. */
export function NameEmailFields({ copy, errors, errorIcon }: Props) {
  return (
    <>
      <Field
        name="name"
        label={copy.name.label}
        placeholder={copy.name.placeholder}
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
        label={copy.email.label}
        placeholder={copy.email.placeholder}
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
