import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
import writerUrl from "zxing-wasm/writer/zxing_writer.wasm?url";
import { vinInCode } from "#app/lib/validation/vin.ts";
import { render } from "../../../tests/components/render.tsx";
import { chooseReader } from "./code-reader.ts";
import { CodeScanner } from "./code-scanner.tsx";

const vin = "RMLHJR4K7R1004821";
const texts = { title: "Scan the VIN", hint: "Hold it in the frame." };

/** A label with a code on it, as a picture. */
async function label(text: string, format: "Code39" | "Code128" | "DataMatrix" | "QRCode"): Promise<Blob> {
  await prepareZXingModule({ overrides: { locateFile: () => writerUrl }, fireImmediately: true });
  const { image } = await writeBarcode(text, { format, scale: 4 });
  if (image === null) throw new Error("no label was drawn");
  const code = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(1_280, 720);
  const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  const scale = Math.min(1_100 / code.width, 560 / code.height, 3);
  context.imageSmoothingEnabled = false;
  context.drawImage(code, 60, 60, code.width * scale, Math.max(80, code.height * scale));
  return canvas.convertToBlob();
}

/** A camera that sees a picture, or nothing yet. */
async function cameraSeeing(picture?: Blob): Promise<MediaStream> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 1_280, height: 720 });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const image = picture && (await createImageBitmap(picture));
  const draw = () => (image ? context.drawImage(image, 0, 0) : context.fillRect(0, 0, 9, 9));
  draw();
  const stream = canvas.captureStream(10);
  const drawing = setInterval(draw, 100);
  drawings.push(drawing);
  return stream;
}
let drawings: ReturnType<typeof setInterval>[] = [];
let camera: ReturnType<typeof vi.fn>;
beforeEach(() => {
  camera = vi.fn();
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(camera as never);
});
afterEach(() => {
  for (const drawing of drawings) clearInterval(drawing);
  drawings = [];
  vi.restoreAllMocks();
});

const isStopped = (stream: MediaStream) =>
  stream.getTracks().every(({ readyState }) => readyState === "ended");

async function open(language: "en" | "ar" = "en") {
  const find = vi.fn(vinInCode);
  const onFound = vi.fn();
  const onClose = vi.fn();
  const props = { ...texts, find, onFound, onClose };
  const screen = await render(<CodeScanner open {...props} />, { language, width: 390 });
  return {
    screen,
    find,
    onFound,
    onClose,
    close: () => screen.show(<CodeScanner open={false} {...props} />),
  };
}

describe("the scanner", () => {
  it.each([
    ["Code39", `I${vin}`],
    ["Code128", vin],
    ["DataMatrix", `QA;482915;${vin}`],
    ["QRCode", vin],
  ] as const)("reads a VIN from %s before the camera", async (format, text) => {
    camera.mockResolvedValue(await cameraSeeing(await label(text, format)));
    const { onFound } = await open();
    await expect.poll(() => onFound).toHaveBeenCalledWith(vin);
    expect(onFound).toHaveBeenCalledTimes(1);
  });

  it("goes on looking where a code is no VIN", async () => {
    camera.mockResolvedValue(await cameraSeeing(await label("4006381333931", "QRCode")));
    const { screen, find, onFound } = await open();
    await expect.poll(() => find.mock.calls.length).toBeGreaterThan(1);
    expect(find).toHaveLastReturnedWith(undefined);
    await expect.element(screen.getByText("Looking for the code")).toBeVisible();
    expect(onFound).not.toHaveBeenCalled();
  });

  it("requests the back camera without sound, and stops it when it closes", async () => {
    const stream = await cameraSeeing();
    camera.mockResolvedValue(stream);
    const { screen, close } = await open();
    await expect.element(screen.getByLabelText("What the camera sees")).toBeVisible();
    expect(camera).toHaveBeenCalledWith(
      expect.objectContaining({
        audio: false,
        video: expect.objectContaining({ facingMode: { ideal: "environment" } }),
      }),
    );
    expect(isStopped(stream)).toBe(false);
    close();
    await expect.poll(() => isStopped(stream)).toBe(true);
  });

  it("stops a camera that comes after it was closed", async () => {
    const stream = await cameraSeeing();
    let allow: (allowed: MediaStream) => void = () => undefined;
    camera.mockReturnValue(
      new Promise((resolve) => {
        allow = resolve;
      }),
    );
    const { screen, close } = await open();
    await expect.element(screen.getByText("Starting the camera")).toBeVisible();
    close();
    allow(stream);
    await expect.poll(() => isStopped(stream)).toBe(true);
  });

  it("stops the camera while the page is hidden, and starts it again after", async () => {
    const streams = [await cameraSeeing(), await cameraSeeing()];
    camera.mockResolvedValueOnce(streams[0]).mockResolvedValueOnce(streams[1]);
    const { screen } = await open();
    await expect.element(screen.getByLabelText("What the camera sees")).toBeVisible();
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => isStopped(streams[0] as MediaStream)).toBe(true);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => camera).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["NotAllowedError", /The camera is not allowed here/],
    ["NotFoundError", /This device has no camera/],
    ["NotReadableError", /The camera stopped/],
  ])("says what %s means, and still takes a picture", async (name, sentence) => {
    camera.mockRejectedValue(new DOMException("", name));
    const { screen, onFound } = await open();
    await expect.element(screen.getByText(sentence)).toBeVisible();
    const file = new File([await label(vin, "Code39")], "label.png", { type: "image/png" });
    await userEvent.upload(screen.getByLabelText(/Choose or take a picture/), file);
    await expect.poll(() => onFound).toHaveBeenCalledWith(vin);
  });

  it("says that a picture holds no code, and that a file is no picture, in Arabic too", async () => {
    camera.mockRejectedValue(new DOMException("", "NotFoundError"));
    const { screen, onFound } = await open("ar");
    const input = screen.getByLabelText(/اختيار صورة/);
    const canvas = new OffscreenCanvas(600, 400);
    canvas.getContext("2d")?.fillRect(0, 0, 600, 400);
    await userEvent.upload(
      input,
      new File([await canvas.convertToBlob()], "black.png", { type: "image/png" }),
    );
    await expect.element(screen.getByText(/لم يُعثر على رمز/)).toBeVisible();
    await userEvent.upload(input, new File(["no picture"], "text.png", { type: "image/png" }));
    await expect.element(screen.getByText(/ليس صورة/)).toBeVisible();
    expect(onFound).not.toHaveBeenCalled();
  });

  it("offers the light where the camera has one", async () => {
    const stream = await cameraSeeing();
    const [track] = stream.getVideoTracks() as [MediaStreamTrack];
    vi.spyOn(track, "getCapabilities").mockReturnValue({ torch: true } as MediaTrackCapabilities);
    const constrain = vi.spyOn(track, "applyConstraints").mockResolvedValue();
    camera.mockResolvedValue(stream);
    const { screen } = await open();
    await screen.getByRole("button", { name: "Light on" }).click();
    await expect
      .element(screen.getByRole("button", { name: "Light off" }))
      .toHaveAttribute("aria-pressed", "true");
    expect(constrain).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect(page.getByRole("button", { name: "Light on" }).elements()).toHaveLength(0);
  });

  it("uses the browser's own detector where it reads all kinds of codes", async () => {
    const detect = vi.fn().mockResolvedValue([{ rawValue: vin }]);
    class BarcodeDetector {
      static getSupportedFormats = async () => ["code_39", "code_128", "data_matrix", "qr_code"];
      detect = detect;
    }
    vi.stubGlobal("BarcodeDetector", BarcodeDetector);
    const read = await chooseReader();
    expect(await read(new ImageData(2, 2))).toEqual([vin]);
    expect(detect).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
