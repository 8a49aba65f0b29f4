import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerLinksCall } from "../../calls/customer-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { answerWords } from "./answer-words.ts";
import { dayOf, Line, Lines, None } from "./lines.tsx";
import { LinkDialog } from "./link/link-dialog.tsx";
import type { CarLink, ShownCustomer } from "./shapes.ts";
import { useOpened } from "./use-opened.ts";
import { customerWords } from "./words.ts";

const tones: Readonly<Record<CarLink["state"], Tone>> = {
  waiting: "warning",
  approved: "success",
  rejected: "neutral",
  withdrawn: "neutral",
};

/** Cars that they sent a request for; one that waits is answered from here. */
export function CarLinks({
  customer,
  onCard,
}: {
  customer: ShownCustomer;
  onCard: (documentId: string) => void;
}) {
  const language = useLanguage();
  const [words, answers] = [customerWords.of(language), answerWords.of(language)];
  const { may } = useSession();
  const [linkId, openLink] = useOpened("link");
  const query = useQuery(
    officeQuery(listCustomerLinksCall, { params: { id: customer.id } }, { language, topics: ["people"] }),
  );
  const opened = query.data?.links.find(({ id }) => id === linkId);
  return (
    <PageSection title={answers.links} count={query.data?.links.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ links }) =>
          links.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <Lines>
              {links.map((link) => (
                <Line
                  key={link.id}
                  end={
                    <>
                      <Pill tone={tones[link.state]}>{answers[link.state]}</Pill>
                      <Button onPress={() => openLink(link.id)}>
                        {link.state === "waiting" && may("car-link.answer") ? answers.answer : answers.open}
                      </Button>
                    </>
                  }
                >
                  <Ltr className="tabular">{link.vin}</Ltr>
                  {link.vehicle && <span>{link.vehicle.model}</span>}
                  <span className="text-ink-soft">{dayOf(link.sentAt, language)}</span>
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
      {opened && (
        <LinkDialog
          key={`${opened.id} ${opened.version}`}
          link={opened}
          customer={customer}
          onClose={() => openLink(undefined)}
          onCard={(documentId) => onCard(documentId)}
        />
      )}
    </PageSection>
  );
}
