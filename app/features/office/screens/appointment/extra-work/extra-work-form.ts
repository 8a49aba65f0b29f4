import type { WorkLine } from "#app/features/workshop/rules/extra-work.ts";
import { dirhamsOf, typedQar } from "../visit/qar.ts";

export interface TypedLine {
  readonly key: number;
  readonly description: string;
  readonly price: string;
}
export interface WorkForm {
  readonly title: string;
  readonly lines: readonly TypedLine[];
}

export function emptyLine(key: number): TypedLine {
  return { key, description: "", price: "" };
}

export function workForm(
  work: { readonly title: string; readonly lines: readonly WorkLine[] } | undefined,
): WorkForm {
  if (work === undefined) return { title: "", lines: [emptyLine(0)] };
  const lines = work.lines.map(({ description, dirhams }, key) => ({
    key,
    description,
    price: typedQar(dirhams),
  }));
  return { title: work.title, lines };
}

/** What a line lacks. */
export function lineProblems({ description, price }: TypedLine): ("description" | "price")[] {
  const problems: ("description" | "price")[] = [];
  if (description.trim() === "") problems.push("description");
  if (typeof dirhamsOf(price) !== "number") problems.push("price");
  return problems;
}

/** A proposal as the call takes it; undefined while something is missing. */
export function termsOf({ title, lines }: WorkForm): { title: string; lines: WorkLine[] } | undefined {
  if (title.trim() === "" || lines.length === 0 || lines.some((line) => lineProblems(line).length > 0))
    return undefined;
  return {
    title: title.trim(),
    lines: lines.map(({ description, price }) => ({
      description: description.trim(),
      dirhams: dirhamsOf(price) ?? 0,
    })),
  };
}

/** The sum of the prices that are amounts, so that it grows during typing. */
export function totalTyped(lines: readonly TypedLine[]): number {
  return lines.reduce((sum, { price }) => sum + (dirhamsOf(price) ?? 0), 0);
}
