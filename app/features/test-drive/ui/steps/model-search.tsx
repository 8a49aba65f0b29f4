import { Icon } from "#app/ui/picture/icon.tsx";

interface ModelSearchProps {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}

/** Finds a model while it is typed. */
export function ModelSearch({ label, value, onChange }: ModelSearchProps) {
  return (
    <search className="relative block max-w-md">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded border border-line-strong bg-surface ps-11 pe-3.5 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink"
      />
    </search>
  );
}
