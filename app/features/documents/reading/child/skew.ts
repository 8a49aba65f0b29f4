import sharp from "sharp";

/** A picture of one byte a pixel. */
export interface Gray {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function grayOf(picture: Uint8Array): Promise<Gray> {
  const { data, info } = await sharp(picture)
    .grayscale()
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export const fromGray = ({ data, width, height }: Gray) =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Turned clockwise by quarters. */
export async function quarterTurned(gray: Gray, turns: number): Promise<Gray> {
  if (turns === 0) return gray;
  const { data, info } = await fromGray(gray)
    .rotate(turns * 90)
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const sampleWidth = 700;
const most = 9;
/** An upright stroke is at least this much darker than what stands beside it. */
const strokeContrast = 24;

/**
 * By how many degrees clockwise the lines of a picture slope: the slope along which the upright strokes of letters
 * gather in the fewest rows. Edges that run along lines (rules, the rim of a card) do not count.
 */
export async function skewOf(gray: Gray): Promise<number> {
  const { data, info } = await fromGray(gray)
    .resize({ width: sampleWidth })
    .toColorspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strokes = strokesOf(data, info.width, info.height);
  if (strokes.length < 400) return 0;
  const coarse = bestSlope(strokes, info.height, -most, most, 0.5);
  return bestSlope(strokes, info.height, coarse - 0.5, coarse + 0.5, 0.1);
}

/** Pairs of x and y. */
function strokesOf(data: Buffer, width: number, height: number): Int16Array {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const beside = Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0));
      const above = Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0));
      if (beside > strokeContrast && beside > above) found.push(x, y);
    }
  }
  return Int16Array.from(found);
}

function bestSlope(strokes: Int16Array, height: number, from: number, to: number, step: number): number {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to + 1e-9; angle += step) {
    const score = gathered(strokes, height, Math.tan((angle * Math.PI) / 180));
    // Level lines win where nothing else is clearly better.
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

function gathered(strokes: Int16Array, height: number, slope: number): number {
  const offset = sampleWidth;
  const rows = new Uint32Array(height + 2 * offset);
  for (let place = 0; place < strokes.length; place += 2) {
    const row = Math.round((strokes[place + 1] ?? 0) - (strokes[place] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  return rows.reduce((sum, count) => sum + count * count, 0);
}
