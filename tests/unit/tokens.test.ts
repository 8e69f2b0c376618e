import { expect, test } from "@jest/globals";
import { designColor } from "../../lib/site/tokens.ts";

test.each(["shadow-float", "schemes", "coral"])("--%s is no plain color", (token) => {
  expect(() => designColor(token)).toThrow(/^app\/styles\/tokens.css has no plain color --/);
});
