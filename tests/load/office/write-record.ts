/** A write that the office acknowledged. */
export interface Acknowledged {
  readonly requestId: string;
  readonly appointmentId: string;
  readonly version: number;
  readonly staffId: string;
  /** The id of its call. */
  readonly deed: string;
}

/** What everybody writes down together. */
export class WriteRecord {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that are neither a success nor a refusal that had to be, each with how often. */
  readonly unexpected = new Map<string, number>();
  /** Refusals because somebody else was faster. */
  lost = 0;
  /** Writes without an answer, which were sent again. */
  repeated = 0;

  wonder(answer: string): void {
    this.unexpected.set(answer, (this.unexpected.get(answer) ?? 0) + 1);
  }
}
