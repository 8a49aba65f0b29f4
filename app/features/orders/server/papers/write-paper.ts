import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

const template = join(import.meta.dirname, "paper.typ");
const fonts = join(import.meta.dirname, "../../../../ui/fonts");

// A program of its own: reads what a paper says from its standard input and writes the PDF to its standard output.
const paper = JSON.stringify(await json(process.stdin));
const typst = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths: [fonts] }] });
process.stdout.write(typst.pdf({ mainFileContent: await readFile(template, "utf8"), inputs: { paper } }));
