import { Link } from "react-router";
import { timeAt } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { Name } from "../../ui/kit/name.tsx";
import type { BoardAppointment } from "./board.ts";
import { CodePill, toneOfCode } from "./code-pill.tsx";
import { serviceWords } from "./words.ts";

const edges = {
  neutral: "border-s-line-strong bg-sand-50",
  accent: "border-s-accent bg-accent-soft",
  success: "border-s-success bg-success-soft",
  warning: "border-s-warning bg-warning-soft",
  danger: "border-s-danger bg-danger-soft",
  ready: "border-s-sea-900 bg-sand-100",
} as const;

interface BoardCardProps {
  appointment: BoardAppointment;
  timeZone: string;
  /** In a list of a phone: with its services. */
  isWide?: boolean;
}

/** One appointment on the board: whose car it is, how it stands, and what is wrong with it. */
export function BoardCard({ appointment, timeZone, isWide = false }: BoardCardProps) {
  const language = useLanguage();
  const words = serviceWords.of(language);
  const { car, customer, code, isNoShow, startsAt, services, isLate, isOverdue, openExtraWork, promisedAt } =
    appointment;
  const warning = isOverdue
    ? words.overdue
    : isLate
      ? words.late
      : openExtraWork > 0
        ? words.extraWork
        : undefined;
  return (
    <Link
      to={`/service/${appointment.id}`}
      draggable={false}
      className={`@container grid w-full grid-cols-[minmax(0,1fr)] gap-0.5 overflow-hidden rounded border-s-2 py-1 ps-1.5 pe-1 text-start text-xs outline-offset-0 hover:brightness-97 ${edges[toneOfCode[code]]} ${isWide ? "text-sm" : ""}`}
    >
      <span className="flex items-center gap-2">
        <Ltr className="tabular font-normal">{car.plate}</Ltr>
        {warning && (
          <span className="ms-auto inline-flex shrink-0 items-center gap-1 text-danger">
            <Icon name="warning" className="size-3.5" />
            <span className={isWide ? "" : "sr-only"}>{warning}</span>
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-2 text-ink-soft">
        <span className="tabular whitespace-nowrap">{timeAt(startsAt, timeZone, language)}</span>
        <span className="min-w-0 wrap-anywhere">
          <bdi>{car.model}</bdi>
        </span>
      </span>
      <Name>{customer.name}</Name>
      {/* Where an hour is wide, as on a large screen. */}
      <span className={`text-ink-soft ${isWide ? "" : "hidden @min-[5.5rem]:block"}`}>
        {services.join(" · ")}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <CodePill code={code} isNoShow={isNoShow} isSmall={!isWide} />
        {promisedAt && (
          <span
            className={`ms-auto tabular whitespace-nowrap @max-[8rem]:hidden ${isOverdue && !isWide ? "text-danger" : ""}`}
          >
            {words.until(timeAt(promisedAt, timeZone, language))}
          </span>
        )}
      </span>
    </Link>
  );
}
