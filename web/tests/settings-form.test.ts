import { expect, test } from "vitest";
import { plainFields } from "../src/lib/settings-form";

const schema = {
  properties: {
    haste: { type: "boolean", description: "everybody hurries", default: false },
    edition: { enum: ["en", "de"], description: "whose rules", default: "en" },
    deck: { enum: ["standard"], default: "standard" },
    promo: { type: "array", items: { enum: ["flux", "transformer"] }, default: [] },
    cards: { type: "integer", minimum: 2, maximum: 13, default: 5 },
    switches: { type: "object", properties: {} },
  },
};

test("switches, choices and numbers are plain; what has one choice, or is an object, is not", () => {
  const fields = plainFields(schema);

  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["haste", "switch"],
    ["edition", "choice"],
    ["promo", "some"],
    ["cards", "number"],
  ]);
  expect(fields[0]).toMatchObject({ doc: "everybody hurries", default: false });
  expect(fields[2]!.words).toEqual(["flux", "transformer"]);
  expect([fields[3]!.least, fields[3]!.most]).toEqual([2, 13]);
});
