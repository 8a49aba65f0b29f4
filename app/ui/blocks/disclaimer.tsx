/** The small print of a page, under its blocks. */
export function Disclaimer({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div className="frame py-10 text-sm text-ink-soft lg:py-14">
      <p className="max-w-[72ch]">{children}</p>
    </div>
  );
}
