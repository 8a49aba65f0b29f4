import { normalPartNumber } from "../../part-number.ts";
import type { CatalogueRecord } from "../catalogue-records.ts";
import type { Mapping } from "./mapping.ts";
import { childrenOf, writtenIn, type XmlElement } from "./xml-element.ts";
import { fieldWith, type XmlFieldProblem } from "./xml-problems.ts";

type ReadItem =
  | { readonly record: CatalogueRecord; readonly textsLeftOut: number }
  | { readonly problems: readonly XmlFieldProblem[] };
type Text = { readonly en: string; readonly ar: string };

/** Grams of the units in which a package is weighed. */
const grams = new Map([
  ...(["KG", "GT"] as const).map((unit) => [unit as string, 1000] as const),
  ...(["LB", "PG"] as const).map((unit) => [unit as string, 453.59237] as const),
  ...(["G", "GR"] as const).map((unit) => [unit as string, 1] as const),
]);

/** An `Item` of PIES as a part. A text that is there in one language only is left out: the part type's name stands. */
export function readItem(item: XmlElement, mapping: Mapping): ReadItem {
  if (isRemoved(item)) return { problems: [{ field: "MaintenanceType", problem: "not-removable" }] };
  const problems: XmlFieldProblem[] = [];
  const number = normalPartNumber(writtenIn(childrenOf(item, "PartNumber")[0]));
  if (number === "") problems.push({ field: "PartNumber", problem: "wrong-value" });
  const typeId = writtenIn(childrenOf(item, "PartTerminologyID")[0]);
  const type = mapping.partTypes.get(typeId);
  if (type === undefined)
    problems.push({ field: fieldWith("PartTerminologyID", typeId), problem: "not-mapped" });
  const weight = weightOf(item);
  if ("problem" in weight) problems.push(weight);
  if (problems.length > 0 || type === undefined || "problem" in weight) return { problems };
  const [name, description] = [textOf(item, "DES"), textOf(item, "EXT")];
  return {
    record: {
      ...{ record: "part", number, type, weightGrams: weight.grams },
      ...(isWhole(name) && { name }),
      ...(isWhole(description) && { description }),
      alternatives: alternativesOf(item).filter((other) => other !== number),
    },
    textsLeftOut: [name, description].filter((text) => !isWhole(text) && text.en + text.ar !== "").length,
  };
}

function isRemoved({ attributes }: XmlElement): boolean {
  return attributes.MaintenanceType === "D";
}

function inside(item: XmlElement, list: string, name: string): XmlElement[] {
  return childrenOf(item, list)
    .flatMap((element) => childrenOf(element, name))
    .filter((element) => !isRemoved(element));
}

/** All descriptions of a kind, one after the other, in each of our languages. */
function textOf(item: XmlElement, kind: string): Text {
  const written = inside(item, "Descriptions", "Description").filter(
    ({ attributes }) => attributes.DescriptionCode === kind,
  );
  const inLanguage = (code: string) =>
    written
      .filter(({ attributes }) => (attributes.LanguageCode ?? "EN").toUpperCase() === code)
      .map(writtenIn)
      .join(" ")
      .trim();
  return { en: inLanguage("EN"), ar: inLanguage("AR") };
}

function isWhole({ en, ar }: Text): boolean {
  return en !== "" && ar !== "";
}

/** Of one piece: a package of one, or else the share of a piece in the first package. */
function weightOf(item: XmlElement): { readonly grams: number } | XmlFieldProblem {
  const packages = inside(item, "Packages", "Package").map((element) => ({
    weights: childrenOf(element, "Weights")[0],
    eaches: Number(writtenIn(childrenOf(element, "QuantityofEaches")[0]) || "1"),
  }));
  const weighed = packages.filter(({ weights }) => weights !== undefined);
  const { weights, eaches = 1 } = weighed.find((one) => one.eaches === 1) ?? weighed[0] ?? {};
  const written = writtenIn(childrenOf(weights, "Weight")[0]);
  if (!/^\d{1,7}(?:\.\d{1,6})?$/.test(written)) return { field: "Weight", problem: "wrong-value" };
  if (!Number.isInteger(eaches) || eaches < 1) return { field: "QuantityofEaches", problem: "wrong-value" };
  const unit = weights?.attributes.UOM?.toUpperCase() ?? "";
  const perUnit = grams.get(unit);
  if (perUnit === undefined) return { field: fieldWith("Weights", unit), problem: "wrong-value" };
  return { grams: Math.round((Number(written) * perUnit) / eaches) };
}

/** Numbers of the same brand: those of others are in no catalog of ours. */
function alternativesOf(item: XmlElement): string[] {
  const brand = writtenIn(childrenOf(item, "BrandAAIAID")[0]);
  const numbers = inside(item, "PartInterchangeInfo", "PartInterchange")
    .filter(({ attributes }) => (attributes.BrandAAIAID ?? brand) === brand)
    .flatMap((element) => childrenOf(element, "PartNumber"))
    .filter((element) => !isRemoved(element))
    .map((element) => normalPartNumber(writtenIn(element)));
  return [...new Set(numbers)];
}
