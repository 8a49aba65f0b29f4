import * as z from "zod/mini";

const shortLine = z.object({
  lineId: z.string(),
  number: z.string(),
  quantity: z.int(),
  available: z.int(),
  /** Centers that have all pieces of it. */
  elsewhere: z.array(z.string()),
});
export type ShortLine = z.output<typeof shortLine>;

/** The lines that a refusal as `out-of-stock` names; none where it says something else. */
export function shortLinesIn(detail: Readonly<Record<string, unknown>>): ShortLine[] {
  const parsed = z.array(shortLine).safeParse(detail.lines);
  return parsed.success ? parsed.data : [];
}
