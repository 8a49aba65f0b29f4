/** What of an entry its seal covers: all of it but its number, which the chain adds, and the values, which an erasure takes away. */
export interface SealedContent {
  readonly at: Date;
  readonly staffId: string;
  readonly staffName: string;
  readonly deviceId: string | null;
  readonly deed: string;
  readonly recordType: string;
  readonly recordId: string;
  readonly place: string | null;
  /** Names of the fields that changed; they stay when the values are gone. */
  readonly fields: readonly string[];
  /** A code, or what was typed. */
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly via: string;
  /** Whose data it is about or shows, as in `NewAuditEntry`. */
  readonly people: readonly string[];
  readonly shown: number | null;
}

/** The same text for the same entry, whether it is about to be written or was read. */
export function contentText(entry: SealedContent): string {
  const { at, staffId, staffName, deviceId, deed, recordType, recordId, place, fields, reason } = entry;
  const { requestId, via, people, shown } = entry;
  return JSON.stringify([
    ...[at.toISOString(), staffId, staffName, deviceId, deed, recordType, recordId, place],
    ...[fields, reason, requestId, via, people, shown],
  ]);
}

export interface SealedValue {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The same for a value of an entry. The database sorts the keys of what it stores as JSON, so they are sorted here. */
export function valueText({ field, before, after }: SealedValue): string {
  return JSON.stringify([field, sorted(before), sorted(after)]);
}

function sorted(value: unknown): unknown {
  return withSortedKeys(JSON.parse(JSON.stringify(value ?? null)));
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, one]) => [name, withSortedKeys(one)]);
}
