/** American Express takes a reference of thirty characters at most, and an id has thirty-six. */
const base = 36n;
const written = /^[0-9a-z]{25}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id in twenty-five letters and digits. */
export function shortReference(id: string): string {
  if (!uuid.test(id)) throw new RangeError(`${id} is not the id of an attempt`);
  return BigInt(`0x${id.replaceAll("-", "")}`)
    .toString(Number(base))
    .padStart(25, "0");
}

/** The id that a reference stands for. What is none stays as it is: it names no attempt, or one by its whole id. */
export function idOfReference(reference: string): string {
  if (!written.test(reference)) return reference;
  const number = [...reference].reduce((sum, sign) => sum * base + BigInt(Number.parseInt(sign, 36)), 0n);
  const hex = number.toString(16).padStart(32, "0");
  if (hex.length > 32) return reference;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}
