/** Enough for a label that fills half of the picture; more only takes longer. */
const longestSide = { video: 1_280, still: 2_400 };

/** What the camera sees now; undefined before its first picture. */
export function pictureOfVideo(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  return drawn(video, { width, height }, longestSide.video);
}

/** A picture from the device. Throws where it is none that the browser can show. */
export async function pictureOfFile(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file);
  try {
    return drawn(bitmap, bitmap, longestSide.still);
  } finally {
    bitmap.close();
  }
}

function drawn(
  source: CanvasImageSource,
  size: { readonly width: number; readonly height: number },
  longest: number,
): ImageData {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("the browser draws no pictures");
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
