import { addressOfRequest } from "#app/features/leads/leads.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import { readDrive } from "../drives/read-drives.server.ts";
import { type ShowroomNews, showroomEmail } from "./showroom-email.server.ts";

/** Mails a drive to the people to whom its lead went. */
export async function mailShowroom(
  transaction: AnyTransaction,
  id: string,
  news: ShowroomNews,
  at: Date,
): Promise<void> {
  const { language } = config.leads;
  const drive = await readDrive(id, language, at, transaction);
  if (drive === undefined) return;
  const to = addressOfRequest({ kind: "test-drive", location: drive.showroom.id });
  const email = await renderEmail(showroomEmail(news, drive, language));
  const { customerId, email: address, phone } = drive.driver;
  const about = { customerId, addresses: [address, phone] };
  const template = `test-drive-${news}-for-showroom`;
  await sendMailToStaff(transaction, { to, language, template, about, ...email });
}
