/** Names that every object has by itself. */
const inheritedNames = [
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "prototype", "valueOf"],
];

/** Texts that a visitor may send anywhere: in an address, a form or a field. */
export const hostileWords: readonly string[] = [
  ...inheritedNames,
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\r\n",
    "\ud800",
    "\u202e\u2066",
    "نص عربي",
    "٠١٢٣",
    "💥",
    "null",
    "undefined",
    "NaN",
  ],
  ...[
    "-1",
    "-0",
    "0",
    "1e999",
    "1e308",
    "9007199254740993",
    "99999999999999999999",
    "0x10",
    "..",
    "../../etc/passwd",
  ],
  ...["..%2f", "%", "%zz", "' or 1=1 --", "<script>alert(1)</script>", "{{7*7}}", "a;b;c", "a,b,,c"],
  ...[
    "a".repeat(300),
    "a".repeat(5_000),
    " ".repeat(900),
    "[object Object]",
    "//evil",
    "http://evil.example/",
  ],
  ...[
    `a${"\u0301\u0316".repeat(200)}`,
    "javascript:alert(1)",
    "2026-02-31T99:99:99Z",
    "1970-01-01",
    "9999-12-31",
  ],
];

/** A number as it is written, where no value of ours can hold it. */
export interface WrittenNumber {
  readonly written: string;
}
const written = (text: string): WrittenNumber => ({ written: text });

/** What may stand in a field of JSON instead of its value. */
export const hostileValues: readonly unknown[] = [
  ...hostileWords,
  // Longer than an address may be.
  " ".repeat(15_000),
  ...[null, true, false, -1, 0, 0.5, 1e308, 1e21, 2 ** 53 + 1, written("-0"), written("1e999")],
  ...[written("99999999999999999999"), [], {}, [[]], [[[[]]]], [null], Array(200).fill(1)],
  ...[
    { length: { toString: 1 } },
    { length: -1 },
    { length: 1e9 },
    { length: [[[]]] },
    { size: { valueOf: 1 } },
  ],
  ...[{ toString: 1 }, { constructor: 1 }, JSON.parse('{"__proto__":{"length":1}}')],
];

/** JSON with written numbers as they stand. */
export function jsonOf(value: unknown): string {
  const marked = JSON.stringify(value, (_, inner) =>
    typeof inner?.written === "string" ? `#number ${inner.written}#` : inner,
  );
  return marked?.replace(/"#number ([^#]*)#"/g, "$1") ?? "";
}
