import {
  closeStaffAccount,
  endStaffAccountSessions,
  inviteStaffAccount,
  onInvitationUsed,
  renewStaffInvitation,
} from "#app/features/account/account.server.ts";
import {
  provideLeadHours,
  provideLeadNames,
  provideLeadOwners,
} from "#app/features/leads/staff-leads.server.ts";
import { hoursFrom } from "#app/features/scheduling/scheduling.server.ts";
import {
  accessRenewed,
  onLeaving,
  provideStaffAccounts,
  recordAudit,
} from "#app/features/staff/staff.server.ts";
import { config } from "#app/platform/config.server.ts";
import { handOnCalls } from "./hand-on-calls.server.ts";
import { everyOwnerOf, handOnLeadsOf, ownersOf } from "./leads/lead-owners.server.ts";
import { leadNames } from "./names/lead-names.server.ts";

// Features below the office that do not know each other.
provideStaffAccounts({
  invite: inviteStaffAccount,
  renew: renewStaffInvitation,
  endSessions: endStaffAccountSessions,
  close: closeStaffAccount,
});
onInvitationUsed(async (trx, accountId, now) => {
  const by = await accessRenewed(trx, accountId, now);
  if (by === undefined) return;
  const record = { type: "member", id: by.staffId };
  await recordAudit(trx, { by, deed: "use-invitation", record, via: "sign-in", now });
});
onLeaving("call tasks", handOnCalls);
onLeaving("leads", handOnLeadsOf);
provideLeadOwners(ownersOf, everyOwnerOf);
provideLeadHours((trx, location) => hoursFrom(trx, location, config.leads.hours));
provideLeadNames(leadNames);
