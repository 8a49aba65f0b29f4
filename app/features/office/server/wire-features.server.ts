import {
  closeStaffAccount,
  inviteStaffAccount,
  renewStaffInvitation,
} from "#app/features/account/account.server.ts";
import { provideLeadOwners } from "#app/features/leads/staff-leads.server.ts";
import { onLeaving, provideStaffAccounts } from "#app/features/staff/staff.server.ts";
import { handOnCalls } from "./hand-on-calls.server.ts";
import { handOnLeadsOf, ownersOf } from "./leads/lead-owners.server.ts";

// Features below the office that do not know each other.
provideStaffAccounts({ invite: inviteStaffAccount, renew: renewStaffInvitation, close: closeStaffAccount });
onLeaving("call tasks", handOnCalls);
onLeaving("leads", handOnLeadsOf);
provideLeadOwners(ownersOf);
