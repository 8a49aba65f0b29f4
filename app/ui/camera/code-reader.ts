import type { CodeReader } from "./wasm-reader.ts";

/** The browser's own detector (https://wicg.github.io/shape-detection-api/), which TypeScript does not know. */
interface Detector {
  detect(picture: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Linear codes of door frames and windshields, and the square ones of newer labels and registration cards. */
const formats = ["code_39", "code_128", "data_matrix", "qr_code"];

let reader: Promise<CodeReader> | undefined;

/** The browser's detector where it reads all of these, else WebAssembly, which comes only now. A failed load is tried again. */
export function loadCodeReader(): Promise<CodeReader> {
  reader ??= chooseReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

/** The reader that this browser gets. */
export async function chooseReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const supported = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector !== undefined && formats.every((format) => supported.includes(format))) {
    const detector = new BarcodeDetector({ formats });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const { loadWasmReader } = await import("./wasm-reader.ts");
  return loadWasmReader();
}
