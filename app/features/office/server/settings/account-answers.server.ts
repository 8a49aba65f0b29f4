import { endSessionsOf, memberById, setPin } from "#app/features/staff/staff.server.ts";
import { refuse, succeed } from "#app/lib/result.ts";
import { endSessionsCall, setPinCall, showAccountCall } from "../../calls/settings/account-calls.ts";
import { answerDeed, answerRead } from "../answer-office.server.ts";

/** What everybody does with their own account. */
export const accountAnswers = [
  answerRead(showAccountCall, async ({ session }) => {
    const { id, email } = session.member;
    const member = await memberById(id);
    return succeed({ email, hasPin: member?.hasPin ?? false, maySetPin: session.deviceId === undefined });
  }),

  answerDeed(setPinCall, async ({ trx, body, session }) => {
    // A session of one's own browser began with password or passkey; on a shared device it may have been the PIN itself.
    if (session.deviceId !== undefined) return refuse("own-browser-needed");
    const { id } = session.member;
    const set = await setPin(trx, { memberId: id, pin: body.pin });
    if (!set.ok) return set;
    return { ...succeed({}), audit: { record: { type: "member", id }, changes: set.value.changes } };
  }),

  answerDeed(endSessionsCall, async ({ trx, session, now }) => {
    const { id } = session.member;
    await endSessionsOf(trx, id, now);
    return { ...succeed({}), audit: { record: { type: "member", id } } };
  }),
];
