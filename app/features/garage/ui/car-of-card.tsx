import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import { linkCarAddress } from "../rules/link-address.ts";
import { type CardDocument, type CarOnCard, carOnCard } from "../rules/registration-card.ts";
import { vehicleAddress } from "../rules/vehicle-address.ts";
import { linkWords } from "../words.ts";
import { useCardStates } from "./link-car/use-cards.ts";

/** At a confirmed registration card: the way to link its car, or how far that is. Nothing at any other document. */
export function CarOfCard({ document }: { document: CardDocument }) {
  const card = carOnCard(document);
  return card === undefined ? null : <Car card={card} />;
}

function Car({ card }: { card: CarOnCard }) {
  const words = linkWords.of(useLanguage());
  const { stateOf, isError } = useCardStates();
  const state = stateOf(card);
  if (state === undefined) return isError ? null : <Skeleton className="mt-8 h-32 w-full rounded-lg" />;
  if (state.kind === "linked")
    return (
      <Panel icon="check" title={words.linkedTitle}>
        <QuietLink to={vehicleAddress(state.vehicleId)}>{words.seeCar}</QuietLink>
      </Panel>
    );
  if (state.kind === "waiting")
    return (
      <Panel icon="clock" title={words.waitingTitle} text={words.waitingText}>
        <QuietLink to={linkCarAddress()} reloadDocument>
          {words.seeRequest}
        </QuietLink>
      </Panel>
    );
  const { rejection } = state;
  return (
    <Panel
      icon="car"
      title={words.offerTitle}
      text={rejection === null ? words.offerText : `${words.offerAfterRejection} ${words[rejection]}`}
    >
      <LinkButton
        to={linkCarAddress(card.documentId)}
        reloadDocument
        data-analytics="link-car-of-card"
        className="mt-4 max-sm:w-full"
      >
        {words.linkACar}
      </LinkButton>
    </Panel>
  );
}

interface PanelProps {
  icon: IconName;
  title: string;
  text?: string;
  children: ReactNode;
}

function Panel({ icon, title, text, children }: PanelProps) {
  return (
    <section className="mt-8 flex items-start gap-4 rounded-lg bg-sand-50 p-5 md:p-6">
      <Icon name={icon} className="mt-1 size-5 shrink-0 text-accent" />
      <div className="min-w-0 grow">
        <h2 className="font-medium">{title}</h2>
        {text && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
        {children}
      </div>
    </section>
  );
}

function QuietLink({
  to,
  reloadDocument = false,
  children,
}: {
  to: string;
  reloadDocument?: boolean;
  children: ReactNode;
}) {
  return (
    <LocalLink
      to={to}
      reloadDocument={reloadDocument}
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
    >
      {children}
    </LocalLink>
  );
}
