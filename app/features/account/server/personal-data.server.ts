import { sql } from "kysely";
import { type AnyTransaction, tablesOf } from "#app/platform/database.server.ts";
import { ofAddress, ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { AccountTables } from "../tables.ts";
import { factorResetData } from "./factor-reset/reset-data.server.ts";
import { builtInIssuer } from "./openid/audience.server.ts";

const signingIn = { en: "To sign you in safely.", ar: "لتسجيل دخولك بأمان." };
const expiring = {
  text: { en: "Until it expires, at most 30 days", ar: "حتى تنتهي صلاحيتها، 30 يوماً على الأكثر" },
  job: "account-sweep-expired",
  from: "expires_at",
  days: 0,
};

const untilRemoved = { text: { en: "Until you remove it", ar: "إلى أن تزيلها" } };

registerPersonalData({
  feature: "account",
  tables: [
    {
      table: "account.session",
      title: { en: "Devices signed in", ar: "الأجهزة المسجَّل الدخول منها" },
      purpose: signingIn,
      retention: expiring,
      of: ofCustomer(),
      columns: {
        browser: { en: "Browser", ar: "المتصفح" },
        system: { en: "Device", ar: "الجهاز" },
        created_at: { en: "Signed in", ar: "تسجيل الدخول" },
        last_used_at: { en: "Last used", ar: "آخر استخدام" },
        expires_at: { en: "Expires", ar: "تنتهي في" },
        revoked_at: { en: "Signed out", ar: "تسجيل الخروج" },
      },
      notShown: {
        key: ["id", "customer_id"],
        work: ["authenticated_at"],
        secret: ["provider_session", "login_code_hash"],
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.login_code",
      title: { en: "Sign-ins under way", ar: "عمليات دخول جارية" },
      purpose: signingIn,
      retention: expiring,
      of: ofCustomer(),
      columns: {},
      notShown: {
        key: ["customer_id"],
        secret: ["code_hash", "provider_session"],
        work: ["return_address", "expires_at", "authenticated_at"],
        repeats: ["browser", "system"],
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.password_reset",
      title: { en: "Requests for a new password", ar: "طلبات كلمة مرور جديدة" },
      purpose: signingIn,
      retention: expiring,
      of: ofCustomer(),
      columns: { expires_at: { en: "Expires", ar: "تنتهي في" } },
      notShown: { key: ["customer_id"], secret: ["token_hash"], work: ["return_address"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.authenticator",
      title: { en: "Your authenticator app", ar: "تطبيق المصادقة" },
      purpose: signingIn,
      retention: untilRemoved,
      of: ofCustomer(),
      columns: { created_at: { en: "Added", ar: "تاريخ الإضافة" } },
      notShown: { key: ["customer_id"], secret: ["sealed_secret"], work: ["last_step"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.passkey",
      title: { en: "Your passkeys", ar: "مفاتيح المرور" },
      purpose: signingIn,
      retention: untilRemoved,
      of: ofCustomer(),
      columns: {
        browser: { en: "Browser", ar: "المتصفح" },
        system: { en: "Device", ar: "الجهاز" },
        created_at: { en: "Added", ar: "تاريخ الإضافة" },
        last_used_at: { en: "Last used", ar: "آخر استخدام" },
      },
      notShown: { key: ["id", "customer_id"], secret: ["public_key"], work: ["counter", "transports"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.recovery_code",
      title: { en: "Your recovery codes, as hashes", ar: "رموزك الاحتياطية (مشفّرة)" },
      purpose: signingIn,
      retention: untilRemoved,
      of: ofCustomer(),
      columns: { created_at: { en: "Made", ar: "تاريخ الإنشاء" } },
      notShown: { key: ["customer_id"], secret: ["code_hash"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.email_change",
      title: {
        en: "A new e-mail address that waits to be confirmed",
        ar: "بريد إلكتروني جديد بانتظار التأكيد",
      },
      purpose: signingIn,
      retention: expiring,
      of: ofCustomer(),
      columns: {
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        expires_at: { en: "Expires", ar: "تنتهي في" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["customer_id"], secret: ["token_hash"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.email_undo",
      title: {
        en: "Former e-mail addresses, to take a change back",
        ar: "عناوين بريد سابقة للتراجع عن التغيير",
      },
      purpose: signingIn,
      retention: expiring,
      of: ofCustomer(),
      columns: {
        former_email: { en: "E-mail", ar: "البريد الإلكتروني" },
        expires_at: { en: "Expires", ar: "تنتهي في" },
      },
      notShown: { key: ["customer_id"], secret: ["token_hash"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.registration",
      title: { en: "Unfinished registrations", ar: "تسجيلات غير مكتملة" },
      purpose: signingIn,
      retention: expiring,
      of: ofAddress({ email: "email" }),
      columns: {
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        expires_at: { en: "Expires", ar: "تنتهي في" },
      },
      notShown: { secret: ["token_hash"], work: ["return_address"] },
      onDeletion: { does: "erase" },
    },
    factorResetData,
    {
      table: "account.oidc_record",
      title: { en: "Technical records of sign-ins", ar: "سجلات تقنية لتسجيل الدخول" },
      purpose: signingIn,
      retention: expiring,
      of: ({ customerId }) => sql`payload ->> 'accountId' = ${customerId}`,
      columns: {},
      notShown: {
        key: ["model", "id", "grant_id", "uid"],
        secret: ["payload", "user_code"],
        work: ["consumed_at", "expires_at"],
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "account.customer",
      title: { en: "Your account", ar: "حسابك" },
      purpose: {
        en: "To know you when you sign in, and to reach you about your bookings.",
        ar: "للتعرف عليك عند الدخول والتواصل معك بشأن حجوزاتك.",
      },
      retention: { text: { en: "As long as you have the account", ar: "ما دام حسابك قائماً" } },
      of: ofCustomer("id"),
      columns: {
        first_name: { en: "First name", ar: "الاسم الأول" },
        last_name: { en: "Last name", ar: "اسم العائلة" },
        name_ar: { en: "Name in Arabic", ar: "الاسم بالعربية" },
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
        sf_account_id: { en: "Number in our CRM", ar: "رقمك في نظام إدارة العملاء" },
        kunnr: { en: "Customer number", ar: "رقم العميل" },
        message_language: { en: "Language of messages", ar: "لغة الرسائل" },
        created_at: { en: "Account since", ar: "الحساب منذ" },
        phone_confirmed_at: { en: "Phone confirmed", ar: "تاريخ تأكيد الهاتف" },
        message_language_chosen_at: { en: "Language chosen", ar: "تاريخ اختيار اللغة" },
        issuer: { en: "Sign-in by", ar: "جهة تسجيل الدخول" },
        closed_at: { en: "Closed", ar: "تاريخ الإغلاق" },
      },
      notShown: { key: ["id", "subject"], secret: ["password_hash"] },
      onDeletion: { does: "erase" },
    },
  ],
  async identifiers(trx, customerId) {
    const customer = await tablesOf<AccountTables>(trx)
      .selectFrom("account.customer")
      .select(["issuer", "email", "phone", "phone_confirmed_at"])
      .where("id", "=", customerId)
      .executeTakeFirst();
    if (customer === undefined) return {};
    const { email, phone, phone_confirmed_at: since } = customer;
    const former = await formerEmails(trx, customerId);
    const phones = since === null ? [] : [{ number: phone, since }];
    const typedPhone = since === null && !(await isAnothers(trx, customerId, "phone", phone)) ? [phone] : [];
    // The built-in site confirms addresses. Of another issuer's nobody knows whether it does.
    if (customer.issuer === builtInIssuer) return { emails: [email, ...former], phones, reached: typedPhone };
    const typedEmail = (await isAnothers(trx, customerId, "email", email)) ? [] : [email];
    return { emails: former, phones, reached: [...typedPhone, ...typedEmail] };
  },
});

/** The addresses of changes that can still be taken back, unless they are another customer's by now. */
async function formerEmails(trx: AnyTransaction, customerId: string): Promise<string[]> {
  const rows = await tablesOf<AccountTables>(trx)
    .selectFrom("account.email_undo as undo")
    .select("undo.former_email")
    .where("undo.customer_id", "=", customerId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("account.customer as other")
            .select("other.id")
            .whereRef("other.email", "=", "undo.former_email")
            .where("other.id", "<>", customerId),
        ),
      ),
    )
    .execute();
  return rows.map(({ former_email }) => former_email);
}

/** Whether what was only typed stands in another profile as well: then nobody can say whose messages to it are. */
async function isAnothers(
  trx: AnyTransaction,
  customerId: string,
  column: "phone" | "email",
  typed: string,
): Promise<boolean> {
  if (typed === "") return false;
  const other = await tablesOf<AccountTables>(trx)
    .selectFrom("account.customer")
    .select("id")
    .where(column, "=", typed)
    .where("id", "<>", customerId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

registerWithoutPersonalData({
  "account.attempt": "Its keys are keyed hashes.",
  "account.login_request": "A login that has no customer yet: random values, deleted when it expires.",
  "account.refresh_token": "Hashes of tokens, deleted with their session.",
  "account.signing_key": "Keys of the program.",
  "account.staff_invitation": "Links of members of staff, as hashes; no customer has one.",
});
