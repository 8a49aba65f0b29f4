import { useLanguage } from "#app/i18n/use-language.ts";
import { uiWords } from "../words.ts";

/** A turning ring for waits inside a control; for whole areas use Skeleton. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  const words = uiWords.of(useLanguage());
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      role="img"
      aria-label={words.loading}
      className={`animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
