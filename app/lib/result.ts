/** The outcome of an action or rule: a value, or an expected refusal by its code. Bugs are thrown, never refused. */
export type Result<T, C extends string = string> = Success<T> | Refused<C>;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<C extends string = string> {
  readonly ok: false;
  readonly code: C;
  /** Facts that the caller may show with the refusal, for example the nearest free slots. Never personal data. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export function succeed<T>(value: T): Success<T> {
  return { ok: true, value };
}

export function refuse<const C extends string>(
  code: C,
  detail?: Readonly<Record<string, unknown>>,
): Refused<C> {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}
