import { chooseFrom } from "../tools/problem.ts";
import type { Content } from "./load-content.ts";
import { isPage, type Text, textsIn } from "./queries.ts";

/** Finds what no schema can, because it spans modules. Any value is accepted: the schemas report invalid ones. */
export function findAcrossModules({ modules, listed, pageFiles }: Content) {
  const texts = textsIn(modules);
  /** The texts of pages in these fields: "plans.price" for each "plans[0].price". */
  const inPages = (...fields: readonly string[]) =>
    texts.filter(({ file, field }) => isPage(file) && fields.includes(field.replaceAll(/\[\d+\]/g, "")));
  const paths = inPages("path");
  const people = inPages("team.people.name", "mentors.people.name");
  const mentions = inPages("articles.author", "hub.items.mentor", "story.people");
  const footerSolutions = texts.filter(({ field }) => /^navigation\.footer.*\.solutions\[/.test(field));
  // Folders in parentheses only group.
  const routeOf = (file: string) => file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, "") || "/";
  const routes = pageFiles.map((file) => ({ file, field: "", value: routeOf(file) }));
  const links = linksIn(texts);
  const linked = paths.filter(
    ({ file, value }) =>
      // The logo links to the home page. Visitors do not read llms.txt.
      value === "/" ||
      links.some((link) => link.value === value && ![file, "content/llms.ts"].includes(link.file)),
  );
  const addition = 'Add a line such as: export { default as press } from "./press";';
  return [
    ...repeated(paths, "Give each page its own URL."),
    ...repeated(inPages("title", "description"), "Write what only this page offers."),
    // Pages refer to people by name.
    ...repeated(people, "Add what tells the two apart, such as an initial."),
    ...wrongPortraits(texts),
    ...wrongCounts(texts, /mentors|influencers/, inPages("mentors.people.name").length),
    ...wrongCounts(texts, /products/, inPages("products.title").length),
    ...wrongCounts(texts, /solutions/, inPages("cards.title").length),
    ...wrongCounts(texts, /plans/, inPages("plans.name").length),
    ...unknown(mentions, people, "No mentor or team member is named"),
    ...unknown(inPages("plans.rows.plan"), inPages("plans.name"), "There is no plan"),
    ...unknown(pricesIn(texts), inPages("plans.price"), "No plan costs"),
    ...unknown(footerSolutions, inPages("cards.id"), "No card of content/pages/solutions.ts is"),
    ...unknown(links, paths, "There is no page at"),
    ...unknown(paths, routes, "app/ has no page.tsx for", "Add it (docs/adding-a-page.md), or correct it."),
    ...unknown(routes, paths, "No page of content/pages has the path", "Add one, or remove this file."),
    ...unknown(paths, linked, "No other page links to", "Add a link, such as in content/navigation.ts."),
    ...unknown(paths, listed, "content/pages/index.ts does not list", addition),
  ];
}

/** Finds texts that an earlier one repeats. Search engines, which read titles, ignore case and spaces. */
function repeated(texts: readonly Text[], fix: string) {
  const keys = texts.map(({ value }) => value.trim().toLowerCase().replace(/\s+/g, " "));
  return texts.flatMap(({ file, field, value }, index) => {
    const first = keys.indexOf(keys[index] ?? "");
    if (first === index) return [];
    return { file, field, problem: `"${value}" is already in ${texts[first]?.file}.`, fix };
  });
}

/** Finds photos of people whose description does not name who is beside them, such as the person before. */
function wrongPortraits(texts: readonly Text[]) {
  return texts.flatMap(({ file, field, value }) => {
    const photo = field.replace(/name$/, "picture.photo.alt");
    const alt = texts.find((text) => text.file === file && text.field === photo);
    if (photo === field || !alt || alt.value.includes(value)) return [];
    const problem = `"${alt.value}" does not name ${value}.`;
    return { ...alt, problem, fix: "Name the person in the photo." };
  });
}

/** Finds numbers before a noun, as in "four mentors", of which there are more or fewer. */
function wrongCounts(texts: readonly Text[], noun: RegExp, count: number) {
  const number = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count - 1];
  const pattern = new RegExp(`\\b(two|three|four|five|six|seven|eight|nine) (${noun.source})\\b`, "i");
  return texts.flatMap(({ file, field, value }) => {
    const [found, written] = pattern.exec(value) ?? [];
    if (!number || !written || written.toLowerCase() === number) return [];
    return {
      file,
      field,
      problem: `"${found}": there are ${number}.`,
      fix: "Write the right number, or none.",
    };
  });
}

/** Finds texts that are not among the known ones, so that who renames one finds every mention. */
function unknown(
  texts: readonly Text[],
  known: readonly Pick<Text, "value">[],
  problem: string,
  fix = chooseFrom(known.map(({ value }) => value).sort()),
) {
  return texts
    .filter((text) => !known.some(({ value }) => value === text.value))
    .map(({ file, field, value }) => ({ file, field, problem: `${problem} ${value}.`, fix }));
}

/** Returns every link to a path of this site, without its fragment: the build looks for the ids. */
function linksIn(texts: readonly Text[]): Text[] {
  return texts
    .filter(({ file, field, value }) => {
      const isOwnPath = field === "path" && isPage(file);
      return /\b(href|link|path|pages\[\d+\])$/.test(field) && !isOwnPath && /^\/(?!\/)/.test(value);
    })
    .map((link) => ({ ...link, value: link.value.replace(/#.*/, "") }));
}

/** Returns every price per month. */
function pricesIn(texts: readonly Text[]): Text[] {
  return texts.flatMap((text) =>
    [...text.value.matchAll(/\$\d[\d,.]*(?= per month)/g)].map(([value]) => ({ ...text, value })),
  );
}
