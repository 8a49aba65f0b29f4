import { LinkButton } from "#app/ui/button.tsx";
import type { SectionView } from "../vehicle/vehicle-view.ts";

interface SectionWordsProps {
  section: SectionView;
  /** On the deep sea. */
  dark?: boolean;
  className?: string;
}

/** Title, text and, where there is one, the next step of a section. */
export function SectionWords({ section, dark = false, className = "" }: SectionWordsProps) {
  return (
    <div className={className}>
      <SectionTitle section={section} />
      {section.text && (
        <p className={`mt-3 max-w-[58ch] ${dark ? "text-on-dark-soft" : "text-ink-soft"}`}>{section.text}</p>
      )}
      <SectionAction section={section} dark={dark} />
    </div>
  );
}

export function SectionTitle({ section: { id, title } }: { section: SectionView }) {
  return (
    <h2 id={`${id}-title`} className="max-w-[18ch] text-title font-light">
      {title}
    </h2>
  );
}

export function SectionAction({
  section: { action },
  dark = false,
}: {
  section: SectionView;
  dark?: boolean;
}) {
  if (!action) return null;
  return (
    <LinkButton
      variant={dark ? "inverse" : "secondary"}
      to={action.url}
      className="mt-4 self-start print:hidden"
    >
      {action.label}
    </LinkButton>
  );
}
