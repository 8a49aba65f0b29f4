import { normalPartNumber } from "../../part-number.ts";
import type { YearApplication } from "./applications.ts";
import type { Mapping } from "./mapping.ts";
import { childrenOf, writtenIn, type XmlElement } from "./xml-element.ts";
import { fieldWith, type XmlFieldProblem } from "./xml-problems.ts";

type ReadApplication =
  | { readonly action: "A" | "D"; readonly application: YearApplication }
  | { readonly problems: readonly XmlFieldProblem[] };

const meant = new Set([
  ...["BaseVehicle", "SubModel", "DriveType", "Qual", "Note", "Qty", "PartType", "Position", "Part"],
]);
/** What says nothing about which cars are meant. */
const immaterial = new Set(["MfrLabel", "AssetName", "AssetItemOrder", "AssetItemRef", "DisplayOrder"]);
const repeated = new Set(["Qual", "Note"]);

/** An `App` of ACES. What would narrow it and is not understood refuses it: without that it would fit more cars. */
export function readApplication(app: XmlElement, mapping: Mapping): ReadApplication {
  const reading = new Reading(app);
  const { action } = app.attributes;
  if (action !== "A" && action !== "D") reading.refuse("action", "wrong-value");
  reading.checkElements();
  const car = reading.mapped("BaseVehicle", mapping.baseVehicles, true);
  reading.mapped("PartType", mapping.partTypes, true);
  const part = normalPartNumber(writtenIn(reading.one("Part")));
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

class Reading {
  readonly problems: XmlFieldProblem[] = [];
  readonly #app: XmlElement;

  constructor(app: XmlElement) {
    this.#app = app;
  }

  refuse(field: string, problem: XmlFieldProblem["problem"]): undefined {
    this.problems.push({ field, problem });
  }

  one(name: string): XmlElement | undefined {
    return childrenOf(this.#app, name)[0];
  }

  checkElements(): void {
    const seen = new Set<string>();
    for (const { name } of this.#app.children) {
      if (immaterial.has(name)) continue;
      if (!meant.has(name)) this.refuse(fieldWith(name, ""), "narrows-unknown");
      else if (seen.has(name) && !repeated.has(name)) this.refuse(name, "wrong-value");
      seen.add(name);
    }
  }

  /** What the mapping says for the id of an element; undefined where there is none. */
  mapped<V>(name: string, table: ReadonlyMap<string, V>, isNeeded = false): V | undefined {
    const element = this.one(name);
    if (element === undefined) return isNeeded ? this.refuse(name, "wrong-value") : undefined;
    const id = element.attributes.id ?? "";
    return table.has(id) ? table.get(id) : this.refuse(fieldWith(name, id), "not-mapped");
  }

  quantity(): number {
    const element = this.one("Qty");
    if (element === undefined) return 1;
    const written = writtenIn(element);
    if (!/^\d{1,2}$/.test(written)) this.refuse("Qty", "wrong-value");
    return Number(written);
  }

  /** Qualifiers and notes together, in their order. */
  qualifier(table: Mapping["qualifiers"]): Pick<YearApplication, "qualifier"> {
    const found = this.#app.children
      .filter(({ name }) => repeated.has(name))
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
  return childrenOf(element, "param").length > 0 ? writtenIn(text) : (element.attributes.id ?? "");
}
