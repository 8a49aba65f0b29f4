import type { RandomNumbers } from "../random-numbers.ts";
import type { FuzzTarget } from "./fuzz-targets.ts";
import { hostileValues, hostileWords, jsonOf } from "./hostile-inputs.ts";

/** A request as it goes out: the path is sent as it stands, however wrong. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What real entries are called, so that a part of the requests gets past the first check. */
const realWords = [
  ...["suhail", "reem", "wahat", "rimal", "lulwa", "ac-checkup", "aircare-service", "ac", "al-sadd", "pm10"],
  ...["en", "ar", "true", "1", "55123456", "2026-12-01", "suhail-lease", "privacy", "404", "500"],
];

/** Percent signs that decode to nothing, or to what no text holds. */
const brokenEscapes = ["%00", "%ff", "%E0%A4%A", "%", "%C0%AF", "%2e%2e", "%0d%0a", "%ed%a0%80"];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** One request of many that no honest browser sends. The same numbers give the same request. */
export function fuzzedRequest(target: FuzzTarget, numbers: RandomNumbers, token?: string): FuzzedRequest {
  const method = numbers.upTo(19) === 0 ? numbers.oneOf(methods) : target.method;
  const path = fuzzedPath(target.path, numbers) + fuzzedQuery(target.query, numbers);
  const headers = fuzzedHeaders(numbers, token);
  if (method === "GET" || method === "HEAD") return { method, path, headers };
  const { type, body } = target.form ? fuzzedForm(target.form, numbers) : fuzzedJson(target.body, numbers);
  return { method, path, headers: { ...headers, "content-type": type }, body };
}

function word(numbers: RandomNumbers): string {
  return numbers.oneOf(numbers.upTo(1) === 0 ? realWords : hostileWords);
}

/** Percent-encoded; a lone half of a surrogate pair has no encoding and becomes the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function fuzzedPath(path: string, numbers: RandomNumbers): string {
  const filled = path.replace(/:\w+|\*/g, () =>
    numbers.upTo(4) === 0 ? numbers.oneOf(brokenEscapes) : encoded(word(numbers)),
  );
  const odd = numbers.upTo(29);
  if (odd === 0) return `${filled}/`;
  if (odd === 1) return `/${filled}`;
  if (odd === 2) return `${filled}/${encoded(word(numbers))}`;
  return odd === 3 ? filled.toUpperCase() : filled;
}

function fuzzedQuery(names: readonly string[], numbers: RandomNumbers): string {
  const given = Array.from({ length: numbers.upTo(3) }, () => {
    const name = names.length > 0 && numbers.upTo(9) > 0 ? numbers.oneOf(names) : encoded(word(numbers));
    return `${name}=${numbers.upTo(9) === 0 ? numbers.oneOf(brokenEscapes) : encoded(word(numbers))}`;
  });
  return given.length === 0 ? "" : `?${given.join("&")}`;
}

function fuzzedHeaders(numbers: RandomNumbers, token?: string): Record<string, string> {
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${numbers.upTo(255)}.${numbers.upTo(255)}.${numbers.upTo(255)}`,
    "idempotency-key": numbers.upTo(9) === 0 ? "x" : `fuzz-${numbers.upTo(1e9)}-${numbers.upTo(1e9)}`,
  };
  if (token !== undefined && numbers.upTo(2) > 0) headers.authorization = `Bearer ${token}`;
  if (numbers.upTo(19) === 0) headers.authorization = `Bearer ${encoded(word(numbers))}`;
  if (numbers.upTo(9) === 0) headers.appbrand = encoded(word(numbers));
  if (numbers.upTo(9) === 0)
    headers.cookie = `lang=${encoded(word(numbers))}; _session=${encoded(word(numbers))}`;
  if (numbers.upTo(9) === 0) headers["if-none-match"] = `"${encoded(word(numbers))}"`;
  if (numbers.upTo(9) === 0) headers["accept-language"] = encoded(word(numbers));
  if (numbers.upTo(19) === 0) headers.range = `bytes=${encoded(word(numbers))}-`;
  if (numbers.upTo(9) === 0)
    headers["accept-encoding"] = numbers.oneOf(["br", "gzip", "identity", "*;q=0", "zz"]);
  return headers;
}

function fuzzedForm(fields: readonly string[], numbers: RandomNumbers): { type: string; body: string } {
  const values = Array.from(
    { length: numbers.upTo(4) },
    () => [numbers.oneOf(fields), word(numbers)] as const,
  );
  if (numbers.upTo(2) > 0) {
    const body = values.map(([name, value]) => `${name}=${encoded(value)}`).join("&");
    return { type: "application/x-www-form-urlencoded", body };
  }
  const parts = values.map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const end = numbers.oneOf(["--edge--\r\n", "", "--edge", "--other--"]);
  return {
    type: numbers.oneOf(["multipart/form-data; boundary=edge", "multipart/form-data"]),
    body: parts.join("") + end,
  };
}

function fuzzedJson(body: unknown, numbers: RandomNumbers): { type: string; body: string } {
  const type =
    numbers.upTo(9) === 0 ? numbers.oneOf(["text/plain", "application/xml", ""]) : "application/json";
  const odd = numbers.upTo(19);
  if (odd === 0)
    return { type, body: numbers.oneOf(["", "{", "[]", "null", '"x"', "{} {}", "\0", "[".repeat(9_000)]) };
  const copy = structuredClone(body);
  for (let change = numbers.upTo(3); change > 0; change -= 1) changeSomething(copy, numbers);
  return { type, body: jsonOf(copy) };
}

/** Replaces, removes or adds one field somewhere in the value. */
function changeSomething(value: unknown, numbers: RandomNumbers): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  const names = Object.keys(record);
  if (names.length === 0) return;
  const name = numbers.oneOf(names);
  if (typeof record[name] === "object" && record[name] !== null && numbers.upTo(2) > 0)
    changeSomething(record[name], numbers);
  else changeField(record, name, numbers);
}

function changeField(record: Record<string, unknown>, name: string, numbers: RandomNumbers): void {
  const way = numbers.upTo(9);
  if (way === 0) delete record[name];
  // A far index of a list would be millions of nulls, which are written for longer than a connection stays open.
  else if (way === 1) record[Array.isArray(record) ? record.length : word(numbers)] = word(numbers);
  else record[name] = way < 6 ? word(numbers) : structuredClone(numbers.oneOf(hostileValues));
}
