import type { StaffSession } from "#app/features/staff/staff.server.ts";
import type { Language } from "#app/i18n/language.ts";
import type { FieldChange } from "#app/lib/field-changes.ts";
import type { Refused, Success } from "#app/lib/result.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import type { AnswerTo, AnyOfficeCall, BodyIn, ParamsIn, QueryIn, RefusalOf } from "../calls/office-call.ts";

export interface Input<C extends AnyOfficeCall> {
  readonly params: ParamsIn<C>;
  readonly query: QueryIn<C>;
  readonly body: BodyIn<C>;
  readonly language: Language;
  readonly now: Date;
  readonly session: StaffSession;
  /** Who does it, as deeds take them. */
  readonly by: StaffActor;
  /** Where they may do it: ids of locations, or `everywhere` among them. */
  readonly places: readonly string[];
}
type Outcome<C extends AnyOfficeCall> = Success<AnswerTo<C>> | Refused<RefusalOf<C>>;

/** What the audit says of a deed or a look: the record, what changed of it, whose data it is, and why where that was entered. */
export interface AuditNote {
  readonly record: { readonly type: string; readonly id: string; readonly place?: string | undefined };
  /** What changed; of a search what was searched for. */
  readonly changes?: readonly FieldChange[];
  readonly personId?: string | undefined;
  /** Whose data it shows, where it is more than one person's: customers by id, `lead/<id>` where there is no account. */
  readonly people?: readonly string[];
  /** How many records a list shows. */
  readonly records?: number;
  /** Where it is not what the call says. */
  readonly via?: "view" | "search";
  readonly reason?: string | undefined;
}
type Audited<O> =
  O extends Success<unknown>
    ? O & { readonly audit: AuditNote | readonly AuditNote[]; readonly cookies?: Cookies }
    : O;
/** What a deed gives the browser beside its answer, once it is committed; a repetition of it does not. */
export interface Cookies {
  /** The token of the device that it is from now on; the session that it had is over. */
  readonly device?: string;
}
/** Where a record is; undefined where there is none, which is answered as not found. */
type PlaceOf<C extends AnyOfficeCall> = (input: Input<C>) => Promise<string | undefined> | string | undefined;

export interface AnsweredOfficeCall {
  readonly call: AnyOfficeCall;
  readonly isWrite: boolean;
  readonly placeOf: PlaceOf<AnyOfficeCall> | undefined;
  /** Runs before the transaction of a deed, which waits for no file; `answer` finds its value as `prepared`. */
  readonly prepare?: (input: Input<AnyOfficeCall>) => Promise<Success<unknown> | Refused>;
  readonly answer: (
    input: Input<AnyOfficeCall>,
    trx?: AnyTransaction,
  ) => Promise<Audited<Outcome<AnyOfficeCall>> | Outcome<AnyOfficeCall>>;
}

/** The look at a list: whose its rows are. One without rows shows nobody's data. */
export function listSeen(
  record: AuditNote["record"],
  whose: readonly (string | null | undefined)[],
): readonly AuditNote[] {
  if (whose.length === 0) return [];
  const people = [...new Set(whose.filter((person) => typeof person === "string"))];
  return [{ record, people, records: whose.length, via: "view" }];
}

/** The same of a list that was searched: also where nothing was found, with what was searched for. */
export function listSearched(
  record: AuditNote["record"],
  searched: Readonly<Record<string, string | undefined>>,
  whose: readonly (string | null | undefined)[],
): AuditNote {
  const [seen] = listSeen(record, whose);
  const people = seen?.people ?? [];
  const changes = Object.entries(searched).flatMap(([field, after]) =>
    after === undefined || after === "" ? [] : [{ field, before: null, after }],
  );
  return {
    record,
    people,
    changes,
    records: whose.length,
    via: "search",
    // Where one person was meant, what was typed is about them.
    ...(people.length === 1 && { personId: people[0] }),
  };
}

/** How a lead names whose it is. */
export function personOfLead({
  id,
  customerId,
}: {
  readonly id: string;
  readonly customerId: string | null;
}) {
  return customerId ?? `lead/${id}`;
}

/** Answers a reading call. With `placeOf` the caller's role has to hold at the place of the record. */
export function answerRead<C extends AnyOfficeCall>(
  call: C,
  answer: (input: Input<C>) => Promise<Outcome<C> | Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return { call, isWrite: false, answer, placeOf } as unknown as AnsweredOfficeCall;
}

/** Answers a deed, in one transaction with its stored answer and its entry in the audit. */
export function answerDeed<C extends AnyOfficeCall>(
  call: C,
  answer: (input: Input<C> & { readonly trx: AnyTransaction }) => Promise<Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return {
    call,
    isWrite: true,
    placeOf,
    answer: (input: Input<C>, trx: AnyTransaction) => answer({ ...input, trx }),
  } as unknown as AnsweredOfficeCall;
}

/** A deed that stores a file or counts a try first: `prepare` does so outside the transaction, and its refusal is the call's. */
export function answerPreparedDeed<C extends AnyOfficeCall, V>(
  call: C,
  prepare: (input: Input<C>) => Promise<Success<V> | Refused<RefusalOf<C>>>,
  answer: (
    input: Input<C> & { readonly trx: AnyTransaction; readonly prepared: V },
  ) => Promise<Audited<Outcome<C>>>,
  placeOf?: PlaceOf<C>,
): AnsweredOfficeCall {
  return {
    call,
    isWrite: true,
    placeOf,
    prepare,
    answer: (input: Input<C> & { readonly prepared: V }, trx: AnyTransaction) => answer({ ...input, trx }),
  } as unknown as AnsweredOfficeCall;
}
