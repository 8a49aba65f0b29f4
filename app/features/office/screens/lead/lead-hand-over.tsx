import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { retryHandOverCall } from "../../calls/leads/lead-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { PageSection } from "../../ui/kit/section.tsx";
import { handOverProblemOf } from "../leads/hand-over-problem.ts";
import { problemWords, remedyWords } from "../leads/hand-over-words.ts";
import type { ShownLead } from "../leads/lead-row.ts";
import { leadsWords } from "../leads/words.ts";
import { leadWords } from "./words.ts";

/** Whether the CRM has it; where it failed, why, and another try at once. */
export function LeadHandOver({ lead }: { lead: ShownLead }) {
  const language = useLanguage();
  const [words, inbox] = [leadWords.of(language), leadsWords.of(language)];
  const { may } = useSession();
  const { crm, crmId, handedOverAt, tries, nextTryAt, problem } = lead.handOver;
  const retry = useDeed(retryHandOverCall, {
    done: () => showToast({ text: words.retried, tone: "success" }),
  });
  const send = () => retry.mutate({ params: { id: lead.id } });
  const canRetry = problem !== null && nextTryAt !== null && may("lead.answer", lead.location ?? undefined);
  const kind = handOverProblemOf(problem ?? "");
  useShortcuts({ h: canRetry && !retry.isPending ? send : undefined });
  return (
    <PageSection title={words.handOver}>
      {problem !== null ? (
        <div className="grid justify-items-start gap-2 text-sm">
          <p className="text-danger">{problemWords.of(language)[kind]}</p>
          <p>{remedyWords.of(language)[kind]}</p>
          <p className="text-ink-soft">
            {words.tried(tries)}
            {nextTryAt && (
              <>
                {" · "}
                {inbox.nextTry} <span className="tabular">{momentInBrief(nextTryAt, language)}</span>
              </>
            )}
          </p>
          <details className="text-xs text-ink-soft">
            <summary className="cursor-pointer py-1">{words.forAdministrator}</summary>
            <Ltr className="font-mono">{problem}</Ltr>
          </details>
          {canRetry && (
            <Button onPress={send} busy={retry.isPending} shortcut="H">
              {words.retry}
            </Button>
          )}
        </div>
      ) : crm === "built-in" ? (
        <p className="text-sm text-ink-soft">{words.builtIn}</p>
      ) : crm !== null && handedOverAt !== null ? (
        <p className="text-sm text-ink-soft">
          {words.handedOver}: <span className="tabular">{momentInBrief(handedOverAt, language)}</span>{" "}
          {crmId && <Ltr>{crmId}</Ltr>}
        </p>
      ) : (
        <p className="text-sm text-ink-soft">{words.waits}</p>
      )}
    </PageSection>
  );
}
