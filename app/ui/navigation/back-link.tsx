import type { ReactNode } from "react";
import type { LinkAddress } from "#app/lib/address/href.ts";
import { Icon } from "../picture/icon.tsx";
import { LocalLink } from "./local-link.tsx";

interface BackLinkProps<T extends string> {
  to: T & LinkAddress<T>;
  children: ReactNode;
}

/** The way up from a page to the one that it belongs to. */
export function BackLink<T extends string>({ to, children }: BackLinkProps<T>) {
  return (
    <LocalLink<string>
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 pe-2 text-sm text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 print:hidden"
    >
      <Icon name="arrow-back" className="size-4" />
      {children}
    </LocalLink>
  );
}
