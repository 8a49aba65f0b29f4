import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { momentInWords } from "#app/i18n/dates/clock.ts";
import { market } from "#app/i18n/market.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { officeQuery } from "../../browser/office-queries.ts";
import { showMemberCall } from "../../calls/settings/staff-calls.ts";
import { RecordAudit } from "../../ui/audit/record-audit.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { PageHead } from "../../ui/kit/page-head.tsx";
import { Loaded } from "../../ui/kit/states.tsx";
import { Grants } from "../settings/grants.tsx";
import { MemberState } from "../settings/member-state.tsx";
import { settingsWords, staffWords } from "../settings/words.ts";
import { MemberDeeds } from "./member-deeds.tsx";
import type { ShownMember } from "./shown-member.ts";

/** One colleague: what they may do where, and what was changed of that. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(
    officeQuery(showMemberCall, { params: { id } }, { language: useLanguage(), topics: ["staff"] }),
  );
  return <Loaded query={query}>{(member) => <Member member={member} />}</Loaded>;
}

function Member({ member }: { member: ShownMember }) {
  const language = useLanguage();
  const words = staffWords.of(language);
  const { session } = useSession();
  const {
    id,
    name,
    otherName,
    email,
    state,
    grants,
    hasPin,
    createdAt,
    changedAt,
    changedBy,
    isManagedElsewhere,
  } = member;
  const { zone } = market();
  const isOwn = session.member.id === id;
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-2">
            <Link
              to="/settings/staff"
              aria-label={settingsWords.of(language).staff}
              className="press -ms-2 grid place-items-center px-2 text-ink-soft hover:text-ink"
            >
              <Icon name="chevron-back" className="size-4" />
            </Link>
            <bdi>{name}</bdi>
          </span>
        }
        actions={<MemberDeeds member={member} />}
      >
        <MemberState state={state} />
      </PageHead>
      {isManagedElsewhere && (
        <p className="border-b border-line bg-warning-soft px-4 py-2 text-sm lg:px-6">{words.elsewhere}</p>
      )}
      {isOwn && <p className="border-b border-line bg-sand-50 px-4 py-2 text-sm lg:px-6">{words.ownRoles}</p>}
      <div className="grid gap-x-10 gap-y-8 px-4 py-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:px-6">
        <dl className="grid content-start gap-y-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Fact title={words.roles}>
            <Grants grants={grants} />
          </Fact>
          {otherName !== "" && (
            <Fact title={language === "ar" ? words.nameEn : words.nameAr}>
              <bdi lang={language === "ar" ? "en" : "ar"}>{otherName}</bdi>
            </Fact>
          )}
          <Fact title={words.email}>
            <Ltr>{email}</Ltr>
          </Fact>
          <Fact title={words.language}>{member.language === "ar" ? words.arabic : words.english}</Fact>
          <Fact title={words.pin}>{hasPin ? words.yes : words.no}</Fact>
          <Fact title={words.since}>{momentInWords(createdAt, zone, language)}</Fact>
          <Fact title={words.changed}>
            {momentInWords(changedAt, zone, language)} · <bdi>{changedBy}</bdi>
          </Fact>
        </dl>
        <RecordAudit type="member" id={id} className="lg:border-s lg:border-line lg:ps-6" />
      </div>
    </>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="-mt-3 sm:mt-0">{children}</dd>
    </div>
  );
}
