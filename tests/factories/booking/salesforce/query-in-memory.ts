/** A record by the names of its fields, as SOQL has them; a parent's field is `Parent.Field`. */
export type StoredRecord = Record<string, string | undefined>;

const shape =
  /^SELECT (?<fields>.+) FROM (?<table>\w+) WHERE (?<where>.+?)(?: ORDER BY (?<order>\w+) (?<way>ASC|DESC))?(?: LIMIT (?<limit>\d+))?$/;
const text = /'((?:[^'\\]|\\.)*)'/g;
const since = /^(\w+) (>=|<) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;
const comparison =
  /^([\w.]+) (?:= (?<one>'(?:[^'\\]|\\.)*')|IN \((?<many>'(?:[^'\\]|\\.)*'(?:, '(?:[^'\\]|\\.)*')*)\))$/;
const id = /^[a-zA-Z0-9]{15}([a-zA-Z0-9]{3})?$/;

/**
 * What a query finds, as the REST API writes records: only the fields that it names, absent ones as null, a parent's field
 * in an object. Knows as much of SOQL as we use. Undefined for a query that it cannot read, or an id that is none.
 */
export function matchingRecords(
  soql: string,
  tables: Readonly<Record<string, readonly object[]>>,
): object[] | undefined {
  const { fields = "", table = "", where = "", order, way, limit } = shape.exec(soql)?.groups ?? {};
  const records = tables[table] as readonly StoredRecord[] | undefined;
  const conditions = where.split(/ AND (?=[\w.]+ (?:=|IN|>=|<) )/).map(readCondition);
  if (records === undefined || conditions.includes(undefined)) return undefined;
  const found = records.filter((record) =>
    conditions.every((condition) => condition?.holds(record[condition.name] ?? "")),
  );
  if (order !== undefined) found.sort((one, other) => ((one[order] ?? "") < (other[order] ?? "") ? -1 : 1));
  if (way === "DESC") found.reverse();
  return found.slice(0, Number(limit ?? 2_000)).map((record) => shown(record, fields.split(", "), table));
}

function readCondition(condition: string): { name: string; holds: (value: string) => boolean } | undefined {
  const [, instant, sign, at = ""] = since.exec(condition) ?? [];
  if (instant !== undefined)
    return { name: instant, holds: (value) => Date.parse(value) >= Date.parse(at) === (sign === ">=") };
  const read = comparison.exec(condition);
  const list = read?.groups?.one ?? read?.groups?.many;
  const name = read?.[1];
  if (list === undefined || name === undefined) return undefined;
  const values = [...list.matchAll(text)].map(([, value = ""]) => value.replace(/\\(.)/g, "$1"));
  const isIdField = name === "Id" || name === "ParentRecordId";
  if (isIdField && !values.every((value) => id.test(value))) return undefined;
  return { name, holds: (value) => values.includes(value) };
}

function shown(record: StoredRecord, fields: readonly string[], type: string): object {
  const answer: Record<string, unknown> = { attributes: { type } };
  for (const field of fields) {
    const [parent, name] = field.split(".");
    if (parent !== undefined && name !== undefined) answer[parent] = { [name]: record[field] ?? null };
    else answer[field] = field === "Mileage__c" ? Number(record[field]) : record[field] || null;
  }
  return answer;
}
