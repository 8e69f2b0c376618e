/** The kinds of values in the content, for schema.ts. A message says what to write. The others are zod's own. */
import { domainToASCII } from "node:url";
import type { Route } from "next";
import { z } from "zod";

/** Returns the number of a character in Unicode, such as "U+200B". */
const codePoint = (character = "") =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

const html = /&(#x?[\da-f]+|[a-z]{2,}\d*);|<\/?[a-z][^<>]*>/i;
/** Characters that nobody sees. Others, such as joiners, soft hyphens and marks of direction, have a use. */
const invisible = /[\u200b\u2028\u2029\ufeff]|(?![\n\t])\p{Cc}/u;

/** Text as it is shown, with these placeholders: text("{name}") for "Thank you, {name}." */
export const text = (...placeholders: readonly string[]) =>
  z
    .string()
    .regex(/\S/, { error: "The text is empty. Write what belongs here.", abort: true })
    .refine(
      (value) => !value.includes("\ufffd"),
      "Characters were lost where it has \ufffd. Write them again, and save the file as UTF-8.",
    )
    .refine(
      (value) => !/\bundefined\b|\[object /.test(value),
      `A name in braces is misspelled: the product's is \${site.name}.`,
    )
    .refine((value) => !html.test(value), {
      error: ({ input }) =>
        `Visitors would read "${html.exec(String(input))?.[0]}". Write characters as they are, such as & or é, and no tags.`,
    })
    .refine((value) => !invisible.test(value), {
      error: ({ input }) =>
        `It has an invisible character, ${codePoint(invisible.exec(String(input))?.[0])}. Delete the words around it, and type them again.`,
    })
    .refine(
      (value) => {
        const found: readonly string[] = value.match(/\$?\{[^{}]*\}/g) ?? [];
        return [...found, ...placeholders].every(
          (name) => found.includes(name) && placeholders.includes(name),
        );
      },
      `Write ${placeholders.join(" and ") || "no name"} in braces. The product's name is \${site.name}, in backticks (\`…\`).`,
    );

/** A group of fields that are all text. */
export const texts = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, text()])) as Record<Name, ReturnType<typeof text>>,
  );

/** The text alternative of an image: at least three words, so that it is no file name. */
export const alt = () =>
  text().refine(
    (value) => (value.match(/\S*\p{L}\S*/gu) ?? []).length >= 3,
    'Say in a few words what it shows, such as "Two people talking at a table".',
  );

/** Text for search engines, which show no more characters than `most`. */
export const searchText = (least: number, most: number) => {
  const error = ({ input }: { input?: unknown }) =>
    `Write ${least} to ${most} characters, with the product's name filled in. These are ${String(input).length}.`;
  return text().min(least, { error }).max(most, { error });
};

const previewFont = "app/fonts/bricolage-grotesque-600.woff";
/** The characters of that font. For any other, next/og asks a font host. Without an answer, it leaves a gap, or fails. */
export const previewCharacters = /[ -~\xa0-\xa3\xa5-\xac\xae-\xff–—‘’‚“”„•…′″‹›⁄€™]/g;

/** Text that is also drawn in preview images. */
export const previewText = (all: z.ZodString) =>
  all.superRefine((value, { addIssue }) => {
    const others = new Set(value.replace(previewCharacters, ""));
    if (others.size === 0) return;
    const names = [...others].map((one) => `${one} (${codePoint(one)})`);
    const message = `The font of preview images, ${previewFont}, lacks ${names.join(", ")}. Write it without.`;
    addIssue({ code: "custom", message, input: value });
  });

/** The URL of the site's own photo, a file of public/photos/. */
export const photoFile = z
  .string()
  .regex(
    /^\/photos\/[a-z0-9-]+\.(jpe?g|png|webp)$/,
    'Save it in public/photos/ as JPEG, WebP or PNG, name it in small letters, digits and dashes, and write "/photos/nadia.jpg".',
  );

export const day = z.iso.date('Write year, month and day: "2026-10-12".');

// The currencies with a symbol, such as "US$", the codes of all, such as "CHF", and short names that have neither.
const currency = `(?<!\\p{L})(\\p{Lu}{0,3}\\p{Sc}|${Intl.supportedValuesOf("currency").join("|")}|Fr\\.|Ft|Kč|kr|zł)(?!\\p{L})`;
const amount = "\\d+([.,'’\\s]\\d{2,3})*";
/** A number with a currency before or after it. */
const money = `(${currency}\\s?${amount}|${amount}\\s?${currency})`;

/** An amount of money, or words. */
export const price = text().regex(
  new RegExp(`^(${money}|\\D*\\p{L}\\D*)$`, "u"),
  'Write a number with its currency, such as "$29", "1.200,50 €" or "CHF 25", or a word such as "Custom".',
);

/** Returns the amounts of money in a text, without spaces. */
export const moneyIn = (words: string): readonly string[] =>
  Array.from(words.matchAll(new RegExp(money, "gu")), ([found]) => found.replaceAll(/\s/g, ""));

/** A language for which dates can be written. */
export const language = z.string().refine((value) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(value).length > 0;
  } catch {
    // It is no tag of a language at all.
    return false;
  }
}, 'Write the language as HTML does, such as "en" or "de-AT".');

/** The path of a page. */
export const pagePath = z.custom<Route>(
  (value) => typeof value === "string" && /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(value),
  'Write a URL such as "/pricing": a slash, then small letters.',
);

/** The URL of a link: to a page or a section of one, a file of public/, another site, an email address, or a phone. */
export type Href = `${"/" | "https://" | "mailto:" | "tel:"}${string}`;

/** How each of them begins, with the part that it needs. Browsers treat "//" and "/\\" as the start of another host. */
const beginnings = /^(\/(?![/\\])|https:\/\/[^/?#]|mailto:[^@?]+@[^@?]|tel:\+?\d)/;

export const link = z.custom<Href>(
  (value) =>
    typeof value === "string" &&
    beginnings.test(value) &&
    !/\s/.test(value) &&
    URL.canParse(value, "https://this.site"),
  {
    error:
      'Write a page ("/pricing"), a file of public/ ("/terms.pdf"), or a URL with "https://", "mailto:" or "tel:", without spaces ("tel:+15551234").',
    // So that an action with a wrong link has this message, not that of an action without one.
    abort: false,
  },
);

/** An id: of a section (its fragment in links), a step or an option. */
export const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'Write small letters, digits and dashes, such as "program".');

/** The scheme and host of a site, in any spelling that browsers take. */
export const origin = z.string().refine((value) => {
  const url = URL.canParse(value) && new URL(value);
  // Comparing the whole also refuses credentials, a query and a fragment.
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}, 'Write scheme and host alone, such as "https://www.example.com".');

/** An email address. Its host may have letters of any language. */
export const email = z
  .string()
  .refine(
    (value) => z.email().safeParse(value.replace(/[^@]*$/, (host) => domainToASCII(host))).success,
    'Write an email address such as "hello@example.com".',
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
        const message = `${value} is in entry [${first}] already. Change one of them, or remove it.`;
        addIssue({ code: "custom", message, path: [index], input: found[index] });
      });
    },
    { when: ({ value }) => Array.isArray(value) },
  );

/** A share of the whole, from 0 to 1. */
export const share = z.number().min(0).max(1);

/** An index in a list or chart, counted from 0. */
export const index = z.int().min(0);
