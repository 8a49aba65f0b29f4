import type { BodyType } from "../../stock-terms.ts";

/** Own drawings on a grid of 96 by 36: the line of the body, and where the windows are. Wheels stand at 22 and 74. */
const drawings: Record<BodyType, { body: string; windows: string }> = {
  hatchback: {
    body: "M12 28H9c-2 0-3-1-3-3v-6c0-2 1-4 2-5l5-7c1-1.5 3-2.5 5-2.5h25c4 0 7 1 10 3.5l10 8 17 3c5 1 7 3 7 6v1c0 1.5-1 2-2.5 2H84M32 28h32",
    windows: "M15 14.5 19 8.5h20v7H17c-1.5 0-2.5 0-2-1ZM43 8.5c5 0 7 1 9.5 3l5 4H43v-7Z",
  },
  sedan: {
    body: "M12 28H8c-2 0-3-1-3-3v-4c0-3 2-4 5-4.5l9-1.5 11-7c2.5-1.5 4-2 7-2h14c4 0 7 1 10 3.5l7.5 6 15 2.5c6 1 8.5 3 8.5 6v1.5c0 1.5-1 2.5-2.5 2.5H84M32 28h32",
    windows: "M28 15.5l7-4.5c1.5-1 3-1.5 5-1.5h3v6H28ZM47 9.5h4c4 0 6 .8 8 2.5l4 3.5H47v-6Z",
  },
  wagon: {
    body: "M12 28H8c-2 0-3-1-3-3v-6c0-2 .5-3.5 1.5-5l3-5.5c.9-1.5 2-2 4-2H47c3.5 0 6.5 1 9.5 3.5l8 7 17 2.5c5.5 1 8 3 8 6v1c0 1.5-1 2-2.5 2H84M32 28h32",
    windows: "M11.5 15.5 14 10h13v5.5H11.5ZM31 10h11v5.5H31V10ZM46 10h2c2.5 0 4 .6 6 2l4 3.5H46V10Z",
  },
  suv: {
    body: "M12 28H8c-2 0-3-1-3-3v-8c0-2 .5-3 1-4.5l2.5-7c.5-1.5 1.5-2 3.5-2h36c3 0 5 .5 7 2.5l8.5 8L82 16c5 .8 7.5 3 7.5 6.5V26c0 1.5-1 2-2.5 2h-3M32 28h32",
    windows: "M11.5 13.5 13.5 7.5H25v6.5H11.5ZM29 7.5h14V14H29V7.5ZM47 7.5h1.5c2 0 3.5.5 5 2l5 4.5H47V7.5Z",
  },
  mpv: {
    body: "M12 28H8c-2 0-3-1-3-3v-9c0-2 .4-3.5 1-5l2.5-6C9.200 3.5 10.5 3 12.5 3H44c4 0 7 1.5 10 4.5L64 17l17 2.5c6 1 8.5 3 8.5 6V26c0 1.5-1 2-2.5 2h-3M32 28h32",
    windows: "M10 14.5 12.5 7H24v7.5H10ZM28 7h14v7.5H28V7ZM46 7c2.5 0 4.5.8 6.5 2.800l5 4.700H46V7Z",
  },
  pickup: {
    body: "M12 28H7c-1.5 0-2.5-1-2.5-2.5V15H38V7c0-1.5 1-2.5 2.5-2.5H54c3 0 5 .5 7 3l6 7.5 15 2c5 .8 7.5 3 7.5 6.5V26c0 1.5-1 2-2.5 2h-3M32 28h32",
    windows: "M42 8.5h7V15h-7V8.5ZM53 8.5h1c2 0 3 .5 4 2l3.5 4.5H53V8.5Z",
  },
  van: {
    body: "M12 28H8c-2 0-3-1-3-3V6c0-2 1-3 3-3h48c4 0 6.5 1 9 4l8.5 10 11 2.5c4 1 5.5 3 5.5 6V26c0 1.5-1 2-2.5 2h-3M32 28h32",
    windows: "M9 7h14v8H9V7ZM27 7h14v8H27V7ZM45 7h10c3 0 4.5.5 6.5 3l4 5H45V7Z",
  },
  coupe: {
    body: "M12 28H8c-2 0-3-1-3-3v-3c0-3 1.5-4.5 5-5.5l10-2.5L35 8c3-1.5 5-2 8.5-2 5 0 8 1 11.5 3.5l9 6.5 16 2.5c7 1.2 9.5 3.5 9.5 6.5 0 2-1 3-3 3H84M32 28h32",
    windows: "M30 15.5l8.5-4.2c2-1 3.5-1.3 5.5-1.3 4 0 6 .8 8.5 2.5l4.5 3H30Z",
  },
  convertible: {
    body: "M12 28H8c-2 0-3-1-3-3v-3c0-3 1.5-4.5 5-5.5l13-1.5h34l4 2 17 2.5c7 1.2 9.5 3 9.5 6 0 2-1 2.5-3 2.5H84M32 28h32M57 15l-7-7",
    windows: "M30 15v-2c0-1.5 1-2.5 2.5-2.5s2.5 1 2.5 2.5v2M42 15v-2c0-1.5 1-2.5 2.5-2.5S47 11.5 47 13v2",
  },
  /** Under a cover. */
  other: {
    body: "M12 28H8c-2 0-3-1-3-3 0-9 5-19 20-20 12-.8 22-.8 32 3 7 2.5 12 8 20 9.5 7 1.3 11 4 11 8.5 0 1.5-1 2-2.5 2H84M32 28h32",
    windows: "M14 20c2-5 5-8 9-9M58 12c4 1.5 7 4 10 7",
  },
};

/** A body type as a line drawing. It says nothing by itself. */
export function Silhouette({ type, className = "" }: { type: BodyType; className?: string }) {
  const { body, windows } = drawings[type] ?? drawings.other;
  return (
    <svg
      viewBox="0 0 96 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={body} />
      <path d={windows} strokeWidth="1" opacity="0.55" />
      <circle cx="22" cy="27.5" r="6" />
      <circle cx="74" cy="27.5" r="6" />
      <circle cx="22" cy="27.5" r="2" strokeWidth="1" />
      <circle cx="74" cy="27.5" r="2" strokeWidth="1" />
    </svg>
  );
}
