import { useState } from "react";
import { rejectReasons } from "#app/features/garage/rules/link-states.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../../browser/office-queries.ts";
import {
  approveLinkCall,
  type CarField,
  carFields,
  longestAnswerNote,
  rejectLinkCall,
} from "../../../calls/customer-deed-calls.ts";
import { useSession } from "../../../ui/frame/session-context.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { CheckBox } from "../../../ui/kit/check-box.tsx";
import { Dialog } from "../../../ui/kit/dialog.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import { answerWords } from "../answer-words.ts";
import { Rejection, useRejection } from "../rejection.tsx";
import type { CarLink, ShownCustomer } from "../shapes.ts";
import { approvalNeeds, approvalOf, emptyCar, missingFields } from "./link-answer.ts";
import { LinkFacts } from "./link-facts.tsx";
import { NewCarFields } from "./new-car-fields.tsx";

interface LinkDialogProps {
  link: CarLink;
  customer: ShownCustomer;
  onClose: () => void;
  onCard: (documentId: string) => void;
}

/** A request for a car: what was sent, what is on record, and the answer to it while it waits. */
export function LinkDialog({ link, customer, onClose, onCard }: LinkDialogProps) {
  const language = useLanguage();
  const [words, kit] = [answerWords.of(language), kitWords.of(language)];
  const { may } = useSession();
  const [isRejecting, setRejecting] = useState(false);
  const approval = useApproval(link, customer.id, onClose);
  const rejection = useRejection(rejectReasons);
  const reject = useAnswer(rejectLinkCall, onClose);
  const canAnswer = link.state === "waiting" && may("car-link.answer");
  const sendRejection = () => {
    const given = rejection.check();
    if (given)
      reject.mutate({
        params: { id: link.id },
        body: { version: link.version, reason: given.reason, note: given.text },
      });
  };
  const close = <Button onPress={onClose}>{canAnswer ? kit.cancel : kit.close}</Button>;
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.linkTitle}
      actions={
        !canAnswer ? (
          close
        ) : isRejecting ? (
          <>
            <Button onPress={() => setRejecting(false)}>{words.back}</Button>
            <Button look="danger" onPress={sendRejection} busy={reject.isPending}>
              {words.reject}
            </Button>
          </>
        ) : (
          <>
            {close}
            <Button onPress={() => setRejecting(true)}>{words.rejectTo}</Button>
            <Button look="primary" onPress={approval.send} busy={approval.isPending}>
              {approval.needs === "move" ? words.approveMove : words.approve}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <LinkFacts link={link} customerId={customer.id} onCard={onCard} />
        {canAnswer && isRejecting && (
          <Rejection
            rejection={rejection}
            choices={rejectReasons.map((id) => ({ id, label: words[id] }))}
            maxLength={longestAnswerNote}
          />
        )}
        {canAnswer && !isRejecting && approval.needs === "car" && (
          <NewCarFields car={approval.car} onChange={approval.changeCar} wrong={approval.wrong} />
        )}
        {canAnswer && !isRejecting && approval.needs === "move" && (
          <CheckBox
            checked={approval.isMoveChecked}
            onChange={approval.checkMove}
            problem={approval.isMoveMissing ? words.moveNeeded : undefined}
          >
            {words.moved(link.vehicle?.owner?.name ?? words.nobody)}
          </CheckBox>
        )}
      </div>
    </Dialog>
  );
}

function useAnswer<C extends typeof rejectLinkCall>(call: C, onClose: () => void) {
  const words = answerWords.of(useLanguage());
  return useDeed(call, {
    done: () => {
      showToast({ text: words.saved, tone: "success" });
      onClose();
    },
  });
}

/** An approval with what it takes: see `approvalNeeds`. */
function useApproval(link: CarLink, customerId: string, onClose: () => void) {
  const words = answerWords.of(useLanguage());
  const needs = approvalNeeds(link, customerId);
  const [car, setCar] = useState(() => emptyCar(link));
  const [wrong, setWrong] = useState<readonly CarField[]>([]);
  const [isMoveChecked, checkMove] = useState(false);
  const [isTried, setTried] = useState(false);
  const deed = useDeed(approveLinkCall, {
    done: () => {
      showToast({ text: words.saved, tone: "success" });
      onClose();
    },
    shows: ({ code, detail }) => {
      if (code !== "car-wrong" || !Array.isArray(detail.wrong)) return false;
      setWrong(carFields.filter((field) => (detail.wrong as unknown[]).includes(field)));
      return true;
    },
  });
  const send = () => {
    setTried(true);
    const missing = needs === "car" ? missingFields(car) : [];
    setWrong(missing);
    if (missing.length > 0 || (needs === "move" && !isMoveChecked)) return;
    deed.mutate({ params: { id: link.id }, body: approvalOf({ link, customerId, car }) });
  };
  return {
    ...{ needs, car, wrong, isMoveChecked, checkMove, send, isPending: deed.isPending },
    isMoveMissing: isTried && !isMoveChecked,
    changeCar(field: CarField, value: string) {
      setCar((current) => ({ ...current, [field]: value }));
      setWrong((fields) => fields.filter((one) => one !== field));
    },
  };
}
