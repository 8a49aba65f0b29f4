import { momentInWords } from "#app/i18n/dates/clock.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { OpenedAudit } from "../../ui/audit/opened-audit.tsx";
import { codeWords } from "../service/words.ts";
import type { ShownAppointment } from "./shown.ts";
import { appointmentWords } from "./words.ts";

/** What has happened, the newest first: who did it, when, and why where that was said. */
export function Timeline({ appointment }: { appointment: ShownAppointment }) {
  const language = useLanguage();
  const [words, codes] = [appointmentWords.of(language), codeWords.of(language)];
  const { timeline, timeZone } = appointment;
  return (
    <section className="lg:border-s lg:border-line lg:ps-6">
      <h2 className="mb-3 text-sm text-ink-soft">{words.timeline}</h2>
      <ol className="grid gap-3">
        {timeline.toReversed().map((entry) => (
          <li
            key={entry.version}
            className={entry.undone ? "text-ink-faint line-through decoration-line-strong" : ""}
          >
            <p className="flex items-baseline justify-between gap-3">
              <span>{codes[entry.code]}</span>
              {entry.undone && <span className="text-xs no-underline">{words.undone}</span>}
            </p>
            <p className="text-xs text-ink-soft">
              {momentInWords(entry.at, timeZone, language)} ·{" "}
              {entry.staffName ?? (entry.actor === "customer" ? words.byCustomer : words.bySystem)}
            </p>
            {entry.reason && (
              <p dir="auto" className="text-sm">
                {entry.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
      <OpenedAudit
        type="appointment"
        id={appointment.id}
        place={appointment.centerId}
        label={words.whoChanged}
      />
    </section>
  );
}
