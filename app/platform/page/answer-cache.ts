/** Answers of the content source by their addresses, read and checked. One ETag shows whether they are still current. */
export interface AnswerCache {
  get(address: string): CheckedAnswer | undefined;
  set(address: string, answer: CheckedAnswer): unknown;
}

export interface CheckedAnswer {
  readonly etag: string;
  /** Shared by everybody who reads it, so nobody may change it. */
  readonly value: object;
}
