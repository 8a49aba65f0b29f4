import { useState } from "react";
import { shopWords } from "#app/features/orders/words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import {
  acceptReturnCall,
  receiveReturnCall,
  refuseReturnCall,
} from "../../calls/orders/order-deed-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { momentInBrief } from "../../ui/kit/moments.ts";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { ReasonDialog } from "./reason-dialog.tsx";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

type Return = ShownOrder["returns"][number];
const tones: Readonly<Record<Return["state"], Tone>> = {
  requested: "warning",
  accepted: "accent",
  refused: "neutral",
  received: "success",
};

/** What the customer wants to give back: answered, then received. */
export function OrderReturns({ order }: { order: ShownOrder }) {
  const language = useLanguage();
  const words = orderScreenWords.of(language);
  const shop = shopWords.of(language);
  if (order.returns.length === 0) return null;
  const nameOf = (line: number) => order.lines.find((one) => one.line === line)?.name ?? "";
  return (
    <PageSection title={words.returns}>
      <ul className="divide-y divide-line border-y border-line">
        {order.returns.toReversed().map((one) => (
          <li key={one.id} className="grid gap-1 py-2.5 text-sm">
            <p className="flex flex-wrap items-center gap-x-3">
              <Pill tone={tones[one.state]}>{words[one.state]}</Pill>
              <span className="tabular text-xs text-ink-soft">
                {momentInBrief(one.requestedAt, language)}
              </span>
            </p>
            {one.lines.map(({ line, quantity, reason }) => (
              <p key={line}>
                {nameOf(line)} · {shop.pieces(quantity)} ·{" "}
                <span className="text-ink-soft">{words[reason]}</span>
              </p>
            ))}
            {one.note !== "" && (
              <p dir="auto" className="text-ink-soft">
                {one.note}
              </p>
            )}
            {one.answer !== "" && (
              <p dir="auto">
                <span className="text-ink-soft">{words.answered}:</span> {one.answer}
              </p>
            )}
            <ReturnDeeds order={order} one={one} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function ReturnDeeds({ order, one }: { order: ShownOrder; one: Return }) {
  const words = orderScreenWords.of(useLanguage());
  const { may } = useSession();
  const [opened, setOpened] = useState<"refuse" | "receive">();
  const close = () => setOpened(undefined);
  const accept = useOrderDeed(acceptReturnCall);
  const refuse = useOrderDeed(refuseReturnCall, close);
  const receive = useOrderDeed(receiveReturnCall, close);
  const isOpen = one.state === "requested" || one.state === "accepted";
  if (!isOpen || !may("order.work", order.centerId)) return null;
  const params = { id: order.id };
  const seen = { version: order.version, returnId: one.id };
  const take = (restock: boolean) => receive.mutate({ params, body: { ...seen, restock } });
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {one.state === "requested" ? (
        <Button look="primary" busy={accept.isPending} onPress={() => accept.mutate({ params, body: seen })}>
          {words.accept}
        </Button>
      ) : (
        <Button look="primary" onPress={() => setOpened("receive")}>
          {words.receive}
        </Button>
      )}
      <Button onPress={() => setOpened("refuse")}>{words.refuse}</Button>
      <ReasonDialog
        open={opened === "refuse"}
        onClose={close}
        title={words.refuseTitle}
        hint={words.customerReads}
        action={words.refuseTitle}
        isBusy={refuse.isPending}
        onSend={(answer) => refuse.mutate({ params, body: { ...seen, answer } })}
      />
      <Dialog
        open={opened === "receive"}
        onClose={close}
        title={words.receiveTitle}
        actions={
          <>
            <Button onPress={() => take(false)} isDisabled={receive.isPending}>
              {words.noRestock}
            </Button>
            <Button look="primary" onPress={() => take(true)} busy={receive.isPending} autoFocus>
              {words.restock}
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">{words.receiveHint}</p>
      </Dialog>
    </div>
  );
}
