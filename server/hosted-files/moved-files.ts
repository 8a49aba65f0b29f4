import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { formerFileAddresses } from "#app/lib/address/file-address.ts";
import { pathOf } from "#app/lib/address/path-of.ts";
import { commonRefusals } from "#app/platform/api/refusals.ts";
import { type FileHost, headersOfFiles, sendRefusal } from "./file-answers.ts";
import { SourceFiles } from "./source-files.ts";

/** The former addresses of files, `/documents/PLACE/GROUP/NAME.HASH.pdf`: each leads permanently to its present one. */
export class MovedFiles implements FileHost {
  readonly #place: string;
  readonly #sources: SourceFiles<boolean>;

  constructor(contentFolder: string) {
    this.#place = basename(contentFolder);
    const folder = join(contentFolder, "files");
    this.#sources = new SourceFiles({ folder, ending: "pdf", read: async () => true });
  }

  isFor(url: string): boolean {
    return formerFileAddresses.parse(pathOf(url)) !== undefined;
  }

  /** A file that never was is refused: no address leads to a missing one. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const former = pathOf(request.url ?? "/");
    const { place, name } = formerFileAddresses.parse(former) ?? {};
    const isThere =
      name !== undefined && place === this.#place && (await this.#sources.find(name)) !== undefined;
    const code = request.method !== "GET" && request.method !== "HEAD" ? "method-not-allowed" : "not-found";
    if (!isThere || code === "method-not-allowed")
      return sendRefusal(request, response, { code, ...commonRefusals[code] });
    const address = former.replace(/^\/documents\//, "/files/");
    response.writeHead(301, [
      ...headersOfFiles,
      "Location",
      address,
      "Cache-Control",
      "public, max-age=86400",
    ]);
    response.end();
  }
}
