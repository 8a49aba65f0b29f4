import { shopWords } from "#app/features/orders/words.ts";
import { readablePartNumber } from "#app/features/parts/rules/part-number.ts";
import { Dirhams } from "#app/features/parts/ui/part/dirhams.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { fillShortageCall } from "../../calls/orders/order-deed-calls.ts";
import { PartsIcon } from "../../ui/frame/parts-icon.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import type { ShownOrder } from "../orders/order-row.ts";
import { amountsOf } from "./order-amounts.ts";
import { useOrderDeed } from "./use-order-deed.ts";
import { orderScreenWords } from "./words.ts";

type Line = ShownOrder["lines"][number];

/** What is taken from the shelves, with pictures, and what it cost. */
export function OrderLines({ order }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <PageSection title={words.lines} count={order.lines.length}>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <OrderLine key={line.line} line={line} order={order} />
        ))}
      </ul>
      <Totals order={order} />
    </PageSection>
  );
}

function OrderLine({ line, order }: { line: Line; order: ShownOrder }) {
  const language = useLanguage();
  const [words, shop] = [orderScreenWords.of(language), shopWords.of(language)];
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-4 py-3">
      <Shelf picture={line.picture} />
      <div className="min-w-0">
        <p>{line.name}</p>
        <p className="text-sm text-ink-soft">
          <Ltr className="tabular">{readablePartNumber(line.part)}</Ltr>
          {line.car && <> · {words.forCar(line.car)}</>}
        </p>
        {line.isMisfit && <p className="text-sm text-ink-soft">{words.misfit}</p>}
        {line.note !== "" && (
          <p dir="auto" className="text-sm">
            {line.note}
          </p>
        )}
        {line.dropped > 0 && (
          <p className="text-sm text-ink-soft">{words.dropped(shop.pieces(line.dropped))}</p>
        )}
        {line.returned > 0 && (
          <p className="text-sm text-ink-soft">{words.returned(shop.pieces(line.returned))}</p>
        )}
        <Shortage line={line} order={order} />
      </div>
      <div className="text-end">
        <p className="text-lg tabular">{shop.pieces(line.quantity)}</p>
        <p className="text-sm text-ink-soft">
          <Dirhams sum={line.linePrice} />
        </p>
        {line.quantity > 1 && (
          <p className="text-xs text-ink-faint">
            <Dirhams sum={line.price} /> {words.each}
          </p>
        )}
      </div>
    </li>
  );
}

function Shelf({ picture }: { picture: string | null }) {
  return (
    <span className="grid size-14 place-items-center overflow-hidden rounded-md bg-sand-50 text-ink-faint">
      {picture === null ? (
        <PartsIcon className="size-6" />
      ) : (
        <Picture
          wide={picture}
          width={800}
          height={800}
          alt=""
          sizes="3.5rem"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

/** Missing pieces: what the customer has said, and that they have come. */
function Shortage({ line, order }: { line: Line; order: ShownOrder }) {
  const language = useLanguage();
  const [words, shop] = [orderScreenWords.of(language), shopWords.of(language)];
  const { may } = useSession();
  const fill = useOrderDeed(fillShortageCall);
  const isPicking = order.fulfilment === "picking";
  if (line.short === 0)
    return line.shortAnswer === "other-center" && isPicking ? (
      <p className="text-sm">{words.fromOther}</p>
    ) : null;
  const isAwaited = line.shortAnswer === "wait";
  const say = isAwaited ? words.shortAwaited : words.shortUnanswered;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm text-danger">{say(shop.pieces(line.short))}</p>
      {isAwaited && isPicking && may("order.work", order.centerId) && (
        <Button
          busy={fill.isPending}
          onPress={() =>
            fill.mutate({ params: { id: order.id }, body: { version: order.version, line: line.line } })
          }
        >
          {words.filled}
        </Button>
      )}
    </div>
  );
}

function Totals({ order }: { order: ShownOrder }) {
  const words = orderScreenWords.of(useLanguage());
  return (
    <dl className="ms-auto grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-sm">
      {amountsOf(order).map(({ name, sum }, place) => (
        <div key={name} className={`contents ${place === 0 ? "" : "text-ink-soft"}`}>
          <dt>{words[name]}</dt>
          <dd className="text-end">
            <Dirhams sum={sum} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
