import { useLanguage } from "#app/i18n/use-language.ts";

/**
 * The lockup of Rimal: two dune crests in a ring, the name in both scripts, the page's own first. It takes the colour
 * of the text around it. The emblem has no direction and is not mirrored.
 */
export function BrandLogo({ className = "" }: { className?: string }) {
  const names = [
    { language: "en", name: "RIMAL", look: "text-[1.1875rem] tracking-[0.2em]" },
    { language: "ar", name: "رمال", look: "text-[1.375rem] leading-none pb-1.5" },
  ];
  if (useLanguage() === "ar") names.reverse();
  return (
    <span
      aria-hidden="true"
      className={`inline-flex items-center gap-3 font-medium leading-none ${className}`}
    >
      <Emblem className="size-9" />
      {names.map(({ language, name, look }, index) => (
        <span
          key={language}
          lang={language}
          className={`${look} ${index > 0 ? "hidden border-s border-current/30 ps-3 sm:inline" : ""}`}
        >
          {name}
        </span>
      ))}
    </span>
  );
}

export function Emblem({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="16" cy="16" r="14.8" strokeWidth="1.5" />
      <path d="M3.6 19C8 18.2 10.3 11 15 11s5.3 6.7 9.6 7c1.5.1 2.8-.5 4-1" strokeWidth="1.7" />
      <path d="M6.4 23.8C10.4 23.4 13 19.3 17 19.3s5.6 3 8.8 3.2" strokeWidth="1.7" />
    </svg>
  );
}
