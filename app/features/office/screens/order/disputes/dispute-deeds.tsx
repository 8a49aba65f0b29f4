import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  acceptDisputeCall,
  answerDisputeCall,
  closeDisputeCall,
} from "../../../calls/orders/dispute-calls.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { TextField } from "../../../ui/kit/fields.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownDispute, ShownOrder } from "../../orders/order-row.ts";
import { useOrderDeed } from "../use-order-deed.ts";
import { disputeWords } from "./words.ts";

interface OfDispute {
  order: ShownOrder;
  dispute: ShownDispute;
}

/** Answer it or accept it; of one that is known by hand alone also how it ended. */
export function DisputeDeeds({ order, dispute }: OfDispute) {
  const words = disputeWords.of(useLanguage());
  const { may } = useSession();
  const [opened, setOpened] = useState<"answer" | "accept">();
  const close = useOrderDeed(closeDisputeCall);
  const { state, response, isResponseSent, responseFailure, isByHand } = dispute;
  const canAnswer = state === "needs-response" && response === null;
  const canClose = isByHand && (state === "needs-response" || state === "under-review");
  const end = (outcome: "won" | "lost") =>
    close.mutate({
      params: { id: order.id },
      body: { version: order.version, disputeId: dispute.id, outcome },
    });
  return (
    <>
      {response !== null && state === "needs-response" && (
        <p role="status">{isResponseSent ? words.sent : words.sending}</p>
      )}
      {responseFailure !== null && canAnswer && <p className="text-danger">{words.failed}</p>}
      {may("order.refund", order.centerId) && (canAnswer || canClose) && (
        <div className="flex flex-wrap gap-2 pt-1">
          {canAnswer && (
            <>
              <Button look="primary" onPress={() => setOpened("answer")}>
                {words.answer}
              </Button>
              <Button onPress={() => setOpened("accept")}>{words.accept}</Button>
            </>
          )}
          {canClose && (
            <>
              <Button onPress={() => end("won")} busy={close.isPending}>
                {words.weWon}
              </Button>
              <Button onPress={() => end("lost")} busy={close.isPending}>
                {words.weLost}
              </Button>
            </>
          )}
        </div>
      )}
      <AnswerDialog
        order={order}
        dispute={dispute}
        open={opened === "answer"}
        onClose={() => setOpened(undefined)}
      />
      <AcceptDialog
        order={order}
        dispute={dispute}
        open={opened === "accept"}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

interface DialogProps extends OfDispute {
  open: boolean;
  onClose: () => void;
}

function AnswerDialog({ order, dispute, open, onClose }: DialogProps) {
  const language = useLanguage();
  const [words, kit] = [disputeWords.of(language), kitWords.of(language)];
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const answer = useOrderDeed(answerDisputeCall, onClose);
  const send = () => {
    setTried(true);
    const typed = text.trim();
    if (typed === "" || answer.isPending) return;
    const body = { version: order.version, disputeId: dispute.id, text: typed };
    answer.mutate({ params: { id: order.id }, body });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.answerTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="primary" onPress={send} busy={answer.isPending}>
            {words.answerSend}
          </Button>
        </>
      }
    >
      <TextField
        label={words.answerText}
        value={text}
        onChange={setText}
        hint={dispute.isByHand ? words.answerByHand : words.answerHint}
        lines={5}
        maxLength={500}
        problem={isTried && text.trim() === "" ? kit.required : undefined}
        required
        autoFocus
      />
    </Dialog>
  );
}

function AcceptDialog({ order, dispute, open, onClose }: DialogProps) {
  const language = useLanguage();
  const [words, kit] = [disputeWords.of(language), kitWords.of(language)];
  const accept = useOrderDeed(acceptDisputeCall, onClose);
  const body = { version: order.version, disputeId: dispute.id };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.acceptTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button
            look="danger"
            onPress={() => accept.mutate({ params: { id: order.id }, body })}
            busy={accept.isPending}
          >
            {words.acceptConfirm}
          </Button>
        </>
      }
    >
      <p>{words.acceptText}</p>
    </Dialog>
  );
}
