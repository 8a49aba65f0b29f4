import type { ReactNode } from "react";

/** Own drawings on a 24 px grid, 1.5 px lines. */
const drawings = {
  "arrow-forward": <path d="M4 12h15m-6-6 6 6-6 6" />,
  "arrow-back": <path d="M20 12H5m6-6-6 6 6 6" />,
  "chevron-forward": <path d="m9 5 7 7-7 7" />,
  "chevron-back": <path d="m15 5-7 7 7 7" />,
  "chevron-down": <path d="m5 9 7 7 7-7" />,
  menu: <path d="M4 8h16M4 16h16" />,
  pause: <path d="M9 5.5v13m6-13v13" />,
  play: <path d="M8 5.5v13l10.5-6.5L8 5.5Z" />,
  camera: <path d="M3.5 8h4l1.5-2.5h6L16.5 8h4v11h-17V8Zm12 5.3a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />,
  video: <path d="M3.5 6.5h12v11h-12v-11Zm12 4 5-3v9l-5-3v-3Z" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  search: <path d="m20 20-4.6-4.6m1.6-4.4a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  minus: <path d="M4.5 12h15" />,
  info: <path d="M12 11v6m0-9.6v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
  warning: <path d="M12 9.5v4.5m0 3v.1M12 3.5 2.5 20h19L12 3.5Z" />,
  calendar: <path d="M4 9.5h16M8 3v4m8-4v4M4 5.5h16V20H4V5.5Z" />,
  clock: <path d="M12 7v5.2l3.5 2.3M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />,
  pin: (
    <path d="M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm2.5-11.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z" />
  ),
  phone: (
    <path d="M5 3.5h3.6l1.7 4.6-2.3 1.6a12 12 0 0 0 6.3 6.3l1.6-2.3 4.6 1.7V19c0 1-.8 1.7-1.8 1.6A16.6 16.6 0 0 1 3.4 5.3C3.3 4.3 4 3.5 5 3.5Z" />
  ),
  message: <path d="M4 4.5h16V16H10.5L6 20v-4H4V4.5Z" />,
  mail: <path d="M3.5 5.5h17v13h-17v-13Zm0 .7 8.5 7 8.5-7" />,
  user: (
    <path d="M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 20.5c.8-3.7 4-5.6 8-5.6s7.2 1.9 8 5.6" />
  ),
  globe: (
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.2 12h17.6M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3Z" />
  ),
  logout: <path d="M14 4.5H5v15h9M10 12h11m-4-4 4 4-4 4" />,
  dashboard: <path d="M4 4h7v9H4V4Zm9 0h7v5h-7V4Zm0 7h7v9h-7v-9Zm-9 4h7v5H4v-5Z" />,
  document: <path d="M6 3.5h8l4.5 4.5v12.5H6v-17Zm8 0V8h4.5M9 12.5h6m-6 3.5h6" />,
  wrench: (
    <path d="M20.3 7.2a5 5 0 0 1-6.7 5.9L6.9 19.8a2 2 0 0 1-2.8-2.8l6.8-6.7a5 5 0 0 1 5.9-6.7l-2.6 2.6.6 2.9 2.9.6 2.6-2.5Z" />
  ),
  car: (
    <path d="M3 16.5v-4l2.2-1.2L7.4 7h8.2l3 4.3 2.4 1.2v4h-2.2m-3.6 0H9.2m-3.8 0H3m14.9-.1a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Zm-9 0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0Z" />
  ),
  link: (
    <path d="M10 14.5a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6m2.3 1.8a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6" />
  ),
  print: <path d="M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17m-10-3h10v6.5H7V14Z" />,
  download: <path d="M12 3.5v12m-5-5 5 5 5-5M4 20.5h16" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** The icon that content names; an unknown name becomes an arrow, which fits every link. */
export function iconNamed(name: string): IconName {
  return Object.hasOwn(drawings, name) ? (name as IconName) : "arrow-forward";
}

/** What points along the line of reading is mirrored in Arabic; a clock or a check mark does not. */
const directional = new Set<IconName>([
  "arrow-forward",
  "arrow-back",
  "chevron-forward",
  "chevron-back",
  "logout",
]);

/** A decorative drawing: a control without words carries a label of its own. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  const flip = directional.has(name) ? "flip-in-rtl " : "";
  return <Drawing className={`${flip}${className}`}>{drawings[name]}</Drawing>;
}

/** The sheet of every drawing; those that few pages need stand beside their pages. */
export function Drawing({ className = "size-5", children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}
