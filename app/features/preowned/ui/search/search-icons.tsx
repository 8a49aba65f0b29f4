import type { ReactNode } from "react";

/** Own drawings like those of `ui/icon.tsx`, which every page carries; these only come with the listing. */
const drawings = {
  filter: (
    <path d="M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm-6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z" />
  ),
  bookmark: <path d="M6.5 4h11v16.5L12 16l-5.5 4.5V4Z" />,
} satisfies Record<string, ReactNode>;

export function ListingIcon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      {drawings[name]}
    </svg>
  );
}
