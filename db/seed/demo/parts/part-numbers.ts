import { demoCategories } from "./categories.ts";
import { demoPartTypes } from "./types/part-types.ts";

/** The first two digits of a part number, by category. */
const chapters: Readonly<Record<string, string>> = {
  maintenance: "15",
  fluids: "08",
  brakes: "04",
  electrical: "28",
  ignition: "19",
  "wipers-washers": "85",
  lighting: "81",
  engine: "13",
  cooling: "16",
  "air-conditioning": "88",
  suspension: "48",
  steering: "45",
  "fuel-exhaust": "77",
  transmission: "41",
  body: "52",
  "glass-mirrors": "56",
  wheels: "42",
  interior: "71",
  hybrid: "29",
  accessories: "99",
};

/** The first five digits of the numbers of each part type. */
const groups = groupOfTypes();

/**
 * Gives out part numbers: five digits of the type, two characters of the cars, two digits in turn and the revision, which
 * is how often the part was replaced; a color adds two characters.
 */
export function partNumbering() {
  const given = new Map<string, number>();
  return function numbersOf(type: string, letters: string, replaced: (turn: number) => number, color = "") {
    const stem = `${groups.get(type)}${letters}`;
    const turn = (given.get(stem) ?? 0) + 1;
    if (turn > 99) throw new Error(`no number left for ${type} ${letters}`);
    given.set(stem, turn);
    const revision = (digit: number) => `${stem}${String(turn).padStart(2, "0")}${digit}${color}`;
    const last = replaced(turn);
    return { number: revision(last), replaced: Array.from({ length: last }, (_, digit) => revision(digit)) };
  };
}

function groupOfTypes(): Map<string, string> {
  const parents = new Map(
    demoCategories.flatMap((row) => (row.record === "category" ? [[row.id, row.parent]] : [])),
  );
  const counts = new Map<string, number>();
  return new Map(
    demoPartTypes.map(({ id, category }) => {
      const parent = parents.get(category) ?? "";
      const place = counts.get(parent) ?? 0;
      counts.set(parent, place + 1);
      return [id, `${chapters[parent]}${101 + place * 23}`];
    }),
  );
}
