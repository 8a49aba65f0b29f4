import { Link } from "react-router";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { AuditChanges, type AuditEntry } from "../../ui/audit/audit-changes.tsx";
import { nameOf } from "../../ui/audit/audit-values.ts";
import { Button, ButtonLink } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { personInWords, screenOfPerson } from "./audit/person-in-words.ts";
import { auditWords } from "./words.ts";

interface EntryProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
  /** Shows the entries of its record alone. */
  onOnly: (record: AuditEntry["record"]) => void;
  /** Shows the entries about a customer alone. */
  onOnlyOf: (person: string) => void;
}

/** Where records of a kind are shown. */
const screens: Readonly<Record<string, string>> = {
  appointment: "/service/",
  customer: "/people/",
  lead: "/leads/",
  member: "/settings/staff/",
  order: "/orders/",
};

/** One entry of the audit with what it changed. */
export function EntryDialog({ entry, onClose, onOnly, onOnlyOf }: EntryProps) {
  const language = useLanguage();
  const words = auditWords.of(language);
  const screen = entry && ownValue(screens, entry.record.type);
  return (
    <Dialog
      open={entry !== undefined}
      onClose={onClose}
      title={entry ? nameOf("deed", entry.deed, language) : ""}
      actions={
        entry && (
          <>
            <Button onPress={() => onOnly(entry.record)}>{words.onlyThis}</Button>
            {screen && <ButtonLink to={`${screen}${entry.record.id}`}>{words.open}</ButtonLink>}
          </>
        )
      }
    >
      {entry && <Entry entry={entry} onOnlyOf={onOnlyOf} />}
    </Dialog>
  );
}

function Entry({ entry, onOnlyOf }: { entry: AuditEntry } & Pick<EntryProps, "onOnlyOf">) {
  const language = useLanguage();
  const words = auditWords.of(language);
  const { at, staffName, device, record, fields, reason } = entry;
  return (
    <div className="grid gap-4 text-sm">
      <dl className="grid grid-cols-[minmax(0,max-content)_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{words.time}</dt>
        <dd>{momentInWords(at, market().zone, language)}</dd>
        <dt className="text-ink-soft">{words.person}</dt>
        <dd>
          <bdi>{staffName}</bdi>
        </dd>
        {device && (
          <>
            <dt className="text-ink-soft">{words.device}</dt>
            <dd>
              <bdi>{device}</bdi>
            </dd>
          </>
        )}
        {entry.people.length > 0 && (
          <>
            <dt className="text-ink-soft">{words.whose}</dt>
            <dd className="min-w-0">
              <People entry={entry} onOnlyOf={onOnlyOf} />
            </dd>
          </>
        )}
        {entry.shown !== null && (
          <>
            <dt className="text-ink-soft">{words.shown}</dt>
            <dd className="tabular">{entry.shown}</dd>
          </>
        )}
        <dt className="text-ink-soft">{words.record}</dt>
        <dd className="min-w-0">
          {[nameOf("record", record.type, language), record.placeName].filter(Boolean).join(" · ")}
          <span className="block text-xs wrap-anywhere text-ink-faint">
            <Ltr>{record.id}</Ltr>
          </span>
        </dd>
      </dl>
      {fields.length > 0 || reason !== null ? (
        <AuditChanges entry={entry} />
      ) : (
        <p className="text-xs text-ink-soft">{words.nothingElse}</p>
      )}
    </div>
  );
}

/** Whose data it is, each with their screen and with all other entries about them. */
function People({ entry, onOnlyOf }: { entry: AuditEntry } & Pick<EntryProps, "onOnlyOf">) {
  const language = useLanguage();
  const words = auditWords.of(language);
  const others = entry.peopleCount - entry.people.length;
  return (
    <ul className="grid gap-1">
      {entry.people.map((person) => {
        const screen = screenOfPerson(person);
        const name = personInWords(person, language);
        return (
          <li key={person.id} className="flex min-w-0 flex-wrap items-center gap-x-2">
            {screen === undefined ? (
              <span>
                {name} <Ltr>{person.id.slice(0, 8)}</Ltr>
              </span>
            ) : (
              <Link to={screen} className="underline underline-offset-2">
                <bdi>{name}</bdi>
              </Link>
            )}
            <button
              type="button"
              className="press text-xs text-ink-soft underline underline-offset-2 hover:text-ink"
              onClick={() => onOnlyOf(person.id)}
            >
              {words.onlyOf}
            </button>
          </li>
        );
      })}
      {others > 0 && <li className="text-ink-soft">{words.othersInFile(others)}</li>}
    </ul>
  );
}
