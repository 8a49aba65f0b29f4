import { useState } from "react";
import { isOpen } from "#app/features/leads/rules/lead-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { reopenLeadCall, takeLeadCall } from "../../calls/leads/lead-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import type { ShownLead } from "../leads/lead-row.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { leadWords } from "./words.ts";

/** Whose it is: taken, given to a colleague, or opened again, each by its key. */
export function LeadDeeds({ lead }: { lead: ShownLead }) {
  const words = leadWords.of(useLanguage());
  const { session, may } = useSession();
  const [isAssigning, setAssigning] = useState(false);
  const done = () => {
    showToast({ text: words.done, tone: "success" });
    // The button that was pressed is gone.
    document.querySelector<HTMLElement>("#screen")?.focus({ preventScroll: true });
  };
  const [take, reopen] = [useDeed(takeLeadCall, { done }), useDeed(reopenLeadCall, { done })];
  const { id, version, state, owner } = lead;
  const place = lead.location ?? undefined;
  const seen = { params: { id }, body: { version } };
  const canTake = isOpen(state) && owner?.id !== session.member.id && may("lead.answer", place);
  const canAssign = isOpen(state) && may("lead.assign", place);
  const canReopen = !isOpen(state) && may("lead.answer", place);
  useShortcuts({
    t: canTake && !take.isPending ? () => take.mutate(seen) : undefined,
    a: canAssign ? () => setAssigning(true) : undefined,
    o: canReopen && !reopen.isPending ? () => reopen.mutate(seen) : undefined,
  });
  return (
    <>
      {canAssign && (
        <Button onPress={() => setAssigning(true)} shortcut="A">
          {words.assign}
        </Button>
      )}
      {canTake && (
        <Button onPress={() => take.mutate(seen)} busy={take.isPending} shortcut="T">
          {words.take}
        </Button>
      )}
      {canReopen && (
        <Button onPress={() => reopen.mutate(seen)} busy={reopen.isPending} shortcut="O">
          {words.reopen}
        </Button>
      )}
      <AssignDialog lead={lead} open={isAssigning} onClose={() => setAssigning(false)} />
    </>
  );
}
