import { importStaffAccount } from "#app/features/account/account.server.ts";
import { importMember } from "#app/features/staff/staff.server.ts";
import { demoStaff, demoStaffPassword, demoStaffTotpSecret } from "../demo/demo-staff.ts";

/** The demo's members of staff with their accounts. Safe to run again: who is there stays as they are. */
export async function seedStaff(now: Date): Promise<void> {
  const secrets = { password: demoStaffPassword, totpSecret: demoStaffTotpSecret };
  // Side by side: a password takes a processor for a while.
  await Promise.all(
    demoStaff.map(async (member) => {
      const { id, email, name, nameAr, language } = member;
      await importStaffAccount({ id, email, name, nameAr, language, ...secrets }, now);
      await importMember(member, now);
    }),
  );
}
