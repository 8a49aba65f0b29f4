import { useQuery } from "@tanstack/react-query";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { officeQuery, useDeed } from "../../../browser/office-queries.ts";
import { showAuditCheckCall, verifyAuditCall } from "../../../calls/settings/audit-calls.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Pill } from "../../../ui/kit/pill.tsx";
import { chainWords } from "./chain-words.ts";

/** Whether the audit is as it was written, as the last verification found; an administrator may verify it now. */
export function AuditChain() {
  const language = useLanguage();
  const words = chainWords.of(language);
  const { may } = useSession();
  const { data } = useQuery(officeQuery(showAuditCheckCall, {}, { language }));
  const verify = useDeed(verifyAuditCall);
  if (data === undefined) return null;
  const { check, isKeyInDatabase } = data;
  const inWords = (at: string) => momentInWords(at, market().zone, language);
  return (
    <section
      aria-label={words.title}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm lg:px-6"
    >
      <div className="grid grow gap-0.5">
        {check === null ? (
          <p className="text-ink-soft">{words.never}</p>
        ) : (
          <>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1" role="status">
              <Pill tone={check.problem === null ? "success" : "danger"}>
                {check.problem === null ? words.sound : words.broken}
              </Pill>
              <span>
                {check.problem === null ? words.entries(check.entries) : words[check.problem]}
                {check.problemEntryId !== null && <> {words.atEntry(check.problemEntryId)}</>}
                {check.problems > 1 && <> {words.more(check.problems - 1)}</>}
              </span>
            </p>
            <p className="text-xs text-ink-soft">
              {check.verifiedUntil !== null && <>{words.until(inWords(check.verifiedUntil))} · </>}
              {words.checked(inWords(check.at))}
            </p>
          </>
        )}
        {isKeyInDatabase && <p className="text-xs text-ink-soft">{words.keyInDatabase}</p>}
      </div>
      {may("audit.verify") && (
        <Button onPress={() => verify.mutate({})} busy={verify.isPending}>
          {words.verify}
        </Button>
      )}
    </section>
  );
}
