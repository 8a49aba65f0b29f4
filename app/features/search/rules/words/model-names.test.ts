import { expect, test } from "vitest";
import type { Entry } from "../index/entry.ts";
import { ModelNames } from "./model-names.ts";

const model = (id: string, en: string, ar: string): Entry => ({
  kind: "model",
  id,
  url: `/${id}`,
  texts: { en: { title: en, text: "" }, ar: { title: ar, text: "" } },
});
const names = new ModelNames([model("nada", "Nada", "ندى"), model("wahat", "Wahat", "واحات")]);

test("a name is known in both scripts, with its model", () => {
  expect(names.modelOf("nada")).toBe("nada");
  expect(names.modelOf("واحات")).toBe("wahat");
  expect(names.matching("nada", { bySound: true })).toEqual(["nada"]);
});

test("by sound only where that is wanted; with one letter wrong only where the word is long enough", () => {
  expect(names.matching("neda", { bySound: true })).toEqual(["nada"]);
  expect(names.matching("neda", { bySound: false })).toEqual([]);
  expect(names.misspelled("wahxt")).toEqual(["wahat"]);
  expect(names.misspelled("wat")).toEqual([]);
});
