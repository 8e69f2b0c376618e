import { statSync } from "node:fs";
import querystring from "node:querystring";
import { z } from "zod";
import { schemaOf } from "../../content/schema.ts";
import { isPageLink } from "../../lib/links.ts";
import { chooseFrom, type Finding, throwFindings } from "../tools/problem.ts";
import { type Content, type ContentFile, lineOf, loadContent, type Text, textsIn } from "./content.ts";

/** Throws a Problem that lists everything wrong in the content. */
export async function checkContent(): Promise<void> {
  const content = await loadContent();
  const unchecked = content.failures.length > 0 ? ". References across files were not checked" : "";
  throwFindings(findingsIn(content), `in the content${unchecked}`);
  console.log(`Content: ${content.files.length} files checked, no problems.`);
}

/** Returns all findings, in the order of the files. Checks across files wait until all of them load. */
export function findingsIn(content: Content): Finding[] {
  const { files, failures } = content;
  const others = failures.length > 0 ? failures : findAcrossFiles(content);
  return [...files.flatMap(checkSchema), ...findTypedNames(files), ...others].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Replaces zod's messages that do not say what to do. */
const message: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return "The field is missing. Add it, or correct its name.";
  if (issue.code === "unrecognized_keys")
    return "There is no such field here. Correct its name, or remove it.";
  return undefined;
};

function checkSchema(content: ContentFile): Finding[] {
  const { error } = schemaOf(content.file, content.value).safeParse(content.value, { error: message });
  return (error?.issues ?? []).map((issue) => {
    const key = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    return findingAt(z.core.toDotPath([...issue.path, ...key]), content, issue.message);
  });
}

function findingAt(field: string, content: ContentFile, problem: string, fix?: string): Finding {
  return { file: content.file, line: lineOf(field, content), field, problem, ...(fix && { fix }) };
}

/** Finds the product's name outside content/site.ts, so that it can change in one place. */
function findTypedNames(files: readonly ContentFile[]): Finding[] {
  const site = files.filter(({ file }) => file === "content/site.ts");
  const name = textsIn(site).find(({ field }) => field === "site.name")?.text;
  if (!name) return [];
  const problem = `The product's name, ${name}, is typed out.`;
  const fix = `Write \${site.name} instead, and put the text in backticks (\`…\`).`;
  return files
    .filter(({ file }) => file !== "content/site.ts")
    .flatMap(({ file, source }) =>
      source
        .split("\n")
        .flatMap((text, index) => (text.includes(name) ? [{ file, line: index + 1, problem, fix }] : [])),
    );
}

/** Finds faults across files, which no schema can. */
export function findAcrossFiles({ files, listed, routes, served }: Content): Finding[] {
  const texts = textsIn(files);
  /** The texts in these fields: "plans.name" for each "plans[0].name". */
  const inFields = (...fields: readonly string[]) =>
    texts.filter(({ field }) => fields.includes(field.replaceAll(/\[\d+\]/g, "")));
  const paths = inFields("path");
  const people = inFields("team.people.name", "mentors.people.name");
  const mentions = inFields("articles.author", "hub.items.mentor", "story.people");
  const buttons = texts.filter(({ field }) => field.endsWith(".notice"));
  const notices = texts
    .filter(({ field }) => /^notices\.\w+\.title$/.test(field))
    .map((title) => ({ ...title, text: title.field.split(".")[1] ?? "" }));
  const footerSolutions = inFields("navigation.footer.solutions");
  // Only a build can look for the element of a fragment.
  const links = texts
    .filter(({ field, text }) => /\.(href|link|path|pages\[\d+\])$/.test(field) && /^\/(?![/\\])/.test(text))
    // The schema names the others.
    .filter(({ text }) => URL.canParse(text, "https://this.site"))
    .map((link) => ({
      ...link,
      text: querystring.unescape(new URL(link.text, "https://this.site").pathname),
    }));
  const ownPhotos = texts.filter(({ field }) => field.endsWith("photo.src"));
  const isFile = ({ text }: Text) => !isPageLink(text);
  // The build knows the pages of a route such as /blog/[slug], and checks the links to them.
  const dynamic = routes.filter(({ text }) => text.includes("["));
  const patterns = dynamic.map(({ text }) => new RegExp(`^${text.replace(/\[[^\]]+\]/g, "[^/]+")}$`));
  const isFixed = ({ text }: Text) => !patterns.some((pattern) => pattern.test(text));
  // Visitors do not read llms.txt. The logo links to the home page.
  const shown = links.filter(({ file }) => file !== "content/llms.ts");
  const linked = paths.filter(
    (page) => page.text === "/" || shown.some((link) => link.text === page.text && link.file !== page.file),
  );
  const addition = 'Add a line such as: export { default as press } from "./press";';
  return [
    ...repeated(paths, "Give each page its own URL."),
    ...repeated(inFields("title", "description"), "Write what only this page offers."),
    // Pages refer to people by name.
    ...repeated(people, "Add what tells the two apart, such as an initial."),
    ...unknown(mentions, people, "No mentor or team member is named"),
    ...unknown(inFields("plans.rows.plan"), inFields("plans.name"), "There is no plan"),
    ...unknown(footerSolutions, inFields("cards.id"), "No card of content/pages/solutions.ts is"),
    ...unknown(buttons, notices, "There is no notice"),
    ...unknown(
      links.filter((link) => isFixed(link) && !isFile(link)),
      paths,
      "There is no page at",
    ),
    ...unknown(
      [...links.filter(isFile), ...ownPhotos].filter(({ text }) => !served.includes(text)),
      [],
      "public/ has no file",
      "Add it, or correct the URL.",
    ),
    ...ownPhotos.flatMap(tooHeavy),
    ...unknown(
      paths,
      routes,
      "app/ has no page.tsx for",
      "Add it (docs/adding-a-page.md), or correct the path.",
    ),
    ...unknown(
      routes.filter(isFixed),
      paths,
      "No page of content/pages has the path",
      "Add one, or remove this file.",
    ),
    ...unknown(paths, linked, "No other page links to", "Add a link, such as in content/navigation.ts."),
    ...unknown(
      paths,
      paths.filter(({ text }) => listed.includes(text)),
      "content/pages/index.ts does not list",
      addition,
    ),
  ];
}

/** The most that an own photo may weigh, in kB. It is one file, for all windows. */
const photoLimit = 300;

function tooHeavy({ text, ...place }: Text): Finding[] {
  const weight = (statSync(`public${text}`, { throwIfNoEntry: false })?.size ?? 0) / 1000;
  if (weight <= photoLimit) return [];
  const problem = `public${text} has ${Math.ceil(weight)} kB, and a photo may have ${photoLimit}.`;
  return [{ ...place, problem, fix: "Save it at most 1600 px wide, as JPEG or WebP of quality 75." }];
}

/** Finds texts that an earlier one repeats. Search engines, which read titles, ignore case. */
function repeated(texts: readonly Text[], fix: string): Finding[] {
  const first = texts.map((one) => texts.find(({ text }) => text.toLowerCase() === one.text.toLowerCase()));
  return texts.flatMap(({ text, ...place }, index) =>
    first[index] === texts[index]
      ? []
      : { ...place, problem: `"${text}" is already in ${first[index]?.file}.`, fix },
  );
}

/** Finds texts that are not among the known ones: a rename of a person or page reports every mention. */
function unknown(
  texts: readonly Text[],
  known: readonly Text[],
  problem: string,
  fix = chooseFrom(known.map(({ text }) => text).sort()),
): Finding[] {
  return texts
    .filter(({ text }) => !known.some((one) => one.text === text))
    .map(({ text, ...place }) => ({ ...place, problem: `${problem} ${text}.`, fix }));
}
