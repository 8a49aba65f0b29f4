import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMailToStaff } from "#app/platform/messages/mail.server.ts";

const words = defineWords({
  subject: {
    en: (brand: string) => `Set up your ${brand} office account`,
    ar: (brand: string) => `تفعيل حسابك في مكتب ${brand}`,
  },
  renewedSubject: {
    en: (brand: string) => `A new link to your ${brand} office account`,
    ar: (brand: string) => `رابط جديد لحسابك في مكتب ${brand}`,
  },
  renewed: {
    en: (by: string) =>
      `A new link was requested for you by \u2068${by}\u2069. Once you have used it, your present password, authenticator app, passkeys and PIN no longer work, and you are signed out everywhere. Until then nothing changes.`,
    ar: (by: string) =>
      `أُصدر رابط جديد لحسابك بطلب من \u2068${by}\u2069. بعد استخدامه تتوقف كلمة المرور وتطبيق المصادقة ومفاتيح المرور والرمز السري الحالية عن العمل، ويُسجَّل خروجك من جميع الأجهزة. وحتى ذلك الحين لا يتغيّر شيء.`,
  },
  text: {
    en: "Follow the link to choose a password and to add an authenticator app on your phone. The link is valid for 72 hours and works once.",
    ar: "افتح الرابط لاختيار كلمة مرور وإضافة تطبيق مصادقة على هاتفك. الرابط صالح لمدة 72 ساعة ويُستخدم مرة واحدة.",
  },
  button: { en: "Set up the account", ar: "تفعيل الحساب" },
  note: {
    en: "The link is for you alone: whoever has it can sign in as you. You did not expect it? Tell an administrator.",
    ar: "هذا الرابط لك وحدك، ومن يملكه يستطيع الدخول باسمك. لم تكن تتوقعه؟ أبلغ مسؤول النظام.",
  },
});

/** A name in both scripts. */
export interface StaffName {
  readonly name: string;
  readonly nameAr: string;
}

interface InvitationMail {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly link: string;
  readonly token: string;
  /** Who requested it, where it takes the place of what they sign in with. */
  readonly renewedBy?: StaffName | undefined;
}

/** The link by which a member of staff sets up their account. It is no part of what a customer with this address has here. */
export async function invitationMail(
  trx: AnyTransaction,
  { email: to, name, language, link, token, renewedBy }: InvitationMail,
): Promise<void> {
  const text = words.of(language);
  const brand = config.served.name[language];
  const by = renewedBy && ((language === "ar" && renewedBy.nameAr) || renewedBy.name);
  const subject = by === undefined ? text.subject(brand) : text.renewedSubject(brand);
  const rendered = await renderEmail({
    language,
    subject,
    title: subject,
    preview: text.text,
    name,
    paragraphs: by === undefined ? [text.text] : [text.renewed(by), text.text],
    button: { label: text.button, href: link },
    note: text.note,
  });
  const template = "account-staff-invitation";
  await sendMailToStaff(trx, { to, template, language, secret: token, about: {}, ...rendered });
}
