interface CoverBarProps {
  /** What runs out, for example the time. */
  label: string;
  /** How much is left, in words. */
  left: string;
  /** Between 0 and 1. */
  share: number;
  isSoonOver: boolean;
}

/** How much is left of something that runs out, in words and as a bar. */
export function CoverBar({ label, left, share, isSoonOver }: CoverBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-soft">{label}</span>
        <span className="tabular">{left}</span>
      </p>
      {/* The words say it all. */}
      <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sand-100">
        {/* Drawn in the browser only, where a width can be set. */}
        <div
          className={`h-full rounded-full ${isSoonOver ? "bg-warning" : "bg-accent"}`}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </div>
  );
}
