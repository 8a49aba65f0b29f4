import { useEffect, useRef } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";

interface ViewTabsProps<Id extends string> {
  label: string;
  views: readonly { readonly id: Id; readonly label: string; readonly count?: number }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A few views of the same thing, one of which is shown. */
export function ViewTabs<Id extends string>({ label, views, chosen, onChoose }: ViewTabsProps<Id>) {
  const group = useRef<HTMLDivElement>(null);
  const isCounted = views.every(({ count }) => count !== undefined);
  // On a phone the row scrolls, and the chosen view may lie beyond its edge. Where there is room for more lines it takes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: views and counts that arrive make the row longer
  useEffect(() => {
    const choice = group.current?.querySelector(`[data-view="${chosen}"]`);
    choice?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [chosen, views.length, isCounted]);
  return (
    <ToggleButtonGroup
      ref={group}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onChoose(id as Id);
      }}
      className="flex min-w-max rounded-md border border-line p-0.5 md:min-w-0 md:flex-wrap"
    >
      {views.map(({ id, label: text, count }) => (
        <ToggleButton
          key={id}
          id={id}
          data-view={id}
          className="flex min-h-7 items-center gap-1.5 rounded whitespace-nowrap px-2.5 text-sm text-ink-soft outline-offset-0 data-hovered:text-ink data-selected:bg-sand-100 data-selected:text-ink pointer-coarse:min-h-10"
        >
          {text}
          {count !== undefined && (
            <span className="tabular text-xs text-ink-faint">{count.toLocaleString("en")}</span>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
