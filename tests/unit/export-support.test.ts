import { describe, expect, test } from "@jest/globals";
import { missingWords, wordsOf } from "../export/support/words.ts";

describe("the check of a page's words", () => {
  const page = {
    path: "/pricing",
    title: "Pricing | Upwell",
    head: { title: "Pick a plan", lead: "Start free & grow." },
    picture: { art: "demo", photo: { id: "photo-12-ab", alt: "A table" } },
    plans: [{ name: "Premium", link: "/dashboard", features: ["AI coach"] }],
    form: {
      name: { label: "Name", missing: "Write your name.", placeholder: "Ada" },
      email: { label: "Email", invalid: "No address." },
    },
    sent: { title: "Thank you, {name}", text: "We have it." },
  };
  const html = `<body><h1>Pick a\n  <em>plan</em></h1><p>Start free &amp; grow.</p>
    <img alt="A table" src="/x.svg"><h2>Premium</h2><ul><li>AI <!-- -->coach</li></ul>
    <label>Name <input placeholder="Ada"></label><label>Email</label></body>`;

  test("finds them in text and in attributes, however the HTML breaks them up", () => {
    expect(missingWords(page, html)).toEqual([]);
  });

  test.each([
    ["Pick a", "head.title: Pick a plan"],
    ["&amp; grow", "head.lead: Start free & grow."],
    ['alt="A table"', "picture.photo.alt: A table"],
    ["coach", "plans[0].features[0]: AI coach"],
    ['placeholder="Ada"', "form.name.placeholder: Ada"],
  ])("misses them on a page without %s", (removed, told) => {
    expect(missingWords(page, html.replace(removed, ""))).toEqual([told]);
  });

  test("misses words that only a script would show", () => {
    const scripted = html.replace(
      "<h2>Premium</h2>",
      '<script>show("Premium")</script><template>Premium</template>',
    );
    expect(missingWords(page, scripted)).toEqual(["plans[0].name: Premium"]);
  });

  test("leaves out addresses, drawings and what is shown later", () => {
    expect(wordsOf(page).map(({ field }) => field)).toEqual([
      "head.title",
      "head.lead",
      "picture.photo.alt",
      "plans[0].name",
      "plans[0].features[0]",
      "form.name.label",
      "form.name.placeholder",
      "form.email.label",
    ]);
  });
});
