import { normalPartNumber } from "../../part-number.ts";
import type { CatalogueRecord } from "../catalogue-records.ts";
import { quoted } from "../row-problems.ts";
import { brandCheck } from "./brand.ts";
import type { Mapping } from "./mapping.ts";
import { childrenOf, saysAnything, wholeIn, writtenIn, type XmlElement } from "./xml-element.ts";
import { fieldWith, type XmlFieldProblem } from "./xml-problems.ts";

type ReadItem =
  | { readonly record: CatalogueRecord; readonly textsLeftOut: number }
  | "of-others"
  | { readonly problems: readonly XmlFieldProblem[] };
type Text = { readonly en: string; readonly ar: string };

const units = [
  [1000, "KG", "KGS", "KGM", "GT"],
  [453.59237, "LB", "LBS", "LBR", "PG"],
  [1, "G", "GR", "GM", "GRM"],
  [28.349523125, "OZ", "ON", "ONZ"],
] as const;
/** Grams of the units in which a package is weighed. */
const grams = new Map<string, number>(
  units.flatMap(([perUnit, ...names]) => names.map((name) => [name, perUnit] as const)),
);

/** An `Item` of PIES as a part. A text that is there in one language only is left out: the part type's name stands. */
export function readItem(item: XmlElement, mapping: Mapping, fileBrand = ""): ReadItem {
  const itemBrand = (writtenIn(childrenOf(item, "BrandAAIAID")[0]) || fileBrand).trim().toUpperCase();
  const brand = brandCheck(itemBrand, mapping);
  if (brand === "of-others") return brand;
  if (isRemoved(item)) return { problems: [{ field: "MaintenanceType", problem: "not-removable" }] };
  const problems: XmlFieldProblem[] = brand === "ours" ? [] : [brand];
  const number = normalPartNumber(writtenIn(childrenOf(item, "PartNumber")[0]));
  if (number === "") problems.push({ field: "PartNumber", problem: "wrong-value" });
  const typeId = writtenIn(childrenOf(item, "PartTerminologyID")[0]).replace(/^0+(?=\d)/, "");
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
      alternatives: alternativesOf(item, itemBrand, mapping).filter((other) => other !== number),
    },
    textsLeftOut: [name, description].filter((text) => !isWhole(text) && text.en + text.ar !== "").length,
  };
}

function isRemoved({ attributes }: XmlElement): boolean {
  return attributes.MaintenanceType?.trim().toUpperCase() === "D";
}

function inside(item: XmlElement, list: string, name: string): XmlElement[] {
  return childrenOf(item, list)
    .flatMap((element) => childrenOf(element, name))
    .filter((element) => !isRemoved(element));
}

/** All descriptions of a kind, one after the other, in each of our languages. */
function textOf(item: XmlElement, kind: string): Text {
  const written = inside(item, "Descriptions", "Description").filter(
    ({ attributes }) => attributes.DescriptionCode?.trim().toUpperCase() === kind,
  );
  const inLanguage = (code: string) =>
    written
      .filter(({ attributes }) => (attributes.LanguageCode?.trim() || "EN").toUpperCase().startsWith(code))
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
    weights: childrenOf(element, "Weights").find(saysAnything),
    eaches: childrenOf(element, "QuantityofEaches").find(saysAnything),
  }));
  const weighed = packages.filter(({ weights }) => weights !== undefined);
  const { weights, eaches } =
    weighed.find(({ eaches: one }) => !one || wholeIn(one) === 1) ?? weighed[0] ?? {};
  const written = writtenIn(childrenOf(weights, "Weight")[0]);
  const weight = /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(written) ? written.replaceAll(",", "") : written;
  if (!/^\+?(?:\d{1,7}(?:\.\d{0,6})?|\.\d{1,6})$/.test(weight)) return wrong("Weight", written);
  const count = eaches === undefined ? 1 : wholeIn(eaches);
  if (count === undefined || count < 1) return wrong("QuantityofEaches", writtenIn(eaches));
  const unit = weights?.attributes.UOM?.trim().toUpperCase() ?? "";
  const perUnit = grams.get(unit);
  if (perUnit === undefined) return { field: fieldWith("Weights", unit), problem: "wrong-value" };
  return { grams: Math.round((Number(weight) * perUnit) / count) };
}

function wrong(field: string, value: string): XmlFieldProblem {
  return value === ""
    ? { field, problem: "wrong-value" }
    : { field, problem: "wrong-value", value: quoted(value) };
}

/** Numbers of the same brand, or of one of ours where the item names none: those of others are in no catalog of ours. */
function alternativesOf(item: XmlElement, itemBrand: string, { brands }: Mapping): string[] {
  const isOurs = (brand = "") =>
    brand === "" || brand === itemBrand || (itemBrand === "" && brands.has(brand));
  const numbers = inside(item, "PartInterchangeInfo", "PartInterchange")
    .filter(({ attributes }) => isOurs(attributes.BrandAAIAID?.trim().toUpperCase()))
    .flatMap((element) => childrenOf(element, "PartNumber"))
    .filter((element) => !isRemoved(element))
    .map((element) => normalPartNumber(writtenIn(element)));
  return [...new Set(numbers)];
}
