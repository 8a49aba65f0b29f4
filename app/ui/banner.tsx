import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon, type IconName } from "./picture/icon.tsx";
import { uiWords } from "./words.ts";

export type BannerTone = "info" | "success" | "warning" | "error";

const looks: Record<BannerTone, { ground: string; icon: IconName }> = {
  info: { ground: "bg-accent-soft text-accent-strong", icon: "info" },
  success: { ground: "bg-success-soft text-success", icon: "check" },
  warning: { ground: "bg-warning-soft text-warning", icon: "warning" },
  error: { ground: "bg-danger-soft text-danger", icon: "warning" },
};

interface BannerProps {
  tone?: BannerTone;
  title?: string;
  children: ReactNode;
  /** With it the banner can be dismissed. */
  onDismiss?: (() => void) | undefined;
  className?: string;
}

/** A message in the flow of the page. An error is read out at once, the others when there is a pause. */
export function Banner({ tone = "info", title, children, onDismiss, className = "" }: BannerProps) {
  const words = uiWords.of(useLanguage());
  const { ground, icon } = looks[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={`flex items-start gap-3 rounded-lg ps-4 pe-2 py-2 ${ground} ${className}`}
    >
      <Icon name={icon} className="mt-3 size-5 shrink-0" />
      <div className="min-w-0 grow py-2.5">
        {title && <p className="font-medium">{title}</p>}
        <div className="text-ink">{children}</div>
      </div>
      {onDismiss && (
        <button
          type="button"
          data-analytics="dismiss"
          aria-label={words.dismiss}
          onClick={onDismiss}
          className="grid size-11 shrink-0 place-items-center rounded hover:bg-black/5"
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
