import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showRecordAuditCall } from "../../calls/settings/audit-calls.ts";
import { useSession } from "../frame/session-context.ts";
import { Button } from "../kit/button.tsx";
import { momentInBrief } from "../kit/moments.ts";
import { Loaded } from "../kit/states.tsx";
import { usePages } from "../kit/use-pages.ts";
import { kitWords } from "../kit/words.ts";
import { AuditChanges, type AuditEntry } from "./audit-changes.tsx";
import { nameOf } from "./audit-values.ts";
import { auditWords } from "./audit-words.ts";

interface RecordAuditProps {
  type: string;
  id: string;
  /** Where the record is: whose right holds there alone reads it too. */
  place?: string | undefined;
  className?: string;
}

/** What was done to a record, by whom and when; for who may search the audit, and nothing for others. */
export function RecordAudit(props: RecordAuditProps) {
  const { may } = useSession();
  const isEverywhere = may("audit.search", everywhere);
  if (!isEverywhere && (props.place === undefined || !may("audit.search", props.place))) return null;
  return <Entries {...props} place={isEverywhere ? undefined : props.place} />;
}

function Entries({ type, id, place, className = "" }: RecordAuditProps) {
  const language = useLanguage();
  const [words, kit] = [auditWords.of(language), kitWords.of(language)];
  // Each reading is an entry itself: it is read again after deeds, and not at every change of others.
  const { query, rows, more } = usePages(
    showRecordAuditCall,
    (after) => ({ params: { type, id }, query: { place, after } }),
    [],
  );
  return (
    <section className={className}>
      <h2 className="mb-3 text-sm text-ink-soft">{words.history}</h2>
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <p className="text-sm text-ink-soft">{words.none}</p>
          ) : (
            <>
              <ol className="grid gap-4">
                {(rows as AuditEntry[]).map((entry) => (
                  <li key={entry.id} className="grid gap-1 text-sm">
                    <p>{nameOf("deed", entry.deed, language)}</p>
                    <p className="text-xs text-ink-soft">
                      <span className="tabular">{momentInBrief(entry.at, language)}</span> ·{" "}
                      <bdi>{entry.staffName}</bdi>
                      {entry.device && (
                        <>
                          {" "}
                          · <bdi>{entry.device}</bdi>
                        </>
                      )}
                    </p>
                    <AuditChanges entry={entry} />
                  </li>
                ))}
              </ol>
              {more && (
                <Button className="mt-4" onPress={more.load} busy={more.isLoading}>
                  {kit.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
