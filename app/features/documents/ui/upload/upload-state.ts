import type { FileKind } from "../../rules/file-kind.ts";
import { mostFileBytes } from "./most-file-bytes.ts";

/** A file that the customer chose, and what its first bytes say. Its content stays outside of the state. */
export interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  /** Undefined where its content is none of the kinds that are taken. */
  readonly kind: FileKind | undefined;
}

/** A file that may be sent. Of a card, slot 0 is its front and 1 its back; of a sheet, slots are its pages. */
export interface ChosenFile extends Candidate {
  readonly kind: FileKind;
  readonly slot: number;
}

export type FileProblem = "empty" | "too-large" | "wrong-kind" | "too-many";
export interface RefusedFile {
  readonly name: string;
  readonly problem: FileProblem;
}

/** An upload that the server knows. */
export interface BegunUpload {
  readonly id: string;
  readonly pieceBytes: number;
  readonly files: readonly SentFile[];
  /** Bytes of each file that have arrived, in their order. */
  readonly received: readonly number[];
}
export interface SentFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** What goes on after a cut. */
export type Step = "starting" | "sending" | "finishing";
export type Phase =
  | { readonly name: "choosing" }
  | { readonly name: "preparing" }
  | { readonly name: Step }
  /** The connection is gone, or the server is busy: it goes on by itself. */
  | { readonly name: "waiting"; readonly step: Step; readonly attempt: number; readonly isOffline: boolean }
  | { readonly name: "finished"; readonly documentId: string };

export interface UploadState {
  readonly isCard: boolean;
  readonly mostFiles: number;
  readonly files: readonly ChosenFile[];
  /** Of what was chosen last. */
  readonly refused: readonly RefusedFile[];
  readonly phase: Phase;
  /** Files with their hashes, once they are computed. */
  readonly prepared: readonly SentFile[];
  readonly begun?: BegunUpload | undefined;
  /** Begun before this page was loaded: it goes on when the same files are chosen again. */
  readonly interrupted?: BegunUpload | undefined;
  /** Why the server did not take it, as a sentence; `unreadable` where the device did not give the file. */
  readonly refusal?: { readonly sentence: string } | "unreadable" | undefined;
  /** Cuts since a piece arrived last. */
  readonly cuts: number;
}

export function emptyUpload(isCard: boolean, mostFiles: number): UploadState {
  return {
    ...{ isCard, mostFiles, files: [], refused: [], prepared: [], cuts: 0 },
    phase: { name: "choosing" },
  };
}

/** Takes what may be sent into free slots, from `slot` on where the customer named one, and says what may not. */
export function withFiles(
  state: UploadState,
  candidates: readonly Candidate[],
  slot: number | undefined,
): UploadState {
  let files = state.files;
  const refused: RefusedFile[] = [];
  for (const candidate of candidates) {
    const { name, kind } = candidate;
    const named = slot !== undefined && candidate === candidates[0] ? slot : undefined;
    const free = named ?? freeSlot(files, state.mostFiles);
    const problem = problemOf(candidate) ?? (free === undefined ? "too-many" : undefined);
    if (problem !== undefined || free === undefined || kind === undefined)
      refused.push({ name, problem: problem ?? "wrong-kind" });
    else files = inOrder([...files.filter((file) => file.slot !== free), { ...candidate, kind, slot: free }]);
  }
  return { ...state, files, refused, refusal: undefined };
}

export function withoutFile(state: UploadState, key: string): UploadState {
  const left = state.files.filter((file) => file.key !== key);
  // The back of a card stays its back; pages move up.
  return { ...state, files: state.isCard ? left : numbered(left), refused: [], refusal: undefined };
}

/** Moves a page before or behind its neighbor; of a card, front and back change places. */
export function withFileMoved(state: UploadState, key: string, by: -1 | 1): UploadState {
  const from = state.files.findIndex((file) => file.key === key);
  const one = state.files[from];
  if (one === undefined) return state;
  if (state.isCard)
    return { ...state, files: inOrder(state.files.map((file) => ({ ...file, slot: 1 - file.slot }))) };
  const other = state.files[from + by];
  if (other === undefined) return state;
  const swapped = state.files.map((file) => (file === one ? other : file === other ? one : file));
  return { ...state, files: numbered(swapped) };
}

/** A card without its front, or nothing at all, cannot be sent. */
export function canSend({ files, isCard }: UploadState): boolean {
  return files.length > 0 && (!isCard || files.some(({ slot }) => slot === 0));
}

/** From 0 to 1, by bytes. */
export function progressOf({ begun, phase }: UploadState): number {
  if (phase.name === "finished") return 1;
  if (begun === undefined) return 0;
  const all = begun.files.reduce((sum, { bytes }) => sum + bytes, 0);
  return begun.received.reduce((sum, bytes) => sum + bytes, 0) / all;
}

function problemOf({ bytes, kind }: Candidate): FileProblem | undefined {
  if (bytes === 0) return "empty";
  if (kind === undefined) return "wrong-kind";
  return bytes > mostFileBytes ? "too-large" : undefined;
}

function freeSlot(files: readonly ChosenFile[], most: number): number | undefined {
  const slots = Array.from({ length: most }, (_, slot) => slot);
  return slots.find((slot) => files.every((file) => file.slot !== slot));
}

function inOrder(files: readonly ChosenFile[]): ChosenFile[] {
  return [...files].sort((one, other) => one.slot - other.slot);
}

function numbered(files: readonly ChosenFile[]): ChosenFile[] {
  return files.map((file, slot) => ({ ...file, slot }));
}
