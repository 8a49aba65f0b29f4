import { useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { cancelOrderCall, markReadyCall, startPickingCall } from "../../calls/orders/order-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { type BarDeed, DeedBar } from "../../ui/kit/deed-bar.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { piecesLeft, refundable } from "./order-amounts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { ShortDialog } from "./short-dialog.tsx";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

type Opened = "hand-over" | "short" | "cancel" | "refund";

/** What may be done with an order now, each by one press or its key. */
export function OrderDeeds({ order }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  const { may } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const [start, ready] = [useOrderDeed(startPickingCall), useOrderDeed(markReadyCall)];
  const cancel = useOrderDeed(cancelOrderCall, close);
  const { id, version, fulfilment } = order;
  const seen = { params: { id }, body: { version } };
  const isMissing = order.lines.some(({ short }) => short > 0);
  const canRefund = refundable(order) > 0 && !order.refunds.some(({ decision }) => decision === null);
  const possible: readonly (BarDeed & { readonly when: boolean })[] = [
    {
      ...{ id: "refund", label: words.refund, letter: "f", press: () => setOpened("refund") },
      when: canRefund,
    },
    {
      ...{ id: "cancel", label: words.cancel, letter: "x", press: () => setOpened("cancel") },
      when: ["accepted", "picking", "ready"].includes(fulfilment),
    },
    {
      ...{ id: "short", label: words.short, letter: "s", press: () => setOpened("short") },
      when: fulfilment === "picking" && order.lines.some((line) => piecesLeft(line) > 0),
    },
    {
      ...{ id: "start-picking", label: words["start-picking"], letter: "p", isUsual: true },
      ...{ press: () => start.mutate(seen), isBusy: start.isPending, when: fulfilment === "accepted" },
    },
    {
      ...{ id: "mark-ready", label: words["mark-ready"], letter: "r", isUsual: true },
      ...{ press: () => ready.mutate(seen), isBusy: ready.isPending, when: fulfilment === "picking" },
      isBlocked: isMissing,
    },
    {
      ...{ id: "hand-over", label: words["hand-over"], letter: "h", isUsual: true },
      ...{ press: () => setOpened("hand-over"), when: fulfilment === "ready" },
      isBlocked: order.state === "CHARGED_BACK",
    },
  ];
  const isMine = ({ id: deed }: BarDeed) =>
    may(deed === "cancel" ? "order.credit" : "order.work", order.centerId);
  const deeds = possible.filter((one) => one.when && isMine(one));
  useShortcuts(
    Object.fromEntries(
      deeds.map(({ letter, press, isBusy, isBlocked }) => [letter, isBusy || isBlocked ? undefined : press]),
    ),
  );
  return (
    <>
      <DeedBar deeds={deeds} more={words.more} />
      <HandOverDialog order={order} open={opened === "hand-over"} onClose={close} />
      <ShortDialog order={order} open={opened === "short"} onClose={close} />
      <RefundDialog order={order} open={opened === "refund"} onClose={close} />
      <ReasonDialog
        open={opened === "cancel"}
        onClose={close}
        title={words.cancelTitle}
        hint={words.cancelHint}
        action={words.cancel}
        isBusy={cancel.isPending}
        onSend={(reason) => cancel.mutate({ params: { id }, body: { version, reason } })}
      />
    </>
  );
}
