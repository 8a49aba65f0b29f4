import { type RawBuilder, sql } from "kysely";
import { driveTrains } from "../../rules/feed/catalogue-records.ts";
import type { Car } from "./chosen-car.server.ts";
import type { Reference } from "./reference.server.ts";

/** Which parts of some types are meant. */
export interface PartsFilter {
  /** Only what fits it, or may. */
  readonly car?: Car | undefined;
  /** Only what fits any year of it; without a car. */
  readonly modelId?: number | undefined;
  /** `front` is also `front-left`. */
  readonly position?: string | undefined;
  /** Only what has all of these measures. */
  readonly specs?: readonly string[] | undefined;
}

/** Applications of the types `types` (SQL) that a filter lets through. */
function applications(filter: PartsFilter, ref: Reference, types: RawBuilder<unknown>) {
  const { position } = filter;
  const conditions = [
    sql`type_id = ${types}`,
    ...scopeOf(filter, ref),
    ...(position === undefined ? [] : [sql`position_id = any(${positionIds(position, ref)}::smallint[])`]),
  ];
  return sql`select part_id as id from parts.fitment where ${sql.join(conditions, sql` and `)}`;
}

/** Which applications count for a car or a model; none where neither is named. */
export function scopeOf({ car, modelId }: PartsFilter, ref: Reference): RawBuilder<unknown>[] {
  const model = car?.model.id ?? modelId;
  return [
    ...(model === undefined ? [] : [sql`model_id = ${model}`]),
    ...(car === undefined ? [] : conditionsOf(car, ref)),
  ];
}

/** What is known of a car rules applications out, as `fitOfApplication` does. */
export function conditionsOf(car: Car, { termIds }: Reference): RawBuilder<unknown>[] {
  const { modelYear, trim, drive, serial } = car;
  return [
    sql`${modelYear}::smallint between year_from and year_to`,
    ...(trim === null ? [] : [sql`trim_id in (0, ${termIds.get(trim) ?? -1})`]),
    ...(drive === null ? [] : [sql`drive in (0, ${driveTrains.indexOf(drive) + 1})`]),
    ...(serial === null ? [] : [sql`${serial}::integer between serial_from and serial_to`]),
  ];
}

/** The ids of live parts of the type `type` (SQL) that a filter lets through, each once. */
export function candidatesOf(
  filter: PartsFilter,
  ref: Reference,
  type: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { car, modelId, position, specs } = filter;
  if (specs !== undefined && specs.length > 0) return specifiedOf(filter, specs, ref, type);
  if (car === undefined && modelId === undefined && position === undefined)
    return sql`select id from parts.part where type_id = ${type} and is_live`;
  const universal = sql`union select id from parts.part where type_id = ${type} and is_live and is_universal`;
  return sql`select id from (${applications(filter, ref, type)} ${position === undefined ? universal : sql``}) as fitting
    group by id`;
}

/** What has some measures is little: its own rows are looked at, and of each its applications. */
function specifiedOf(
  filter: PartsFilter,
  specs: readonly string[],
  ref: Reference,
  type: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select id from parts.part as specified where type_id = ${type} and ${hasSpecs(filter, specs, ref)}`;
}

/** Whether a part (`specified`) has all of some measures, and a filter lets it through. */
export function hasSpecs(filter: PartsFilter, specs: readonly string[], ref: Reference): RawBuilder<unknown> {
  const { car, modelId, position } = filter;
  const having = sql`is_live and specs <> '{}' and specs @> ${[...specs]}::text[]`;
  if (car === undefined && modelId === undefined && position === undefined) return having;
  const own = sql`${applications(filter, ref, sql.ref("specified.type_id"))} and part_id = specified.id`;
  return position === undefined
    ? sql`${having} and (is_universal or exists (${own}))`
    : sql`${having} and exists (${own})`;
}

/** The positions that a word of a filter means: `front` is also `front-left`. */
export function isPositionWithin(position: string, filter: string): boolean {
  const places = position.split("-");
  return filter.split("-").every((place) => places.includes(place));
}

/** Whether a part of a position is at a hotspot. One whose place is not known, or that sits in several, is at each. */
export function isAt(position: string | null, spot: string | null): boolean {
  return (
    spot === null || position === null || isPositionWithin(position, spot) || isPositionWithin(spot, position)
  );
}

function positionIds(filter: string, { terms }: Reference): number[] {
  return [...terms].flatMap(([id, code]) => (isPositionWithin(code, filter) ? [id] : []));
}
