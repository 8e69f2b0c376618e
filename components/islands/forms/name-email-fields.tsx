import type { DemoFormCopy } from "@/content/schema";
import { Field } from "./field";

/** The fields that both forms share: name and email address. */
export function NameEmailFields({ name, email }: Pick<DemoFormCopy, "name" | "email">) {
  return (
    <>
      <Field name="name" {...name} autoComplete="name" autoCapitalize="words" spellCheck={false} />
      <Field name="email" {...email} type="email" autoComplete="email" inputMode="email" spellCheck={false} />
    </>
  );
}
