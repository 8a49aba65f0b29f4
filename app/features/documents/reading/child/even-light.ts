import { fromGray, type Gray } from "./skew.ts";

/** The light of a place is what is brightest around it; letters are too small to count. */
const coarseWidth = 80;
const paper = 235;
/** Where it is as dark as a table nothing is brightened. */
const leastLight = 50;

/** Takes shadows and lamps out of a picture: each pixel is compared with the paper around it. */
export async function evenLight(gray: Gray): Promise<Gray> {
  const { width, height } = gray;
  const coarseHeight = Math.max(2, Math.round((coarseWidth * height) / width));
  const coarse = await fromGray(gray)
    .resize({ width: coarseWidth, height: coarseHeight, fit: "fill" })
    .dilate(1)
    .blur(2)
    .toColorspace("b-w")
    .raw()
    .toBuffer();
  const light = await fromGray({ data: coarse, width: coarseWidth, height: coarseHeight })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .toColorspace("b-w")
    .raw()
    .toBuffer();
  const data = Buffer.alloc(gray.data.length);
  for (let place = 0; place < data.length; place += 1) {
    const around = Math.max(leastLight, light[place] ?? paper);
    data[place] = Math.min(255, ((gray.data[place] ?? 0) * paper) / around);
  }
  return { data, width, height };
}
