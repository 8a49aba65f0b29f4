import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { searchAuditCall } from "../../calls/settings/audit-calls.ts";
import { useSession } from "../frame/session-context.ts";
import { nameOf, valueInWords } from "./audit-values.ts";
import { auditWords } from "./audit-words.ts";

export type AuditEntry = AnswerTo<typeof searchAuditCall>["rows"][number];

/** What an entry changed: each field before and after. Of erased values the field's name stays. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const language = useLanguage();
  const words = auditWords.of(language);
  const { session } = useSession();
  const places = new Map([...session.locations, ...session.counters].map(({ id, name }) => [id, name]));
  const reader = { language, timeZone: market().zone, places };
  const erased = entry.fields.filter((field) => entry.changes.every((change) => change.field !== field));
  return (
    <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-xs">
      {entry.changes.map(({ field, before, after }) => (
        <Line key={field} name={nameOf("field", field, language)}>
          {before != null && before !== "" && (
            <>
              <del className="text-ink-faint">
                <bdi>{valueInWords(before, reader)}</bdi>
              </del>{" "}
            </>
          )}
          {!(before == null && after == null) && <bdi>{valueInWords(after, reader)}</bdi>}
        </Line>
      ))}
      {erased.map((field) => (
        <Line key={field} name={nameOf("field", field, language)}>
          <span className="text-ink-faint">{words.erased}</span>
        </Line>
      ))}
      {entry.reason !== null && (
        <Line name={words.why}>
          <bdi>{entry.reason}</bdi>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
