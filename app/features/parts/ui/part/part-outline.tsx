import type { ReactNode } from "react";

/** Own drawings on a 96 unit grid, one for each family of parts. */
const outlines = {
  filter: (
    <>
      <path d="M30 30h36v42H30zM26 24h44v6H26zM34 72h28v6H34z" />
      <path d="M36 34v34m6-34v34m6-34v34m6-34v34m6-34v34" strokeWidth="1" />
    </>
  ),
  disc: (
    <>
      <circle cx="48" cy="48" r="28" />
      <circle cx="48" cy="48" r="13" />
      <circle cx="48" cy="48" r="5" />
      <path
        d="M48 27v5m0 32v5M27 48h5m32 0h5M33 33l3.5 3.5m23 23 3.5 3.5M33 63l3.5-3.5m23-23 3.5-3.5"
        strokeWidth="1"
      />
    </>
  ),
  bottle: (
    <>
      <path d="M38 34h22l6 10v32a3 3 0 0 1-3 3H33a3 3 0 0 1-3-3V42zM40 34v-8h12v8M39 22h14v4H39z" />
      <path d="M36 52h24v16H36z" strokeWidth="1" />
    </>
  ),
  box: <path d="M48 14 80 32v32L48 82 16 64V32l32-18Zm0 36v32m0-32L16 32m32 18 32-18M32 23l32 18" />,
  battery: (
    <>
      <path d="M22 36h52v36H22zM28 36v-6h10v6m20 0v-6h10v6" />
      <path d="M30 48h10m16 0h10m-5-5v10" strokeWidth="1" />
    </>
  ),
  spring: (
    <>
      <path d="M34 24h28M34 72h28M34 30l28 7-28 7 28 7-28 7 28 7-28 7" />
      <path d="M48 18v6m0 48v6" />
    </>
  ),
  lamp: (
    <>
      <path d="M20 40c16-12 38-12 56 0l-4 20c-14 8-34 8-48 0z" />
      <circle cx="40" cy="48" r="8" />
      <circle cx="60" cy="48" r="6" />
    </>
  ),
  panel: (
    <>
      <path d="M20 66V46c0-12 10-18 24-18h20c8 0 12 4 12 12v26H58a12 12 0 0 0-24 0z" />
      <path d="M26 46c10-6 34-8 46-4" strokeWidth="1" />
    </>
  ),
  gear: (
    <>
      <path d="M48 22l4 7 8-2 1 8 8 3-4 7 5 6-7 4 1 8-8 1-3 7-7-4-7 4-3-7-8-1 1-8-7-4 5-6-4-7 8-3 1-8 8 2z" />
      <circle cx="48" cy="47" r="10" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Words in the ids of categories that name a family; the first that matches counts. */
const families: readonly (readonly [words: RegExp, outline: keyof typeof outlines])[] = [
  [/filter|maintenance/, "filter"],
  [/oil|fluid|coolant|grease|cleaner/, "bottle"],
  [/brake|disc|wheel|hub|clutch/, "disc"],
  [/batter|electr|fuse|control|sensor|ignition|plug|coil|start/, "battery"],
  [/suspension|spring|shock|steering|strut|axle/, "spring"],
  [/light|lamp|bulb|mirror|wiper|glass/, "lamp"],
  [/body|bumper|door|fender|hood|interior|seat|trim|mat|accessor/, "panel"],
];

/** A line drawing that stands for a part without a picture. */
export function PartOutline({ category }: { category?: string | undefined }) {
  const family =
    category === undefined ? "box" : (families.find(([words]) => words.test(category))?.[1] ?? "gear");
  return (
    <svg
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-1/2 max-w-56 text-sand-300 [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {outlines[family]}
    </svg>
  );
}
