import {
  closeStaffAccount,
  inviteStaffAccount,
  renewStaffInvitation,
} from "#app/features/account/account.server.ts";
import { provideStaffAccounts } from "#app/features/staff/staff.server.ts";

// Features below the office that do not know each other.
provideStaffAccounts({ invite: inviteStaffAccount, renew: renewStaffInvitation, close: closeStaffAccount });
