import type { ReactNode } from "react";
import { Icon } from "#app/ui/picture/icon.tsx";

interface ChoiceCardProps {
  kind: "radio" | "checkbox";
  group: string;
  value: string;
  chosen: boolean;
  /** Called on every press, also of a radio that is already chosen. */
  onPress: () => void;
  children: ReactNode;
  className?: string;
}

/** A card that is a real radio button or checkbox: arrow keys, space and screen readers work by themselves. */
export function ChoiceCard({
  kind,
  group,
  value,
  chosen,
  onPress,
  children,
  className = "",
}: ChoiceCardProps) {
  return (
    <label
      className={`relative flex cursor-pointer rounded-lg border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${
        chosen
          ? "border-accent bg-accent-soft ring-1 ring-accent"
          : "border-line bg-surface hover:border-ink-soft"
      } ${className}`}
    >
      {/* A radio button reports a change only once; the press is what clears a chosen one again. */}
      <input
        type={kind}
        name={group}
        value={value}
        checked={chosen}
        onChange={() => undefined}
        onClick={onPress}
        onKeyUp={(event) => {
          // The space bar on a chosen radio button makes no click by itself.
          if (kind !== "radio" || !chosen || event.key !== " ") return;
          event.preventDefault();
          onPress();
        }}
        // As large as the card, so that the keyboard's focus brings the whole card into view.
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

/** The mark of a choice: a circle or a square that fills. */
export function ChoiceMark({ kind, chosen }: { kind: "radio" | "checkbox"; chosen: boolean }) {
  const shape = kind === "radio" ? "rounded-full" : "rounded";
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center border-2 ${shape} ${
        chosen ? "border-accent bg-accent text-white" : "border-line-strong bg-surface"
      }`}
    >
      {chosen && <Icon name="check" className="size-4" />}
    </span>
  );
}
