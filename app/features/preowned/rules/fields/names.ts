/** A word of the stock in both languages. */
export interface Names {
  readonly en: string;
  readonly ar: string;
}
