import { sql } from "kysely";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { ofAddress, ofAny, ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  type Names,
  registerPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import { leadMailWords } from "../lead-mail-words.ts";
import type { Suspicion } from "../rules/suspicion.ts";
import { leadEvents, leadStateWords, leadWordsForStaff, lostReasonWords } from "../staff-words.ts";
import type { LeadsTables } from "../tables.ts";

const own = ofAny(
  ofCustomer(),
  ofAddress({
    customer: "customer_id",
    email: "email",
    phone: "mobile",
    at: "created_at",
    wasConfirmed: sql`phone_confirmed_at is not null`,
  }),
);

const inBoth = (words: { of: (language: "en" | "ar") => Readonly<Record<string, string>> }): Names =>
  Object.fromEntries(
    Object.entries(words.of("en")).map(([code, en]) => [code, { en, ar: words.of("ar")[code] ?? en }]),
  );

registerPersonalData({
  feature: "leads",
  // A lead that waits for the CRM must not say any more what was withdrawn.
  async followConsent(trx, person, { purpose, given }) {
    if (purpose !== "marketing" || given) return;
    await tablesOf<LeadsTables>(trx)
      .updateTable("leads.lead")
      .set({ marketing_consent: false })
      .where("marketing_consent", "=", true)
      .where(sql<boolean>`${own(person)}`)
      .execute();
  },
  tables: [
    {
      table: "leads.lead",
      title: { en: "Requests sent by form", ar: "الطلبات المرسلة عبر النماذج" },
      purpose: {
        en: "To answer what you asked us for.",
        ar: "للرد على ما طلبته منا.",
      },
      retention: {
        text: { en: "24 months after you sent it", ar: "24 شهراً من تاريخ إرسالها" },
        job: "forget-leads",
        from: "created_at",
        months: 24,
      },
      of: own,
      columns: {
        created_at: { en: "Sent", ar: "تاريخ الإرسال" },
        kind: { en: "Kind", ar: "النوع" },
        first_name: { en: "First name", ar: "الاسم الأول" },
        last_name: { en: "Last name", ar: "اسم العائلة" },
        mobile: { en: "Mobile", ar: "رقم الجوال" },
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        message: { en: "Message", ar: "الرسالة" },
        model: { en: "Model", ar: "الطراز" },
        vehicle_no: { en: "Used car", ar: "السيارة المستعملة" },
        fleet: { en: "Fleet", ar: "الأسطول" },
        page: { en: "Sent from page", ar: "أُرسل من صفحة" },
        utm: { en: "How you came to us", ar: "كيف وصلت إلينا" },
        language: { en: "Language", ar: "اللغة" },
        marketing_consent: { en: "Consent to offers", ar: "الموافقة على العروض" },
        location: { en: "Showroom", ar: "صالة العرض" },
        offer_id: { en: "Offer", ar: "العرض" },
        campaign: { en: "Campaign", ar: "الحملة" },
        purpose: { en: "What it may be used for", ar: "غرض الاستخدام" },
        phone_confirmed_at: { en: "Mobile confirmed", ar: "تاريخ تأكيد الجوال" },
        state: { en: "State", ar: "الحالة" },
        answered_at: { en: "Answered", ar: "تاريخ الرد" },
        lost_reason: { en: "Why it was closed", ar: "سبب الإغلاق" },
        suspicion: { en: "Why it was held back", ar: "سبب التحقق منه" },
        crm: { en: "Handed over to", ar: "سُلّم إلى" },
        crm_id: { en: "Number there", ar: "رقمه هناك" },
        handed_over_at: { en: "Handed over", ar: "تاريخ التسليم" },
      },
      notShown: {
        key: ["id", "idempotency_key", "campaign_id", "customer_id", "mail_id", "duplicate_of"],
        work: [
          "tries",
          "next_try_at",
          "last_problem",
          "claimed_until",
          "version",
          "assigned_at",
          "answer_by",
          "due_at",
        ],
        secret: ["answer_at"],
        others: ["owner_id", "owner_name"],
      },
      names: {
        state: inBoth(leadStateWords),
        lost_reason: inBoth(lostReasonWords),
        purpose: { "answer-the-request": { en: "To answer your request", ar: "للرد على طلبك" } },
        suspicion: {
          honeypot: { en: "A field for machines was filled in", ar: "مُلئ حقل مخصص لكشف البرامج الآلية" },
          "too-fast": { en: "It was sent too fast", ar: "أُرسل بسرعة غير معتادة" },
          "many-links": { en: "It has many links", ar: "يحتوي على روابط كثيرة" },
        } satisfies Record<Suspicion, BothLanguages>,
        kind: Object.fromEntries(
          leadKinds.map((kind) => [
            kind,
            { en: leadMailWords.of("en")[kind], ar: leadMailWords.of("ar")[kind] },
          ]),
        ),
        fleet: {
          company: { en: "Company", ar: "الشركة" },
          crNumber: { en: "Commercial registration", ar: "السجل التجاري" },
          count: { en: "Number of cars", ar: "عدد السيارات" },
          models: { en: "Models", ar: "الطرازات" },
          term: { en: "Term", ar: "المدة" },
          calculator: { en: "Answers of the calculator", ar: "إجابات الحاسبة" },
        },
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "leads.lead_event",
      title: { en: "What we did with your requests", ar: "ما أجريناه بشأن طلباتك" },
      purpose: {
        en: "To answer your requests in time, whoever of us does it.",
        ar: "للرد على طلباتك في وقتها أياً كان الموظف الذي يتابعها.",
      },
      retention: { text: { en: "As long as the request", ar: "ما دام الطلب محفوظاً" } },
      of: ofParent("lead_id", "leads.lead", own),
      columns: {
        at: { en: "Time", ar: "الوقت" },
        kind: { en: "What", ar: "الإجراء" },
        call_at: { en: "Next call", ar: "موعد الاتصال القادم" },
        note: { en: "Note", ar: "الملاحظة" },
        lost_reason: { en: "Why it was closed", ar: "سبب الإغلاق" },
      },
      notShown: {
        key: ["lead_id", "duplicate_of"],
        work: ["version"],
        others: ["staff_id", "staff_name", "owner_name"],
      },
      names: {
        lost_reason: inBoth(lostReasonWords),
        kind: Object.fromEntries(
          leadEvents.map((kind) => [
            kind,
            { en: leadWordsForStaff.of("en")[kind], ar: leadWordsForStaff.of("ar")[kind] },
          ]),
        ),
      },
      onDeletion: { does: "erase" },
    },
  ],
});
