import { momentInWords } from "#app/i18n/dates/clock.ts";
import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, officeOrigin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";
import type { StaffActor } from "#app/platform/staff-actor.ts";
import { type ActiveMember, activeMembersWith, memberById } from "./read-members.server.ts";

const words = defineWords({
  invitedSubject: {
    en: (whose: string) => `\u2068${whose}\u2069 was invited to the office`,
    ar: (whose: string) => `دعوة \u2068${whose}\u2069 إلى المكتب`,
  },
  invited: {
    en: (by: string, whose: string) =>
      `\u2068${by}\u2069 invited \u2068${whose}\u2069 to the office. The link went to the address below and to nobody else.`,
    ar: (by: string, whose: string) =>
      `دُعي \u2068${whose}\u2069 إلى المكتب بطلب من \u2068${by}\u2069. أُرسل الرابط إلى العنوان أدناه وحده.`,
  },
  renewedSubject: {
    en: (whose: string) => `The access of \u2068${whose}\u2069 was renewed`,
    ar: (whose: string) => `تجديد صلاحية دخول \u2068${whose}\u2069`,
  },
  renewed: {
    en: (by: string, whose: string) =>
      `\u2068${by}\u2069 renewed the access of \u2068${whose}\u2069. A link went to the address below and to nobody else. Once it is used, everything that \u2068${whose}\u2069 signed in with before is void.`,
    ar: (by: string, whose: string) =>
      `جُدّدت صلاحية دخول \u2068${whose}\u2069 بطلب من \u2068${by}\u2069. أُرسل رابط إلى العنوان أدناه وحده، وبعد استخدامه تُلغى كل وسائل الدخول السابقة لصاحب الحساب.`,
  },
  address: { en: "Link sent to", ar: "أُرسل الرابط إلى" },
  at: { en: "When", ar: "الوقت" },
  open: { en: "Open in the office", ar: "الفتح في المكتب" },
  note: {
    en: "You did not expect it? Speak to both of them, and look at the history there.",
    ar: "لم تكن تتوقع ذلك؟ تحدّث إلى الطرفين وراجع السجل هناك.",
  },
});

interface Named {
  readonly name: string;
  readonly nameAr: string;
}
interface SentLink {
  readonly occasion: "invited" | "renewed";
  readonly by: StaffActor;
  readonly member: Named & { readonly id: string };
  /** Where the link went. */
  readonly email: string;
  readonly now: Date;
}

/** Mails all other administrators who sent whom a link to the office: nobody does so unseen. */
export async function mailAdministrators(trx: AnyTransaction, sent: SentLink): Promise<void> {
  const { by, member } = sent;
  const actor = (await memberById(by.staffId, trx)) ?? { name: by.name, nameAr: "" };
  for (const reader of await activeMembersWith("administrator", undefined, trx))
    if (reader.id !== by.staffId && reader.id !== member.id) await mailOne(trx, reader, actor, sent);
}

async function mailOne(
  trx: AnyTransaction,
  reader: ActiveMember,
  by: Named,
  { occasion, member, email, now }: SentLink,
): Promise<void> {
  const { language, email: to } = reader;
  const own = words.of(language);
  const whose = nameIn(language, member);
  const subject = own[`${occasion}Subject`](whose);
  const text = own[occasion](nameIn(language, by), whose);
  const rendered = await renderEmail({
    language,
    subject,
    title: subject,
    preview: text,
    paragraphs: [text],
    name: nameIn(language, reader),
    facts: [
      { name: own.address, value: "", code: email },
      { name: own.at, value: momentInWords(now, config.importer.zone, language) },
    ],
    button: {
      label: own.open,
      href: `${officeOrigin()}/office/settings/staff/${member.id}?lang=${language}`,
    },
    note: own.note,
  });
  await sendMailToStaff(trx, { to, language, template: `staff-access-${occasion}`, about: {}, ...rendered });
}

function nameIn(language: Language, { name, nameAr }: Named): string {
  return language === "ar" && nameAr !== "" ? nameAr : name;
}
