import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { uiWords } from "../words.ts";

interface LoadingProps {
  /** What is awaited, where "Loading" alone says too little. */
  label?: string;
  className?: string;
  /** Skeletons, in the places of what is coming. */
  children: ReactNode;
}

/** What is coming, as its shape for the eye and as a word for the ear. */
export function Loading({ label, className, children }: LoadingProps) {
  const words = uiWords.of(useLanguage());
  return (
    <div className={className}>
      <span role="status" className="sr-only">
        {label ?? words.loading}
      </span>
      {children}
    </div>
  );
}
