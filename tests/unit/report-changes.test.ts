import { describe, expect, test } from "@jest/globals";
import { sequenceDifference } from "../../scripts/report/changes/sequence.ts";
import { ownChanges, sharedChanges, wordChanges } from "../../scripts/report/changes/words.ts";
import { joinFindings } from "../../scripts/report/visits/visit.ts";

test("a sequence keeps what both have, in its order", () => {
  const pieces = sequenceDifference([..."abcd"], [..."axcde"]);
  expect(pieces.map(({ kind, item }) => `${kind} ${item}`)).toEqual([
    "both a",
    "before b",
    "after x",
    "both c",
    "both d",
    "after e",
  ]);
});

describe("words", () => {
  test("that are the same have no change", () => {
    expect(wordChanges(["One. Two.", "Three"], ["One. Two.", "Three"])).toEqual([]);
  });

  test("are compared sentence by sentence, and marked word by word", () => {
    const before = ["Start free. Premium is $29 per month. Leave any time."];
    const after = ["Start free. Premium is $39 per month. Leave any time."];
    expect(wordChanges(before, after)).toEqual([
      {
        before: [
          { text: "Premium is", changed: false },
          { text: "$29", changed: true },
          { text: "per month.", changed: false },
        ],
        after: [
          { text: "Premium is", changed: false },
          { text: "$39", changed: true },
          { text: "per month.", changed: false },
        ],
      },
    ]);
  });

  test("that come or go have one side", () => {
    expect(wordChanges(["One.", "Two."], ["One.", "Two.", "Three."])).toEqual([
      { before: [], after: [{ text: "Three.", changed: true }] },
    ]);
    expect(wordChanges(["One.", "Two."], ["Two."])).toEqual([
      { before: [{ text: "One.", changed: true }], after: [] },
    ]);
  });

  test("that change alike on most pages are told once", () => {
    const footer = wordChanges(["All rights"], ["No rights"]);
    const price = wordChanges(["$29"], ["$39"]);
    const pages = [[...footer, ...price], footer, footer, []];
    expect(sharedChanges(pages)).toEqual(footer);
    expect(ownChanges(pages[0] ?? [], footer)).toEqual(price);
    expect(sharedChanges([footer, footer])).toEqual([]);
  });
});

test("a fault that axe finds in several looks is told once", () => {
  const finding = { rule: "label", help: "Fields have labels", place: "#email" };
  const other = { ...finding, place: "#name", looks: ["390 px, light"] };
  expect(
    joinFindings([{ ...finding, looks: ["390 px, light"] }, other, { ...finding, looks: ["1280 px, dark"] }]),
  ).toEqual([{ ...finding, looks: ["390 px, light", "1280 px, dark"] }, other]);
});
