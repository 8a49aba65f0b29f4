/** An identifier that cannot be mistaken for the identifier of another kind of thing. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

/** A new UUID version 7 (RFC 9562): sorted by the time of its making, which keeps indexes compact. */
export function newId<Kind extends string>(atMs: number = Date.now()): Id<Kind> {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setUint32(0, Math.floor(atMs / 0x10000));
  new DataView(bytes.buffer).setUint16(4, atMs % 0x10000);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return parts.join("-") as Id<Kind>;
}
