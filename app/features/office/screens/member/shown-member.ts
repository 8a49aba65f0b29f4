import type { AnswerTo } from "../../calls/office-call.ts";
import type { showMemberCall } from "../../calls/settings/staff-calls.ts";

/** A member of staff, as their screen shows them. */
export type ShownMember = AnswerTo<typeof showMemberCall>;
