import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps } from "react-aria-components";
import { Link } from "react-router";
import { Spinner } from "#app/ui/loading/spinner.tsx";

/** `primary` stands once in a view. */
type Look = "primary" | "plain" | "quiet" | "danger";

const looks: Record<Look, string> = {
  primary: "bg-accent text-white hover:bg-accent-strong data-pressed:bg-sea-900",
  plain: "border border-line bg-surface text-ink hover:border-line-strong hover:bg-sand-50",
  quiet: "text-ink-soft hover:bg-sand-100 hover:text-ink",
  danger: "bg-danger text-white hover:bg-ink",
};
const shape =
  "press relative inline-flex items-center justify-center gap-1.5 rounded-md px-3 text-sm whitespace-nowrap transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-50";

interface OwnProps {
  look?: Look;
  /** Work is under way: the button keeps its size and ignores presses. */
  busy?: boolean;
  /** The key that does the same, shown beside it on a desk. */
  shortcut?: string;
  children?: ReactNode;
  className?: string;
}

export function Button({
  look = "plain",
  busy = false,
  shortcut,
  children,
  className = "",
  ...rest
}: OwnProps & Omit<ButtonProps, "children" | "className">) {
  return (
    <AriaButton
      {...rest}
      {...(shortcut && { render: (own) => <button {...own} aria-keyshortcuts={shortcut} /> })}
      isPending={busy}
      className={`${shape} ${looks[look]} ${className}`}
    >
      {busy ? <Spinner /> : children}
      {shortcut && !busy && <Key>{shortcut}</Key>}
    </AriaButton>
  );
}

export function ButtonLink({
  to,
  look = "plain",
  children,
  className = "",
}: Pick<OwnProps, "look" | "children" | "className"> & { to: string }) {
  return (
    <Link to={to} className={`${shape} ${looks[look]} ${className}`}>
      {children}
    </Link>
  );
}

/** Leads out of the office: to a file, a call, a page of the site. */
export function AnchorButton({
  look = "plain",
  children,
  className = "",
  ...rest
}: Pick<OwnProps, "look" | "children" | "className"> & {
  href: string;
  download?: boolean;
  target?: "_blank";
  rel?: "noopener";
}) {
  return (
    <a {...rest} className={`${shape} ${looks[look]} ${className}`}>
      {children}
    </a>
  );
}

/** A key of the keyboard, for the eye: what is pressed names it by `aria-keyshortcuts`. Under a thumb there is none. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="hidden pointer-fine:inline">
      <kbd dir="ltr" className="rounded-sm border border-current/25 px-1 font-sans text-2xs">
        {children}
      </kbd>
    </span>
  );
}
