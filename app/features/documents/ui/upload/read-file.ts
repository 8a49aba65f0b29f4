import { fileKindOf, kindBytes } from "../../rules/file-kind.ts";
import type { Candidate } from "./upload-state.ts";

/** What the first bytes of a file say. Throws where the device does not give them. */
export async function candidateOf(file: File): Promise<Candidate> {
  const begin = new Uint8Array(await file.slice(0, kindBytes).arrayBuffer());
  const { name, size: bytes } = file;
  return { key: crypto.randomUUID(), name, bytes, kind: bytes === 0 ? undefined : fileKindOf(begin) };
}

/** In hexadecimal digits. */
export async function sha256Of(file: File): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function pieceOf(file: File, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}
