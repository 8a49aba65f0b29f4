import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM, type PSM, type Worker } from "tesseract.js";

/** A language whose letters the reader knows. */
export type Script = "eng" | "ara";

/** A word in the pixels of the picture that was read. Confidence is from 0 to 1. */
export interface PixelWord {
  readonly text: string;
  readonly confidence: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Recognized {
  readonly text: string;
  readonly words: readonly PixelWord[];
}

export interface RecognizeOptions {
  readonly segmentation?: `${PSM}`;
  /** The only characters that can stand there; empty: all. */
  readonly characters?: string | undefined;
}

const engines = new Map<Script, Promise<Worker>>();
const packages = createRequire(import.meta.url);

/**
 * Reads a picture in one script. Each script has an engine of its own: a word in the other one would otherwise be
 * read as the letters that it resembles.
 */
export async function recognize(
  script: Script,
  picture: Buffer,
  { segmentation = "3", characters = "" }: RecognizeOptions = {},
): Promise<Recognized> {
  const engine = await engineOf(script);
  await engine.setParameters({
    tessedit_pageseg_mode: segmentation as PSM,
    tessedit_char_whitelist: characters,
    user_defined_dpi: "300",
  });
  const { data } = await engine.recognize(picture, {}, { text: true, blocks: true });
  const words = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words }) => words)
    .map(({ text, confidence, bbox }) => ({ text, confidence: confidence / 100, ...bbox }));
  return { text: data.text, words };
}

function engineOf(script: Script): Promise<Worker> {
  const started = engines.get(script);
  if (started !== undefined) return started;
  const folder = dirname(packages.resolve(`@tesseract.js-data/${script}/package.json`));
  const engine = createWorker(script, OEM.LSTM_ONLY, {
    // Without a path it would load them from a server.
    langPath: join(folder, "4.0.0_best_int"),
    cacheMethod: "none",
    // Without it a picture that cannot be read ends the process; the promise is rejected as well.
    errorHandler: () => undefined,
  });
  engines.set(script, engine);
  return engine;
}
