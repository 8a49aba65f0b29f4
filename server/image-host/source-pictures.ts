import { readFile } from "node:fs/promises";
import { log } from "#app/platform/log.server.ts";
import { pictureHash } from "#app/platform/pictures/picture-hash.server.ts";
import { SourceFiles } from "../hosted-files/source-files.ts";
import { readShape } from "./encode-picture.ts";

/** A picture of the content folder as it is now. */
export interface SourcePicture {
  readonly path: string;
  readonly hash: string;
  readonly width: number;
  /** Whether the file may go out as it is, where its own width is requested. */
  readonly isReady: boolean;
  /** The file is no picture, or a damaged one: known, logged once, and not tried again until it changes. */
  broken: boolean;
}

/** The pictures below one folder, by name. */
export class SourcePictures extends SourceFiles<SourcePicture> {
  constructor(folder: string) {
    super({ folder, ending: "webp", read: readSource });
  }

  /** The bytes of a picture; undefined: the file is not the one any more that was found. */
  async read(source: SourcePicture): Promise<Buffer | undefined> {
    const bytes = await readFile(source.path).catch(() => undefined);
    return bytes !== undefined && pictureHash(bytes) === source.hash ? bytes : undefined;
  }
}

async function readSource(path: string): Promise<SourcePicture> {
  const bytes = await readFile(path);
  const source = { path, hash: pictureHash(bytes), width: 0, isReady: false, broken: false };
  try {
    return { ...source, ...(await readShape(bytes)) };
  } catch (error) {
    reportBroken(source, error as Error);
    return source;
  }
}

/** Marks a picture as damaged and logs it for the operator, once. */
export function reportBroken(source: SourcePicture, error: Error): void {
  if (!source.broken) log.error({ picture: source.path, reason: error.message }, "broken picture");
  source.broken = true;
}
