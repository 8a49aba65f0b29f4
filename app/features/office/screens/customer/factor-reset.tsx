import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod/mini";
import { type IdentityPaper, identityPapers } from "#app/features/account/rules/factor-reset.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { officeQuery, useDeed } from "../../browser/office-queries.ts";
import {
  answerFactorResetCall,
  type factorReset,
  listFactorResetsCall,
  requestFactorResetCall,
} from "../../calls/factor-reset-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { CheckBox } from "../../ui/kit/check-box.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { Select, TextField } from "../../ui/kit/fields.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Name } from "../../ui/kit/name.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { resetWords } from "./factor-reset-words.ts";
import { None } from "./lines.tsx";

/** A customer's second factor: whether there is one, and its reset by two members of staff. */
export function FactorReset({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const words = resetWords.of(language);
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(
    officeQuery(listFactorResetsCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={words.title}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ hasFactor, resets }) => (
          <div className="grid gap-4 text-sm">
            {hasFactor ? <p>{words.hasFactor}</p> : <None>{words.noFactor}</None>}
            {resets.map((reset) => (
              <Reset key={reset.id} customerId={customerId} reset={reset} />
            ))}
            {hasFactor &&
              may("factor-reset.request") &&
              resets.every(({ state }) => state !== "requested") && (
                <div>
                  <Button onPress={() => setOpen(true)}>{words.request}</Button>
                </div>
              )}
          </div>
        )}
      </Loaded>
      {isOpen && <RequestDialog customerId={customerId} onClose={() => setOpen(false)} />}
    </PageSection>
  );
}

interface ResetProps {
  customerId: string;
  reset: z.output<typeof factorReset>;
}

function Reset({ customerId, reset }: ResetProps) {
  const language = useLanguage();
  const words = resetWords.of(language);
  const { may } = useSession();
  const deed = useDeed(answerFactorResetCall, {
    done: () => showToast({ text: words.saved, tone: "success" }),
  });
  const { id, version, state, paper, paperEnd, requestedBy, requestedAt, answeredBy, isOwn } = reset;
  const answer = (to: "done" | "declined") =>
    deed.mutate({ params: { customer: customerId, id }, body: { version, answer: to } });
  return (
    <div className="grid gap-2 border-s-2 border-line ps-3">
      <p>{words[state]}</p>
      <p className="text-ink-soft">
        {words[paper]} <Ltr>…{paperEnd}</Ltr>
      </p>
      <p className="text-xs text-ink-soft">
        <Name>{requestedBy}</Name> · {momentInBrief(requestedAt, language)}
      </p>
      {answeredBy !== null && (
        <p className="text-xs text-ink-soft">
          {words.answeredBy} <Name>{answeredBy}</Name>
        </p>
      )}
      {state === "requested" && isOwn && <p className="text-ink-soft">{words.colleague}</p>}
      {state === "requested" && !isOwn && may("factor-reset.answer") && (
        <div className="flex flex-wrap gap-2">
          <Button busy={deed.isPending} onPress={() => answer("declined")}>
            {words.decline}
          </Button>
          <Button look="primary" busy={deed.isPending} onPress={() => answer("done")}>
            {words.approve}
          </Button>
        </div>
      )}
    </div>
  );
}

function RequestDialog({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const language = useLanguage();
  const [words, kit] = [resetWords.of(language), kitWords.of(language)];
  const [paper, setPaper] = useState<IdentityPaper | null>(null);
  const [end, setEnd] = useState("");
  const [isSeen, setSeen] = useState(false);
  const [isTried, setTried] = useState(false);
  const deed = useDeed(requestFactorResetCall, {
    done: () => {
      showToast({ text: words.requestedToast, tone: "success" });
      onClose();
    },
  });
  const isEndWrong = !/^[A-Za-z0-9]{4}$/.test(end.trim());
  const send = () => {
    setTried(true);
    if (paper === null || isEndWrong || !isSeen) return;
    const body = { paper, paperEnd: end.trim(), isSeen: true as const };
    deed.mutate({ params: { customer: customerId }, body });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.request}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="primary" busy={deed.isPending} onPress={send}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm">{words.lead}</p>
        <Select
          label={words.paper}
          value={paper}
          onChange={(id) => setPaper(identityPapers.find((one) => one === id) ?? null)}
          choices={identityPapers.map((id) => ({ id, label: words[id] }))}
          problem={isTried && paper === null ? kit.required : undefined}
          required
        />
        <TextField
          label={words.paperEnd}
          value={end}
          onChange={setEnd}
          problem={isTried && isEndWrong ? words.paperEndWrong : undefined}
          maxLength={4}
          ltr
          required
        />
        <CheckBox
          checked={isSeen}
          onChange={setSeen}
          problem={isTried && !isSeen ? words.seenNeeded : undefined}
        >
          {words.seen}
        </CheckBox>
      </div>
    </Dialog>
  );
}
