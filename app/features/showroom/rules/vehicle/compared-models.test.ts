import { expect, test } from "vitest";
import { comparedModels } from "./compared-models.ts";

const of = { id: "suhail", usual: ["jawza", "reem"], all: ["suhail", "jawza", "reem", "nada", "wahat"] };

test.each([
  ["", ["jawza", "reem"]],
  ["compare=nada", ["nada"]],
  ["compare=nada&compare=wahat", ["nada", "wahat"]],
  ["compare=nada,wahat", ["nada", "wahat"]],
  ["compare=Nada&compare=", ["nada"]],
  ["compare=nada&compare=nada", ["nada"]],
  ["compare=suhail&compare=wahat", ["wahat"]],
  ["compare=nada,wahat,reem", ["nada", "wahat"]],
  ["compare=boat", ["jawza", "reem"]],
])("an address with %j sets %j beside the model", (query, models) => {
  expect(comparedModels(new URLSearchParams(query), of)).toEqual(models);
});

test("a page's own models are others that are there, too", () => {
  const usual = ["suhail", "boat", "reem"];
  expect(comparedModels(new URLSearchParams(), { ...of, usual })).toEqual(["reem"]);
});

test("a page that names no model is compared with none until one is chosen", () => {
  expect(comparedModels(new URLSearchParams(), { ...of, usual: [] })).toEqual([]);
});
