import type { ReactNode } from "react";
import { Icon } from "#app/ui/picture/icon.tsx";

interface WhatToBringProps {
  texts: {
    readonly bringTitle: string;
    readonly bringItems: readonly string[];
    readonly changeTitle: string;
    readonly changeText: string;
  };
  /** What can be done where plans change. */
  children: ReactNode;
}

export function WhatToBring({ texts, children }: WhatToBringProps) {
  return (
    <div className="grid gap-6">
      <BringList title={texts.bringTitle} items={texts.bringItems} />
      <section>
        <h2 className="text-lg font-medium">{texts.changeTitle}</h2>
        <p className="mt-1 mb-4 text-ink-soft">{texts.changeText}</p>
        {children}
      </section>
    </div>
  );
}

/** The papers and things to have along. */
export function BringList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className="text-subheading">{title}</h2>
      <ul className="mt-3 grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-success" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
