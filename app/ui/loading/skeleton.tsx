/** The shape of what is coming; it shows only after 150 ms, so that a fast answer does not flicker. */
export function Skeleton({ className = "h-4 w-full" }: { className?: string }) {
  return <span aria-hidden="true" className={`skeleton block rounded bg-sand-100 ${className}`} />;
}
