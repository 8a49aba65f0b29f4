import { kindOf } from "../labels/label-words.ts";
import type { Pair, Side } from "./pairs.ts";
import type { Run, Sign } from "./signs.ts";

/** What a label weighs that has its value; less where anything can be one. */
const weights = { formed: 3, formless: 1.2 } as const;
const formless: readonly string[] = ["text", "words", "model", "name"];

/**
 * Which value belongs to which label: of the two ways in which papers are set, values beside or below their labels, or beside or
 * above them, the one in which more labels have one; in it the nearest first. Labels of other values take theirs as well.
 */
export function assign(pairs: readonly Pair[]): readonly Pair[] {
  const ways: readonly (readonly Side[])[] = [
    ["beside", "below"],
    ["beside", "above"],
  ];
  const [first = [], second = []] = ways.map((sides) =>
    nearestFirst(pairs.filter(({ side }) => sides.includes(side))),
  );
  return scoreOf(second) > scoreOf(first) ? second : first;
}

function nearestFirst(pairs: readonly Pair[]): readonly Pair[] {
  const taken = new Map<Run, Pair>();
  const served = new Map<Sign, Pair[]>();
  const assigned: Pair[] = [];
  for (const pair of pairs.toSorted((one, other) => one.cost - other.cost)) {
    const owner = taken.get(pair.run);
    if (owner !== undefined && owner.sign.meaning !== pair.sign.meaning) continue;
    const before = served.get(pair.sign) ?? [];
    // A label has one value in each language.
    if (before.some(({ run }) => run.script === pair.run.script)) continue;
    if (before.length > 0 && before[0]?.side !== pair.side) continue;
    taken.set(pair.run, pair);
    served.set(pair.sign, [...before, pair]);
    assigned.push(pair);
  }
  return assigned;
}

const scoreOf = (pairs: readonly Pair[]) =>
  pairs.reduce((sum, { sign, cost, read }) => {
    if (read.value === "") return sum;
    const weight = formless.includes(kindOf(sign.meaning)) ? weights.formless : weights.formed;
    return sum + weight - Math.min(1, cost * 0.2);
  }, 0);
