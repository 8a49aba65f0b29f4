import { useEffect, useState } from "react";
import { largestUnnamedWidth, pictureWidths } from "#app/lib/address/picture-address.ts";

/** The pictures of a full turn, once all of them are there and can be drawn; undefined until then, or if one fails. */
export function useFrames(
  addresses: readonly string[],
  shownWidth: number,
): readonly HTMLImageElement[] | undefined {
  const [frames, setFrames] = useState<readonly HTMLImageElement[]>();
  // The size is chosen once: a turned phone does not load everything anew.
  const [width] = useState(shownWidth);
  useEffect(() => {
    let left = false;
    const wanted = width * Math.min(window.devicePixelRatio, 2);
    const fitting = pictureWidths.find((one) => one >= wanted && one < largestUnnamedWidth);
    const load = async (address: string) => {
      const image = new Image();
      image.src = fitting === undefined ? address : `${address}?w=${fitting}`;
      await image.decode();
      return image;
    };
    Promise.all(addresses.map(load)).then(
      (loaded) => !left && setFrames(loaded),
      // One that is missing leaves the still picture in its place.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [addresses, width]);
  return frames;
}
