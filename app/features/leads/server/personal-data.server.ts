import { sql } from "kysely";
import { leadKinds } from "#app/lib/lead-kinds.ts";
import { tablesOf } from "#app/platform/database.server.ts";
import { ofAddress, ofAny, ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";
import { leadMailWords } from "../lead-mail-words.ts";
import { leadEvents, leadWordsForStaff } from "../staff-words.ts";
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
      },
      names: {
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
      },
      names: {
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
