import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A photo of a drawn registration card, 860 x 540, as phones store photos: a specimen of nobody. */
export function heicCard(): Buffer {
  return readFileSync(join(import.meta.dirname, "../../fixtures/documents/vehicle-registration.heic"));
}

/** The same file, whose property of its size (`ispe`) says something else. */
export function heicWithSize(width: number, height: number): Buffer {
  const file = heicCard();
  const size = Buffer.from("ispe");
  for (let at = file.indexOf(size); at >= 0; at = file.indexOf(size, at + 4)) {
    // After the name come version and flags.
    file.writeUInt32BE(width, at + 8);
    file.writeUInt32BE(height, at + 12);
  }
  return file;
}
