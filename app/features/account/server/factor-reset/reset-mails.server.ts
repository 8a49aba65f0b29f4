import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";
import { origin } from "#app/platform/config.server.ts";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { sendAccountMail } from "../../site/mails.server.ts";
import type { AccountTables, Customer } from "../../tables.ts";
import { greetingNameOf, languageFor } from "../customers/message-language.server.ts";
import { textOfChange } from "../settings/notify-of-change.server.ts";
import { resetToken } from "./reset-token.server.ts";

const words = defineWords({
  requestedSubject: {
    en: "A reset of your second factor was requested",
    ar: "طُلبت إعادة تعيين وسيلة التحقق الثانية",
  },
  requestedText: {
    en: "Someone at our counter showed an identity paper in your name and asked us to remove the authenticator app, the recovery codes and the passkeys of your account. A second member of our staff decides. Was it not you? Object now, and nothing changes.",
    ar: "حضر شخص إلى مكتبنا بإثبات هوية باسمك وطلب إزالة تطبيق المصادقة والرموز الاحتياطية ومفاتيح المرور من حسابك، ويبتّ في الطلب موظف ثانٍ. إن لم يكن ذلك منك فاعترض الآن، ولن يتغيّر شيء.",
  },
  doneSubject: { en: "Your second factor was reset", ar: "أُعيد تعيين وسيلة التحقق الثانية" },
  doneText: {
    en: "At our counter, after your identity paper was seen and by two members of our staff, the authenticator app, the recovery codes and the passkeys of your account were removed, and all devices were signed out. Sign in with your password and add a new app. Was it not you? Object within 7 days: everyone is signed out, and you choose a new password.",
    ar: "بعد الاطلاع على إثبات هويتك وبموافقة موظفَين اثنين أُزيل من حسابك تطبيق المصادقة والرموز الاحتياطية ومفاتيح المرور، وسُجّل الخروج من جميع الأجهزة. سجّل الدخول بكلمة المرور وأضف تطبيقاً جديداً. إن لم يكن ذلك منك فاعترض خلال 7 أيام: سيُسجَّل الخروج من جميع الأجهزة وستختار كلمة مرور جديدة.",
  },
  object: { en: "It was not me: object", ar: "لم أطلب ذلك: أعترض" },
});

/**
 * Notifies the owner of an account of a reset that was requested or done: by mail to the address, and to those that it replaced
 * within the last days, each with the way to object, and by text.
 */
export async function notifyOfReset(
  trx: AnyTransaction,
  customer: Customer,
  { id, what, now }: { readonly id: string; readonly what: "requested" | "done"; readonly now: Date },
): Promise<void> {
  const language: Language = languageFor(customer, "en");
  const text = words.of(language);
  const token = resetToken(id);
  for (const to of [customer.email, ...(await formerAddresses(trx, customer, now))])
    await sendAccountMail(trx, to, {
      template: `account-factor-reset-${what}`,
      language,
      name: greetingNameOf(customer, language),
      subject: text[`${what}Subject`],
      text: text[`${what}Text`],
      button: {
        label: text.object,
        href: `${origin()}/accounts/factor-reset?token=${token}&lang=${language}`,
      },
      secret: token,
      about: { customerId: customer.id },
    });
  await textOfChange(trx, customer, { change: `factor-reset-${what}`, language });
}

/** Who took an account over would have changed its address before. */
async function formerAddresses(trx: AnyTransaction, { id, email }: Customer, now: Date): Promise<string[]> {
  const rows = await tablesOf<AccountTables>(trx)
    .selectFrom("account.email_undo")
    .select("former_email")
    .where("customer_id", "=", id)
    .where("expires_at", ">", now)
    .execute();
  return [...new Set(rows.map(({ former_email: former }) => former))].filter((former) => former !== email);
}
