import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { withReadableText } from "./readable-text.ts";

const fonts = join(import.meta.dirname, "../../ui/fonts/papers");

export interface PdfSource {
  /** The path of the template. */
  readonly template: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Pictures by their names in the template. */
  readonly pictures?: ReadonlyMap<string, Buffer>;
}

/**
 * Makes a PDF of a template, for people who read it by ear or search it too: tagged, as PDF/UA-1. That standard refuses
 * characters that the font lacks (a name in a third script): such a document is tagged all the same, without the claim.
 */
export async function compilePdf({ template, inputs, pictures }: PdfSource): Promise<Buffer> {
  const workspace = dirname(template);
  const typst = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: [fonts] }] });
  for (const [name, picture] of pictures ?? []) typst.mapShadow(join(workspace, name), picture);
  const source = { mainFileContent: await readFile(template, "utf8"), inputs };
  return withReadableText(taggedPdf(typst, source));
}

function taggedPdf(typst: NodeCompiler, source: Parameters<NodeCompiler["pdf"]>[0]): Buffer {
  try {
    return typst.pdf(source, { pdfStandard: "ua-1" });
  } catch {
    return typst.pdf(source);
  }
}
