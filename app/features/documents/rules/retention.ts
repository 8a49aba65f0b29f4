/** How long rows and files of documents live (product/documents.md#retention), in days. */
export const retentionDays = {
  /** An upload that is not finished. */
  unfinished: 1,
  /** A file that no row needs: the sweep of every hour finds it before it is a day old. */
  withoutRow: 0.5,
  /** A document that the customer never confirmed. */
  unconfirmed: 30,
  /** So long before that its customer is reminded. */
  reminderBefore: 7,
  /** After the purpose of a document has ended: its last day, its rejection, or an accepted one that replaced it. */
  afterPurpose: 90,
  /** How long a document without a last day serves its purpose. */
  purposeWithoutExpiry: 365,
  /** How long after their answer staff may open a document by its link. */
  staffLink: 7,
  /** Who opened a document. */
  readings: 365,
} as const;

/** The moment so many days before another. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
