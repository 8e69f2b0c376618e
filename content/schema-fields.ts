/**
 * The kinds of values in the content, for schema.ts. A message has two lines: the problem and the fix.
 */
import type { Route } from "next";
import { z } from "zod";

/** Text as it is shown. `places` are its placeholders: words("{name}") for "Thank you, {name}." */
export const words = (...places: readonly string[]) => filled(z.string(), places);

const filled = (
  string: z.ZodString,
  places: readonly string[],
  remedy = "Write the words that belong here.",
) =>
  string.superRefine((text, { addIssue }) => {
    const report = (message: string) => addIssue({ code: "custom", message, input: text, continue: false });
    if (text.trim() === "") return report(`The text is empty.\n${remedy}`);
    if (text.includes("${")) {
      const wrong = `The text has \${…} in it, which would be shown literally.`;
      report(`${wrong}\nPut the text in backticks (\`…\`) instead of quotation marks.`);
    }
    const found = [...text.matchAll(/(?<!\$)\{[^{}]*\}/g)].map(([place]) => place);
    for (const place of found.filter((name) => !places.includes(name))) {
      report(`${place} would be shown literally.\n${remedyFor(place, places)}`);
    }
    for (const place of places.filter((name) => !found.includes(name))) {
      report(`The text has no ${place}.\nPut ${place} where its value is to be shown.`);
    }
  });

function remedyFor(place: string, places: readonly string[]): string {
  if (place.startsWith("{site.")) return `Write $${place}, and put the text in backticks (\`…\`).`;
  return places.length > 0
    ? `Only ${places.join(" and ")} can be filled in here.`
    : "Write the words themselves: nothing is filled in here.";
}

/** A group of fields that are all text. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, words()])) as Record<Name, ReturnType<typeof words>>,
  );

/** The text alternative of a picture. */
export const alt = () =>
  filled(z.string(tooLittle), [], altRemedy)
    .refine((text) => !isFileName(text), {
      error: ({ input }) => `${JSON.stringify(input)} is the name of a file.\n${altRemedy}`,
      abort: true,
    })
    .refine((text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 3, tooLittle);

const altRemedy = 'Say in a few words what it shows, such as "Two people talking at a table".';
const tooLittle = {
  error: ({ input }: { input?: unknown }) => `${JSON.stringify(input)} says too little.\n${altRemedy}`,
};

function isFileName(text: string): boolean {
  const name = text.trim();
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name) || /^\S*[\d_]\S*$/.test(name);
}

/** How many characters search engines show of a page's title and description. Shorter texts say too little. */
const searchLimits = {
  title: { least: 10, most: 60 },
  description: { least: 50, most: 158 },
} as const;

/** Text for search engines. */
export const searchWords = (name: keyof typeof searchLimits) => {
  const { least, most } = searchLimits[name];
  const tooMuch = (word: string) => ({
    error: ({ input }: { input?: unknown }) =>
      `The ${name} for search engines is too ${word}: ${JSON.stringify(input)} has ${String(input).length} characters.\nWrite ${least} to ${most} characters.`,
  });
  return words().min(least, tooMuch("short")).max(most, tooMuch("long"));
};

/** Returns the message for a value with the wrong form. */
export const invalid = (what: string, right: string) => ({
  error: ({ input }: { input?: unknown }) => `${JSON.stringify(input)} is not ${what}.\n${right}`,
});

/** A text of a fixed form. */
export const matching = (pattern: RegExp, message: ReturnType<typeof invalid>) =>
  z.string(message).regex(pattern, message);

/** One of some names. Their check suggests the nearest. */
export const oneOf = <const Name extends string>(what: string, names: readonly Name[]) =>
  z.enum(names, { error: ({ input }) => `${JSON.stringify(input)} is not ${what}.` });

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
  invalid("a page's address", 'Write one such as "/pricing": a slash, then small letters.'),
);

/** The path of a page ("/pricing") or of a part of one ("/partners#program"). */
export const link = route(
  /^\/(?!\/)/,
  invalid("a link to a page of this site", 'Write an address such as "/pricing".'),
);

/** The id of a part of a page: its fragment in links. */
export const partId = matching(
  /^[a-z][a-z0-9-]*$/,
  invalid("an id", 'Write small letters, digits and dashes, such as "program".'),
);

/** The origin of a site, without a slash at the end. */
export const origin = z.string().refine((text) => originOf(text) === text, {
  error: ({ input }) => {
    const meant = originOf(String(input)) ?? "https://www.example.com";
    return `${JSON.stringify(input)} is not the address of a whole site.\nWrite scheme and host, with nothing after them, such as "${meant}".`;
  },
});

function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && ["https:", "http:"].includes(url.protocol) ? url.origin : undefined;
}

/** A list of one or more entries. Two may be alike, such as the values of a chart. */
export const entries = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, "The list is empty.\nGive it at least one entry.");

/** A list of one or more different entries (see `unique`). */
export const list = <Item extends z.ZodType>(item: Item, by?: string) => unique(entries(item), by).readonly();

/** Rejects a second entry with the same value in the field `by`. Entries without that field are compared as a whole. */
export const unique = <List extends z.ZodType<readonly unknown[]>>(all: List, by = "id") =>
  all.superRefine((found, { addIssue }) => reportRepeats(found, by, addIssue), {
    when: ({ value }) => Array.isArray(value),
  });

function reportRepeats(all: readonly unknown[], by: string, addIssue: z.RefinementCtx["addIssue"]): void {
  const values: readonly unknown[] = all.map((entry) => fieldOf(entry, by) ?? JSON.stringify(entry));
  all.forEach((input, index) => {
    const first = values.indexOf(values[index]);
    // An empty field has its own message.
    if (first === index || values[index] === "") return;
    const value = fieldOf(input, by);
    const message =
      value === undefined
        ? `This is the same as entry [${first}].\nChange it, or remove it.`
        : `${JSON.stringify(value)} is already the ${by} of entry [${first}].\nGive each entry of the list its own ${by}.`;
    addIssue({ code: "custom", message, path: value === undefined ? [index] : [index, by], input });
  });
}

function fieldOf(entry: unknown, name: string): unknown {
  return (entry as Readonly<Record<string, unknown>> | null)?.[name];
}

/** A share of the whole, from 0 to 1. */
export const share = z.number().min(0).max(1);

/** An index in a list or chart, counted from 0. */
export const index = z.int().min(0);
