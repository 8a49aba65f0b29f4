import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSession } from "#app/features/account/session/use-session.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import type { Cart, CartLine } from "../../cart-calls.ts";
import { sentenceOf, useAddToCart, useChangeLine } from "../cart/cart-queries.ts";
import { stockWords } from "../stock/stock-words.ts";
import { type AddBody, claimAdd, forgetAdd, readPendingAdd, rememberAdd } from "./pending-add.ts";

/** What was just added, and how to take it out again. */
export interface Added {
  readonly line: CartLine;
  readonly quantity: number;
  /** Under which taking it out counts once, however often it is pressed. */
  readonly undoKey: string;
}

/** Keys of what is being sent: two buttons of a page send it once. */
const underWay = new Set<string>();

/**
 * Adds to the cart. A visitor signs in first; what they pressed is added when they are back, once, on the page whose part it
 * is (`isOf`).
 */
export function useAdd(isOf: (body: AddBody) => boolean) {
  const language = useLanguage();
  const session = useSession();
  const { send, isSending } = useAddToCart();
  const [added, setAdded] = useState<Added>();
  const [problem, setProblem] = useState<string>();
  const [isMisfit, setMisfit] = useState(false);
  const unanswered = useRef<{ readonly key: string; readonly of: string }>(undefined);
  const isSignedIn = session.status === "signed-in";
  const customerId = session.profile?.id;

  const sendOnce = async (body: AddBody, idempotencyKey: string) => {
    setProblem(undefined);
    underWay.add(idempotencyKey);
    const reply = await send({ language, query: { lang: language }, body, idempotencyKey });
    underWay.delete(idempotencyKey);
    // Without an answer it may have counted: the same key is good for another try.
    const isAnswered = reply.ok || (reply.status > 0 && reply.status < 500);
    if (isAnswered) forgetAdd();
    unanswered.current = isAnswered ? undefined : { key: idempotencyKey, of: JSON.stringify(body) };
    setMisfit(!reply.ok && reply.code === "does-not-fit");
    if (!reply.ok) return setProblem(sentenceOf(reply, language));
    const line = lineOf(reply.data, body);
    if (line === undefined) return;
    setAdded({ line, quantity: body.quantity, undoKey: crypto.randomUUID() });
    showToast({ text: stockWords.of(language).added(line.name), tone: "success" });
  };
  const sendPending = useEffectEvent(() => {
    const pending = readPendingAdd(Date.now(), customerId);
    if (pending === undefined || customerId === undefined) return;
    if (underWay.has(pending.key) || !isOf(pending.body)) return;
    claimAdd(pending, customerId);
    void sendOnce(pending.body, pending.key);
  });
  useEffect(() => {
    if (isSignedIn) sendPending();
  }, [isSignedIn]);

  return {
    isSending,
    isReady: session.status !== "starting",
    added,
    problem,
    /** The server knows that it does not fit, whatever the page shows. */
    isMisfit,
    add: (body: AddBody) => {
      const { key, of } = unanswered.current ?? {};
      const isRepeated = key !== undefined && of === JSON.stringify(body);
      if (isSignedIn) return void sendOnce(body, isRepeated ? key : crypto.randomUUID());
      rememberAdd(body, Date.now());
      session.signIn();
    },
    undone: () => setAdded(undefined),
  };
}

/** Takes out again what was added: the pieces that were there before, or came in another tab since, stay. */
export function useUndoAdd(onUndone: () => void) {
  const language = useLanguage();
  const { send, isSending } = useChangeLine();
  const undo = async ({ line, quantity, undoKey: idempotencyKey }: Added) => {
    const input = { language, query: { lang: language }, params: { id: line.id }, idempotencyKey };
    const reply = await send({ ...input, body: { by: -quantity } });
    if (reply.ok || reply.code === "line-not-found") onUndone();
    if (!reply.ok) return showToast({ text: sentenceOf(reply, language), tone: "error" });
    showToast({ text: stockWords.of(language).undone, tone: "info" });
  };
  return { undo, isUndoing: isSending };
}

function lineOf({ lines }: Cart, { partNumber, car }: AddBody): CartLine | undefined {
  const isFor = (line: CartLine) => (line.car?.key ?? undefined) === car;
  return (
    lines.find((line) => line.number === partNumber && isFor(line)) ??
    // Another number took its place meanwhile.
    lines.find(
      (line) =>
        isFor(line) && line.changes.some((one) => one.kind === "superseded" && one.from === partNumber),
    )
  );
}
