import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { ownValue } from "#app/lib/untrusted/own-value.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { AuditChanges, type AuditEntry } from "../../ui/audit/audit-changes.tsx";
import { nameOf } from "../../ui/audit/audit-values.ts";
import { Button, ButtonLink } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { auditWords } from "./words.ts";

interface EntryProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
  /** Shows the entries of its record alone. */
  onOnly: (record: AuditEntry["record"]) => void;
}

/** Where records of a kind are shown. */
const screens: Readonly<Record<string, string>> = {
  appointment: "/service/",
  customer: "/people/",
  lead: "/leads/",
  member: "/settings/staff/",
};

/** One entry of the audit with what it changed. */
export function EntryDialog({ entry, onClose, onOnly }: EntryProps) {
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
      {entry && <Entry entry={entry} />}
    </Dialog>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
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
        <dt className="text-ink-soft">{words.record}</dt>
        <dd className="min-w-0">
          {[nameOf("record", record.type, language), record.placeName].filter(Boolean).join(" · ")}
          <span className="block truncate text-xs text-ink-faint">
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
