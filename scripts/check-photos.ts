import { photoOrigin } from "../lib/images/photos.ts";
import { loadContent, textsIn } from "./content/content.ts";
import { exitOnProblem, Problem, throwFindings } from "./tools/problem.ts";

/* Requests every stock photo that the content uses, and lists those that are not images at the host. */

await exitOnProblem(async () => {
  const { files, failures } = await loadContent();
  throwFindings(failures, "in the content");
  const texts = textsIn(files);
  const photos = texts.filter(({ field, text }) => field.endsWith("photo.id") && text !== "");
  const own = texts.filter(({ field }) => field.endsWith("photo.src"));
  const findings = photos.map(async ({ text, ...place }) => {
    const answer = await request(`${photoOrigin}/${text}?w=96&q=75&auto=format&fit=crop`);
    if (answer.startsWith("200 image/")) return [];
    const problem = `${text} is not an image: the host answered ${answer}.`;
    return { ...place, problem, fix: "Open the photo at Unsplash again, or choose another one." };
  });
  throwFindings((await Promise.all(findings)).flat(), "in the photos");
  const { host } = new URL(photoOrigin);
  console.log(`Photos: ${photos.length} load from ${host}, and ${own.length} are files of public/photos/.`);
});

/** Returns the status and content type of a response: "200 image/jpeg". Throws a Problem if the host cannot be reached. */
async function request(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(({ message, cause }) => {
    const reason = cause instanceof Error ? cause.message : message;
    throw new Problem(`${new URL(url).host} cannot be reached (${reason}). Nothing was checked.`);
  });
  await response.body?.cancel();
  return `${response.status} ${response.headers.get("content-type")}`;
}
