/** The front door of staff: who works here, what they may do, their sessions, shared devices and the audit. */
import "./server/audit/chain-jobs.server.ts";
import "./server/forget-staff-traces.server.ts";
import "./server/personal-data.server.ts";

export type { AuditEntry, AuditPage, AuditVia, NewAuditEntry } from "./server/audit/audit-entries.server.ts";
export type { AuditSearch } from "./server/audit/audit-query.server.ts";
export { isKeyInDatabase } from "./server/audit/audit-seal.server.ts";
export { chainInBackground } from "./server/audit/chain-entries.server.ts";
export { chainHeadFile } from "./server/audit/chain-head.server.ts";
export { type AuditCheck, checkAudit, lastAuditCheck } from "./server/audit/check-audit.server.ts";
export { auditOf, searchAudit } from "./server/audit/read-audit.server.ts";
export { recordAudit } from "./server/audit/record-audit.server.ts";
export {
  deviceOf,
  listDevices,
  membersAtDevice,
  placeOfDevice,
  type StaffDevice,
} from "./server/devices/read-devices.server.ts";
export { registerDevice, revokeDevice } from "./server/devices/register-device.server.ts";
export { setPin } from "./server/devices/set-pin.server.ts";
export { switchByPin } from "./server/devices/switch-by-pin.server.ts";
export { changeGrants } from "./server/members/change-grants.server.ts";
export { type ImportedMember, importMember, lockMembers } from "./server/members/import-member.server.ts";
export { inviteMember } from "./server/members/invite-member.server.ts";
export { memberLeaves, onLeaving } from "./server/members/member-leaves.server.ts";
export {
  activeMembersWith,
  arabicNames,
  listMembers,
  memberById,
  type StaffMember,
} from "./server/members/read-members.server.ts";
export { accessRenewed, renewInvitation } from "./server/members/renew-access.server.ts";
export { memberOfSubject } from "./server/members/sign-in-member.server.ts";
export { provideStaffAccounts } from "./server/members/staff-accounts.server.ts";
export {
  endAccountSessions,
  endSession,
  endSessionsOf,
  signOut,
} from "./server/sessions/end-sessions.server.ts";
export { type StaffSession, sessionOf } from "./server/sessions/read-session.server.ts";
export { startSession } from "./server/sessions/start-session.server.ts";
