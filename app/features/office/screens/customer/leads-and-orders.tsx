import { useQuery } from "@tanstack/react-query";
import type { LeadState } from "#app/features/leads/rules/lead-states.ts";
import { leadKindWords, leadStateWords } from "#app/features/leads/staff-words.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { listCustomerLeadsCall, listCustomerOrdersCall } from "../../calls/customer-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { Pill, type Tone } from "../../ui/kit/pill.tsx";
import { PageSection } from "../../ui/kit/section.tsx";
import { Loaded, RowsSkeleton } from "../../ui/kit/states.tsx";
import { dayOf, Line, Lines, None } from "./lines.tsx";
import { customerWords, orderStateWords } from "./words.ts";

const leadTones: Readonly<Record<LeadState, Tone>> = {
  new: "warning",
  assigned: "accent",
  contacted: "accent",
  won: "success",
  lost: "neutral",
  duplicate: "neutral",
};

/** What they left in forms while they were signed in. */
export function Leads({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const [words, kinds, states] = [
    customerWords.of(language),
    leadKindWords.of(language),
    leadStateWords.of(language),
  ];
  const query = useQuery(
    officeQuery(listCustomerLeadsCall, { params: { id: customerId } }, { language, topics: ["leads"] }),
  );
  return (
    <PageSection title={words.leads} count={query.data?.leads.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ leads }) =>
          leads.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <Lines>
              {leads.map(({ id, kind, state, about, ownerName, createdAt }) => (
                <Line key={id} to={`/leads/${id}`} end={<Pill tone={leadTones[state]}>{states[state]}</Pill>}>
                  <span>{kinds[kind]}</span>
                  <bdi>{about}</bdi>
                  <span className="text-ink-soft">
                    {dayOf(createdAt, language)}
                    {ownerName && <> · {ownerName}</>}
                  </span>
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </PageSection>
  );
}

/** Their latest orders of parts. */
export function Orders({ customerId }: { customerId: string }) {
  const language = useLanguage();
  const [words, states] = [customerWords.of(language), orderStateWords.of(language)];
  const { may } = useSession();
  const query = useQuery(
    officeQuery(listCustomerOrdersCall, { params: { id: customerId } }, { language, topics: ["people"] }),
  );
  return (
    <PageSection title={words.orders} count={query.data?.orders.length}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
        {({ orders }) =>
          orders.length === 0 ? (
            <None>{words.none}</None>
          ) : (
            <Lines>
              {orders.map(({ id, number, state, title, placedAt, center, centerId }) => (
                <Line
                  key={id}
                  to={centerId !== null && may("order.view", centerId) ? `/orders/${id}` : undefined}
                  end={<span>{states[state]}</span>}
                >
                  {number && <Ltr className="tabular">{number}</Ltr>}
                  <bdi>{title}</bdi>
                  <span className="text-ink-soft">
                    {dayOf(placedAt, language)} · {center}
                  </span>
                </Line>
              ))}
            </Lines>
          )
        }
      </Loaded>
    </PageSection>
  );
}
