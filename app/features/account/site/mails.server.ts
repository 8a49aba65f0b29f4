import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { config, origin } from "#app/platform/config.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import type { EmailContent } from "#app/platform/email-template/email-content.ts";
import { renderEmail } from "#app/platform/email-template/render-email.server.ts";
import { sendMail } from "#app/platform/messages/mail.server.ts";

const words = defineWords({
  confirmSubject: {
    en: (brand: string) => `Set up your ${brand} account`,
    ar: (brand: string) => `أكمل إنشاء حسابك لدى ${brand}`,
  },
  confirmText: {
    en: "Follow the link to set up your account; you choose the password there. The link is valid for 24 hours.",
    ar: "افتح الرابط لإكمال إنشاء حسابك واختيار كلمة المرور. الرابط صالح لمدة 24 ساعة.",
  },
  confirmButton: { en: "Set up the account", ar: "إكمال إنشاء الحساب" },
  confirmIgnore: {
    en: "You did not ask for an account? Then do nothing: none is made.",
    ar: "لم تطلب إنشاء حساب؟ تجاهل هذه الرسالة، ولن يُنشأ أي حساب.",
  },
  existingSubject: {
    en: (brand: string) => `You already have a ${brand} account`,
    ar: (brand: string) => `لديك حساب لدى ${brand}`,
  },
  existingText: {
    en: "Somebody, probably you, tried to create an account with this e-mail address. You already have one: just sign in. If you do not remember the password, choose “Forgotten your password?” there.",
    ar: "جرت محاولة، قد تكون منك، لإنشاء حساب بهذا البريد الإلكتروني، ولديك حساب بالفعل. سجّل الدخول مباشرة، وإن لم تتذكر كلمة المرور فاختر «نسيت كلمة المرور؟» في صفحة الدخول.",
  },
  existingButton: { en: "Go to the site", ar: "الانتقال إلى الموقع" },
  existingIgnore: {
    en: "If it was not you, you need not do anything.",
    ar: "إن لم يكن ذلك منك، فلا داعي لأي إجراء.",
  },
  resetSubject: { en: "Choose a new password", ar: "اختيار كلمة مرور جديدة" },
  resetText: {
    en: "Follow the link to choose a new password. It is valid for one hour and works once.",
    ar: "افتح الرابط لاختيار كلمة مرور جديدة. الرابط صالح لمدة ساعة ويُستخدم مرة واحدة.",
  },
  resetButton: { en: "Choose a new password", ar: "اختيار كلمة مرور جديدة" },
  resetIgnore: {
    en: "You did not ask for this? Then do nothing: your password stays as it is.",
    ar: "لم تطلب ذلك؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.",
  },
});

interface MailLink {
  readonly language: Language;
  readonly token: string;
}

/** The link that makes an account. */
export function confirmationMail(trx: AnyTransaction, to: string, link: MailLink): Promise<void> {
  const { language } = link;
  const text = words.of(language);
  return sendAccountMail(trx, to, {
    template: "account-confirmation",
    language,
    name: undefined,
    subject: text.confirmSubject(config.served.name[language]),
    text: text.confirmText,
    button: { label: text.confirmButton, href: addressOf("/accounts/confirm", link) },
    secret: link.token,
    note: text.confirmIgnore,
  });
}

/** What the owner of an address learns when a visitor registers with it again. */
export function existingAccountMail(
  trx: AnyTransaction,
  to: string,
  { language }: Pick<MailLink, "language">,
): Promise<void> {
  const text = words.of(language);
  return sendAccountMail(trx, to, {
    template: "account-known-address",
    language,
    name: undefined,
    subject: text.existingSubject(config.served.name[language]),
    text: text.existingText,
    button: { label: text.existingButton, href: `${origin()}/?lang=${language}` },
    note: text.existingIgnore,
  });
}

/** The link to a new password. */
export function resetMail(
  trx: AnyTransaction,
  to: string,
  link: MailLink & { readonly name: string },
): Promise<void> {
  const { language } = link;
  const text = words.of(language);
  return sendAccountMail(trx, to, {
    template: "account-password-reset",
    language,
    name: link.name,
    subject: text.resetSubject,
    text: text.resetText,
    button: { label: text.resetButton, href: addressOf("/accounts/reset", link) },
    secret: link.token,
    note: text.resetIgnore,
  });
}

function addressOf(path: string, { token, language }: MailLink): string {
  return `${origin()}${path}?token=${token}&lang=${language}`;
}

/** An email of one paragraph, whose title is its subject. */
type AccountMail = Pick<EmailContent, "language" | "name" | "subject" | "button" | "note"> & {
  readonly template: string;
  readonly text: string;
  readonly secret?: string;
  readonly about?: { readonly customerId: string };
};

/** Writes a mail of this kind, in the transaction that causes it. */
export async function sendAccountMail(
  trx: AnyTransaction,
  to: string,
  { template, text, secret, about, ...mail }: AccountMail,
): Promise<void> {
  const { language } = mail;
  const rendered = await renderEmail({ ...mail, title: mail.subject, preview: text, paragraphs: [text] });
  await sendMail(trx, { to, template, language, secret, about, ...rendered });
}
