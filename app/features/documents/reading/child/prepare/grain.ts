import type { Gray } from "../skew.ts";

/** What a camera in low light adds, in levels of gray: on more of it engines look for letters everywhere, for a minute. */
const mostNoise = 6;
const [across, down] = [3, 5];

/** Whether a picture with even light is grainy. */
export const isGrainy = (gray: Gray): boolean => noiseOf(gray) >= mostNoise;

/** By how much pixels differ from their neighbors where there are no letters: the median of the second differences. */
function noiseOf({ data, width, height }: Gray): number {
  const counts = new Uint32Array(2048);
  let looked = 0;
  for (let y = 1; y < height - 1; y += down) {
    for (let x = 1; x < width - 1; x += across) {
      const at = y * width + x;
      const around =
        (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const difference = Math.abs(4 * (data[at] ?? 0) - around);
      counts[difference] = (counts[difference] ?? 0) + 1;
      looked += 1;
    }
  }
  let passed = 0;
  const median = counts.findIndex((count) => {
    passed += count;
    return passed >= looked / 2;
  });
  return median / 3;
}
