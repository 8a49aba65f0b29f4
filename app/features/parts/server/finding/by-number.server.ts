import { database } from "#app/platform/database.server.ts";
import { typedPartNumber } from "../../rules/part-number.ts";
import type { PartsTables } from "../../tables.ts";

/** Numbers that begin alike are found up to this count. */
const mostAlike = 200;
const [fewestSigns, mostSigns] = [5, 12];

export interface FoundByNumber {
  readonly ids: readonly number[];
  /** The number that is sold today, and the old one that led to it; null where only the beginning of a number was typed. */
  readonly number: { readonly number: string; readonly supersedes: string | null } | null;
}

/** Parts by what may be a number or the beginning of one. Undefined where no number is like it. */
export async function findByNumber(typed: string): Promise<FoundByNumber | undefined> {
  const number = typedPartNumber(typed);
  if (!/^(?=.*\d)[A-Z0-9]+$/.test(number) || number.length < fewestSigns || number.length > mostSigns)
    return undefined;
  const [whole] = isWhole(number) ? await currentNumbers([number]) : [];
  if (whole !== undefined) {
    const supersedes = whole.number === number ? null : number;
    return { ids: [whole.id], number: { number: whole.number, supersedes } };
  }
  const ids = await idsBeginningWith(number);
  return ids.length === 0 ? undefined : { ids, number: null };
}

/** Whether a text can be nothing but a number, known or not. */
export function isPartNumber(text: string): boolean {
  const number = typedPartNumber(text);
  return isWhole(number) && /^(?=(?:[A-Z]*\d){5})[A-Z0-9]+$/.test(number);
}

function isWhole({ length }: string): boolean {
  return length === 10 || length === 12;
}

export interface CurrentNumber {
  readonly requested: string;
  readonly number: string;
  readonly id: number;
}

/** The parts that are sold today under some numbers, old ones included. */
async function currentNumbers(numbers: readonly string[]): Promise<CurrentNumber[]> {
  if (numbers.length === 0) return [];
  const db = database<PartsTables>();
  return db
    .selectFrom((from) =>
      from
        .selectFrom("parts.part")
        .select(["number as requested", "number", "id"])
        .where("number", "in", [...numbers])
        .where("is_live", "=", true)
        .unionAll(
          from
            .selectFrom("parts.supersession as old")
            .innerJoin("parts.part", "parts.part.number", "old.final_number")
            .select(["old.number as requested", "parts.part.number", "parts.part.id"])
            .where("old.number", "in", [...numbers]),
        )
        .as("found"),
    )
    .selectAll()
    .execute();
}

async function idsBeginningWith(start: string): Promise<number[]> {
  // In the order of their signs nothing but longer numbers stands between a beginning and the same with "[".
  const rows = await database<PartsTables>()
    .selectFrom("parts.part")
    .select("id")
    .where("number", ">=", start)
    .where("number", "<", `${start}[`)
    .where("is_live", "=", true)
    .orderBy("number")
    .limit(mostAlike)
    .execute();
  return rows.map(({ id }) => id);
}
