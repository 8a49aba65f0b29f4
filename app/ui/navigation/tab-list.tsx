import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { directionOf } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";

export interface Tab {
  readonly id: string;
  readonly label: string;
}

interface TabListProps {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChoose: (id: string) => void;
  /** Of the ids: tab `{prefix}-tab-{id}` controls `{prefix}-panel-{id}`. */
  prefix: string;
  /** The one panel that all of them control. */
  panel?: string;
  /** What makes a tab answer before the scripts: the form that it sends, with what it sends. */
  sends?: (id: string) => Pick<ComponentProps<"button">, "form" | "name" | "value">;
}

/** One stop of the Tab key; arrows go along the line of reading, Home and End to its ends. Without scripts it hides. */
export function TabList({ label, tabs, active, onChoose, prefix, panel, sends }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isRtl = directionOf(useLanguage()) === "rtl";
  const choose = (at: number) => {
    const tab = tabs[at];
    const button = list.current?.querySelectorAll<HTMLElement>("[role=tab]").item(at);
    if (!tab || !button) return;
    onChoose(tab.id);
    // A long list scrolls: the chosen one comes into its view, and the page stays where it is.
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    button.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const to = placeAfter(event.key, at, tabs.length, isRtl);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex min-w-0 gap-x-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] [scrollbar-width:none] noscript:hidden sm:gap-x-8"
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.id}
          type={sends ? "submit" : "button"}
          {...sends?.(tab.id)}
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          aria-controls={panel ?? `${prefix}-panel-${tab.id}`}
          aria-selected={tab.id === active}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            choose(at);
          }}
          className="min-h-12 min-w-11 shrink-0 border-b-2 border-transparent py-2 text-ink-soft hover:text-ink focus-visible:shadow-none focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

function placeAfter(key: string, at: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = rightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
