import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "../../../tests/components/render.tsx";
import { CameraDialog } from "./camera-dialog.tsx";

const texts = {
  ...{ title: "Camera", hint: "Hold it in the frame.", shoot: "Take the photo" },
  ...{ refused: "It is refused.", none: "There is none.", busy: "It is busy." },
};
const seen = "What the camera sees";

let drawings: ReturnType<typeof setInterval>[] = [];
let camera: ReturnType<typeof vi.fn>;
beforeEach(() => {
  camera = vi.fn();
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(camera as never);
});
afterEach(() => {
  for (const drawing of drawings) clearInterval(drawing);
  drawings = [];
});

/** A camera before a colored wall. */
function stream(): MediaStream {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const draw = () => {
    context.fillStyle = "#4a7";
    context.fillRect(0, 0, canvas.width, canvas.height);
  };
  draw();
  drawings.push(setInterval(draw, 100));
  return canvas.captureStream(10);
}
const isStopped = (of: MediaStream) => of.getTracks().every(({ readyState }) => readyState === "ended");

async function open() {
  const onPicture = vi.fn<(picture: Blob) => void>();
  const node = <CameraDialog texts={texts} frame="card" onPicture={onPicture} onClose={() => undefined} />;
  const screen = await render(node, { width: 390 });
  return { screen, onPicture, shoot: screen.getByRole("button", { name: texts.shoot }) };
}

function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("the camera before a document", () => {
  it("takes the whole picture, from the back camera and without sound", async () => {
    camera.mockResolvedValue(stream());
    const { onPicture, shoot } = await open();
    await shoot.click();
    await expect.poll(() => onPicture.mock.calls.length).toBe(1);
    const [picture] = onPicture.mock.calls[0] as [Blob];
    expect(picture.type).toBe("image/jpeg");
    expect(await createImageBitmap(picture)).toMatchObject({ width: 640, height: 480 });
    const video = expect.objectContaining({ facingMode: { ideal: "environment" } });
    expect(camera).toHaveBeenCalledWith({ audio: false, video });
  });

  it.each([
    ["NotAllowedError", texts.refused],
    ["NotFoundError", texts.none],
    ["NotReadableError", texts.busy],
  ])("says what %s means", async (name, sentence) => {
    camera.mockRejectedValue(new DOMException("", name));
    const { screen } = await open();
    await expect.element(screen.getByText(sentence)).toBeVisible();
  });

  it("says so where the browser does not play the picture", async () => {
    camera.mockResolvedValue(stream());
    vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("", "NotAllowedError"));
    const { screen } = await open();
    await expect.element(screen.getByText(texts.busy)).toBeVisible();
  });

  it("says so when the camera is taken away", async () => {
    const own = stream();
    camera.mockResolvedValue(own);
    const { screen, shoot } = await open();
    await expect.element(shoot).toBeEnabled();
    own.getTracks()[0]?.dispatchEvent(new Event("ended"));
    await expect.element(screen.getByText(texts.busy)).toBeVisible();
  });

  it("stops while the page is hidden, and starts again after", async () => {
    const streams = [stream(), stream()] as const;
    camera.mockResolvedValueOnce(streams[0]).mockResolvedValueOnce(streams[1]);
    const { screen, shoot } = await open();
    await expect.element(shoot).toBeEnabled();
    show("hidden");
    await expect.poll(() => isStopped(streams[0])).toBe(true);
    await expect.element(shoot).toBeDisabled();
    show("visible");
    await expect.element(shoot).toBeEnabled();
    expect((screen.getByLabelText(seen).element() as HTMLVideoElement).srcObject).toBe(streams[1]);
  });

  it("stops when the dialog is closed", async () => {
    const own = stream();
    camera.mockResolvedValue(own);
    const { screen, shoot } = await open();
    await expect.element(shoot).toBeEnabled();
    await screen.unmount();
    expect(isStopped(own)).toBe(true);
  });
});
