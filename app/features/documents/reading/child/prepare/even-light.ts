import { fromGray, type Gray } from "../skew.ts";

/** The light of a place is what is brightest around it, on a picture without noise: letters are too thin to count. */
const smoothed = 4;
const block = 6;
const paper = 235;
/** Where it is as dark as a table nothing is brightened. */
const leastLight = 50;

/** Takes shadows and lamps out of a picture: each pixel is compared with the paper around it. */
export async function evenLight(gray: Gray): Promise<Gray> {
  const { width, height } = gray;
  const small = await resized(
    gray,
    Math.max(block, Math.round(width / smoothed)),
    Math.max(block, Math.round(height / smoothed)),
  );
  const coarse = brightest(small);
  const soft = await fromGray(coarse).blur(1.5).toColorspace("b-w").raw().toBuffer();
  const light = await resized({ ...coarse, data: soft }, width, height);
  const data = Buffer.alloc(gray.data.length);
  for (let place = 0; place < data.length; place += 1) {
    const around = Math.max(leastLight, light.data[place] ?? paper);
    data[place] = Math.min(255, ((gray.data[place] ?? 0) * paper) / around);
  }
  return { data, width, height };
}

async function resized(gray: Gray, width: number, height: number): Promise<Gray> {
  const data = await fromGray(gray)
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .toColorspace("b-w")
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** A pixel for each block: the brightest of it and of the ones around it. */
function brightest({ data, width, height }: Gray): Gray {
  const [wide, high] = [Math.ceil(width / block), Math.ceil(height / block)];
  const own = Buffer.alloc(wide * high);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / block) * wide + Math.floor(x / block);
      own[at] = Math.max(own[at] ?? 0, data[y * width + x] ?? 0);
    }
  }
  const around = Buffer.alloc(own.length);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      let most = 0;
      for (let row = Math.max(0, y - 1); row <= Math.min(high - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(wide - 1, x + 1); column += 1)
          most = Math.max(most, own[row * wide + column] ?? 0);
      around[y * wide + x] = most;
    }
  }
  return { data: around, width: wide, height: high };
}
