import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** Reads the texts of all barcodes in a picture; none where there are none. Nothing leaves the device. */
export type CodeReader = (picture: ImageData) => Promise<readonly string[]>;

/** The reader for browsers without one of their own. Its program is a file of this site: by default it would come from elsewhere. */
export async function loadWasmReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return async (picture) => {
    const codes = await readBarcodes(picture, {
      formats: ["Code39", "Code128", "DataMatrix", "QRCode"],
      tryHarder: true,
      maxNumberOfSymbols: 4,
    });
    return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
