import { join } from "node:path";
import { json } from "node:stream/consumers";
import { compilePdf } from "#app/platform/pdf/compile-pdf.ts";

const template = join(import.meta.dirname, "paper.typ");

// A program of its own: reads what a paper says from its standard input and writes the PDF to its standard output.
const paper = JSON.stringify(await json(process.stdin));
process.stdout.write(await compilePdf({ template, inputs: { paper } }));
