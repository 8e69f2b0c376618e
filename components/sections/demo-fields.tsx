import { Field } from "@/components/islands/forms/field";
import type { DemoFormCopy } from "@/content/schema";

/** The fields of a demo request that may stay empty: company, role and interests. */
export function DemoFields({
  company,
  role,
  interests,
  optional,
}: Pick<DemoFormCopy, "company" | "role" | "interests" | "optional">) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field
          name="company"
          label={company.label}
          hint={optional}
          placeholder={company.placeholder}
          autoComplete="organization"
        />
        <Field
          name="role"
          label={role.label}
          hint={optional}
          placeholder={role.placeholder}
          autoComplete="organization-title"
        />
      </div>
      <fieldset>
        <legend className="mb-3 font-strong">
          {interests.legend}
          <span className="field-hint"> {optional}</span>
        </legend>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {interests.options.map(({ id, label }) => (
            <label key={id} className="choice choice-chip">
              <input type="checkbox" name="interests" value={id} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
