import { pathOf } from "#app/lib/address/path-of.ts";
export type MediaType = "image" | "video";

/** By extension (product/forms.md#media-types). */
const endings: Readonly<Record<MediaType, readonly string[]>> = {
  image: ["jpg", "jpeg", "png", "gif", "bmp", "svg", "webp", "avif"],
  video: ["mp4", "avi", "mov"],
};

/**
 * What an address shows: by the ending of its path, or where that says nothing by the content type of its answer.
 * Undefined: neither says that it is a picture or a video.
 */
export function mediaTypeOf(address: string, contentType?: string): MediaType | undefined {
  const [, ending = ""] = /\.(\w+)$/.exec(pathOf(address)) ?? [];
  const [, named] = /^\s*(image|video)\//i.exec(contentType ?? "") ?? [];
  const byEnding = (["image", "video"] as const).find((type) => endings[type].includes(ending.toLowerCase()));
  return byEnding ?? (named?.toLowerCase() as MediaType | undefined);
}

/** Whether the bytes of a file called .svg are a drawing; its name alone does not make it one. */
export function isDrawing(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  // bounded: 4096 characters, as cut above.
  const beforeRoot = /^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!doctype svg[^>[]*(?:\[[\s\S]*?\])?\s*>|\s)*/i;
  return /^<(?:\w+:)?svg[\s>/]/i.test(start.replace(beforeRoot, ""));
}
