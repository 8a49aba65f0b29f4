/** A warranty as the rules see it: until an instant, and up to a distance where one is set. */
export interface WarrantyTerms {
  readonly endsAt: Date;
  readonly limitKm: number | null;
}

/** In force until its last moment and up to its last kilometre, whichever comes first. */
export function warrantyStatusAt(
  { endsAt, limitKm }: WarrantyTerms,
  mileage: number,
  now: Date,
): "active" | "expired" {
  return now <= endsAt && (limitKm === null || mileage <= limitKm) ? "active" : "expired";
}

/** The `/Date(ms)/` shape in which calls carry the end of a warranty (product/data.md#warranty). */
export function warrantyEndDate(endsAt: Date): string {
  return `/Date(${endsAt.getTime()})/`;
}

/** The instant that such a text carries. */
export function endOfWarranty(text: string): Date {
  return new Date(Number(/-?\d+/.exec(text)?.[0]));
}
