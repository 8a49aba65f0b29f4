import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";

interface SettingsSectionProps {
  title: string;
  /** One sentence under the heading. */
  lead?: string | undefined;
  children: ReactNode;
}

/** A part of the account: its heading, and rows or pieces under it. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  return (
    <section className="mt-12">
      <h2 className="text-subheading">{title}</h2>
      {lead && <p className="mt-1.5 max-w-[60ch] text-ink-soft">{lead}</p>}
      <div className="mt-4 divide-y divide-line rounded-xl border border-line bg-surface">{children}</div>
    </section>
  );
}

interface SettingRowProps {
  label: string;
  /** What stands there now. */
  children: ReactNode;
  /** The button that changes it, at the end of the line. */
  action?: ReactNode;
}

/** One thing of the account: what it is, what it is now, and the way to change it. */
export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-4 sm:min-h-20 sm:flex-nowrap">
      <div className="w-full shrink-0 text-sm text-ink-soft sm:w-44 sm:text-base">{label}</div>
      <div className="min-w-0 grow break-words">{children}</div>
      {action && <div className="-mx-3 shrink-0">{action}</div>}
    </div>
  );
}

interface RowButtonProps {
  /** What the row's text does not say to who hears it alone. */
  label: string;
  children: ReactNode;
  onClick: () => void;
  /** Work is in progress: the button keeps its focus and ignores presses. */
  busy?: boolean;
  name: string;
}

/** The quiet button of a row. */
export function RowButton({ label, children, onClick, busy = false, name }: RowButtonProps) {
  return (
    <button
      type="button"
      data-analytics={name}
      aria-label={label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="min-h-11 rounded px-3 text-accent underline-offset-4 hover:bg-accent-soft hover:underline aria-disabled:text-ink-faint"
    >
      {children}
    </button>
  );
}

interface SiteLinkProps {
  page: "authenticator" | "recovery-codes" | "passkey";
  label: string;
  children: string;
}

/** A way to the accounts site, which is no page of this one. */
export function SiteLink({ page, label, children }: SiteLinkProps) {
  const language = useLanguage();
  return (
    <a
      href={`/accounts/factors/${page}?lang=${language}`}
      aria-label={label}
      data-analytics={page}
      className="inline-flex min-h-11 items-center rounded px-3 text-accent underline-offset-4 hover:bg-accent-soft hover:underline"
    >
      {children}
    </a>
  );
}
