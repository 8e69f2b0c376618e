/**
 * The kinds of values in the content, for schema.ts. A message has two lines: the problem and the fix.
 */
import type { Route } from "next";
import { z } from "zod";

/** Text as it is shown, with these placeholders: text("{name}") for "Thank you, {name}." */
export const text = (...placeholders: readonly string[]) =>
  z.string().superRefine((value, { addIssue }) => {
    const report = (wrong: string, right: string) =>
      addIssue({ code: "custom", message: `${wrong}\n${right}`, input: value, continue: false });
    if (value.trim() === "") return report("The text is empty.", "Write the text that belongs here.");
    if (/\bundefined\b|\[object /.test(value))
      report(
        `${JSON.stringify(value)} would be shown.`,
        "A name in braces is misspelled: site.name is the product's.",
      );
    const found = [...value.matchAll(/\$?\{[^{}]*\}/g)].map(([placeholder]) => placeholder);
    for (const placeholder of found.filter((name) => !placeholders.includes(name)))
      report(
        `${placeholder} would be shown literally.`,
        /^\$|site\./.test(placeholder)
          ? `Write \${site.name}, and put the text in backticks (\`…\`).`
          : `Only ${placeholders.join(" and ") || "text"} can be filled in here.`,
      );
    for (const placeholder of placeholders.filter((name) => !found.includes(name)))
      report(`The text has no ${placeholder}.`, `Put ${placeholder} where its value is to be shown.`);
  });

/** A group of fields that are all text. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>,
  );

/** Returns the message for a value with the wrong form. */
export const invalid = (what: string, right: string) => ({
  error: ({ input }: { input?: unknown }) =>
    `${input === undefined ? "The value that is missing" : JSON.stringify(input)} is not ${what}.\n${right}`,
});

/** The text alternative of an image: at least three words, so no file name. */
export const alt = () =>
  text().refine(
    (value) => (value.match(/\S*\p{L}\S*/gu) ?? []).length >= 3,
    invalid("a description", 'Say in a few words what it shows, such as "Two people talking at a table".'),
  );

/** Text for search engines, which show no more characters than `most`. */
export const searchText = (least: number, most: number) => {
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} has ${String(input).length} characters.\nWrite ${least} to ${most}, with the product's name filled in.`;
  return text().min(least, { error }).max(most, { error });
};

/** A text of a fixed form. */
export const matching = (pattern: RegExp, message: ReturnType<typeof invalid>) =>
  z.string(message).regex(pattern, message);

export const day = z.iso.date(invalid("a date", 'Write year, month and day: "2026-10-12".'));

export const price = matching(
  /^(\$(\d+|\d{1,3}(,\d{3})+)(\.\d{2})?|Custom)$/,
  invalid("a price", 'Write it as "$29", "$0", "$1,200.50" or "Custom".'),
);

/** A path on this site. */
const route = (pattern: RegExp, message: ReturnType<typeof invalid>) =>
  z.custom<Route>((value) => typeof value === "string" && pattern.test(value), message);

export const pagePath = route(
  /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
  invalid("a page's URL", 'Write one such as "/pricing": a slash, then small letters.'),
);

/** The path of a page ("/pricing") or of a section of one ("/partners#program"). */
export const link = route(
  /^\/(?!\/)/,
  invalid("a link to a page of this site", 'Write a URL such as "/pricing".'),
);

/** An id: of a section (its fragment in links), a step or an option. */
export const id = matching(
  /^[a-z][a-z0-9-]*$/,
  invalid("an id", 'Write small letters, digits and dashes, such as "program".'),
);

/** The origin of a site, without a slash at the end. */
export const origin = z
  .string()
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value,
    invalid("an origin", 'Write scheme and host alone, such as "https://www.example.com".'),
  );

/** A list of one or more entries. Two may be alike, such as the values of a chart. */
export const entries = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** A list of one or more different entries (see `unique`). */
export const list = <Item extends z.ZodType>(item: Item, by?: string) => unique(entries(item), by).readonly();

/** Rejects a second entry with the same value in the field `by`. Entries without that field are compared as a whole. */
export const unique = <List extends z.ZodType<readonly unknown[]>>(all: List, by = "id") =>
  all.superRefine(
    (found, { addIssue }) => {
      const values = found.map((entry) => {
        const field = (entry as Readonly<Record<string, unknown>> | null)?.[by];
        return JSON.stringify(field ?? entry);
      });
      values.forEach((value, index) => {
        const first = values.indexOf(value);
        // An empty text has its own message.
        if (first === index || value === '""') return;
        const message = `${value} is in entry [${first}] already.\nChange one of them, or remove it.`;
        addIssue({ code: "custom", message, path: [index], input: found[index] });
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );

/** A share of the whole, from 0 to 1. */
export const share = z.number().min(0).max(1);

/** An index in a list or chart, counted from 0. */
export const index = z.int().min(0);
