import type { Result } from "#app/lib/result.ts";
import type { DocumentType } from "../../rules/document-types.ts";
import type { Reading } from "../../rules/reading/reading.ts";

/** What a file is by its first bytes. */
export type FileKind = "jpeg" | "png" | "webp" | "heic" | "pdf";

/** A page as it is stored and shown: WebP, upright, without notes of the camera. */
export interface PageImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export type PagesRefusal = "broken" | "too-many-pages" | "too-large" | "protected";

/** What a reader is sent, and what it answers; one job at a time. */
export type Job =
  | { readonly does: "make-pages"; readonly file: Uint8Array; readonly kind: FileKind }
  | {
      readonly does: "read";
      readonly pages: readonly Uint8Array[];
      readonly type: DocumentType;
      /** YYYY-MM-DD. */
      readonly today: string;
    };

export type Answer =
  | { readonly does: "make-pages"; readonly outcome: Result<readonly PageImage[], PagesRefusal> }
  | { readonly does: "read"; readonly reading: Reading };
