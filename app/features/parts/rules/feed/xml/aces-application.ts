import { normalPartNumber } from "../../part-number.ts";
import { quoted } from "../row-problems.ts";
import type { YearApplication } from "./applications.ts";
import { brandCheck } from "./brand.ts";
import type { Mapping } from "./mapping.ts";
import { childrenOf, idOf, saysAnything, wholeIn, writtenIn, type XmlElement } from "./xml-element.ts";
import { fieldWith, type XmlFieldProblem } from "./xml-problems.ts";

type ReadApplication =
  | { readonly action: "A" | "D"; readonly application: YearApplication }
  | "of-others"
  | { readonly problems: readonly XmlFieldProblem[] };

const meant = new Set([
  ...["BaseVehicle", "SubModel", "DriveType", "Qual", "Note", "Qty", "PartType", "Position", "Part"],
]);
/** What says nothing about which cars are meant. */
const immaterial = new Set(["MfrLabel", "AssetName", "AssetItemOrder", "AssetItemRef", "DisplayOrder"]);
const repeated = new Set(["Qual", "Note"]);

/**
 * An `App` of ACES. What would narrow it and is not understood refuses it: without that it would fit more cars. The brand is the part's
 * own, or that of the file's header.
 */
export function readApplication(app: XmlElement, mapping: Mapping, fileBrand = ""): ReadApplication {
  const reading = new Reading(app);
  const written = reading.one("Part");
  const brand = brandCheck(written?.attributes.BrandAAIAID?.trim() || fileBrand, mapping);
  if (brand === "of-others") return brand;
  if (brand !== "ours") reading.problems.push(brand);
  const action = (app.attributes.action ?? "").trim().toUpperCase();
  if (action !== "A" && action !== "D") reading.refuse("action", "wrong-value", action);
  reading.checkElements();
  const car = reading.mapped("BaseVehicle", mapping.baseVehicles, true);
  reading.mapped("PartType", mapping.partTypes, true);
  const part = normalPartNumber(writtenIn(written));
  if (part === "") reading.refuse("Part", "wrong-value");
  const application = {
    part,
    trim: reading.mapped("SubModel", mapping.subModels) ?? null,
    drive: reading.mapped("DriveType", mapping.driveTypes) ?? null,
    position: reading.mapped("Position", mapping.positions) ?? null,
    quantity: reading.quantity(),
    ...reading.qualifier(mapping.qualifiers),
  };
  const { problems } = reading;
  if (problems.length > 0 || car === null || car === undefined) return { problems };
  return { action: action === "D" ? "D" : "A", application: { ...application, ...car } };
}

/** Pieces of the units in which quantities are counted. */
const piecesOf = new Map([
  ...["", "EA", "PC", "PCS", "PCE", "UN", "H87"].map((unit) => [unit, 1] as const),
  ["PR", 2] as const,
]);

class Reading {
  readonly problems: XmlFieldProblem[] = [];
  readonly #app: XmlElement;

  constructor(app: XmlElement) {
    this.#app = app;
  }

  refuse(field: string, problem: XmlFieldProblem["problem"], value = ""): undefined {
    this.problems.push(value === "" ? { field, problem } : { field, problem, value: quoted(value) });
  }

  /** One that says nothing is as none. */
  one(name: string): XmlElement | undefined {
    return childrenOf(this.#app, name).find(saysAnything);
  }

  checkElements(): void {
    const seen = new Set<string>();
    for (const element of this.#app.children) {
      const { name } = element;
      if (immaterial.has(name) || !saysAnything(element)) continue;
      const value = idOf(element) || writtenIn(element);
      if (!meant.has(name)) this.refuse(fieldWith(name, ""), "narrows-unknown", value);
      else if (seen.has(name) && !repeated.has(name)) this.refuse(name, "wrong-value", value);
      seen.add(name);
    }
  }

  /** What the mapping says for the id of an element; undefined where there is none. */
  mapped<V>(name: string, table: ReadonlyMap<string, V>, isNeeded = false): V | undefined {
    const element = this.one(name);
    if (element === undefined) return isNeeded ? this.refuse(name, "wrong-value") : undefined;
    const id = idOf(element);
    return table.has(id) ? table.get(id) : this.refuse(fieldWith(name, id), "not-mapped");
  }

  quantity(): number {
    const element = this.one("Qty");
    if (element === undefined) return 1;
    const unit = (element.attributes.uom ?? element.attributes.UOM ?? "").trim().toUpperCase();
    const [count, pieces] = [wholeIn(element), piecesOf.get(unit)];
    const value = `${writtenIn(element)} ${unit}`.trim();
    if (count === undefined || pieces === undefined || count > 99) this.refuse("Qty", "wrong-value", value);
    return (count ?? 0) * (pieces ?? 1);
  }

  /** Qualifiers and notes together, in their order. */
  qualifier(table: Mapping["qualifiers"]): Pick<YearApplication, "qualifier"> {
    const found = this.#app.children
      .filter((element) => repeated.has(element.name) && saysAnything(element))
      .flatMap((element) => {
        const key = qualifierKey(element);
        return table.get(key) ?? this.refuse(fieldWith(element.name, key), "not-mapped") ?? [];
      });
    if (found.length === 0) return {};
    return {
      qualifier: { en: found.map(({ en }) => en).join("; "), ar: found.map(({ ar }) => ar).join("؛ ") },
    };
  }
}

/** With parameters an id says only half of it; then its text is the whole. */
function qualifierKey(element: XmlElement): string {
  if (element.name === "Note") return writtenIn(element);
  const [text] = childrenOf(element, "text");
  return childrenOf(element, "param").length > 0 ? writtenIn(text) : idOf(element);
}
