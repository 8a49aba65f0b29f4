import { sql } from "kysely";
import { type AnyTransaction, database, inTransaction } from "#app/platform/database.server.ts";
import { ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  type PersonalFile,
  registerPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { ExtraWorkState } from "../rules/extra-work.ts";
import { delayReasons } from "../rules/promise.ts";
import { erasedCustomer, orphanDays, storedMonths } from "../rules/retention.ts";
import type { WorkshopTables } from "../tables.ts";
import { delayWords } from "../words.ts";
import { getVisitFile } from "./pictures/visit-files.server.ts";
import { deleteFilesOfVisits } from "./visits/forget-visits.server.ts";

const owned = ofCustomer();
const ofVisit = ofParent("appointment_id", "workshop.visit", owned, "appointment_id");
const withVisit = { text: { en: "As long as the visit", ar: "ما دامت بيانات الزيارة محفوظة" } };
const erase = { does: "erase" } as const;
const orphanInterval = sql.raw(`interval '${orphanDays} days'`);

const stateNames: Readonly<Record<ExtraWorkState, BothLanguages>> = {
  proposed: { en: "Waits for your answer", ar: "بانتظار ردّك" },
  approved: { en: "Approved by you", ar: "وافقت عليه" },
  declined: { en: "Declined by you", ar: "رفضته" },
  withdrawn: { en: "Withdrawn", ar: "مسحوب" },
};
const reasonNames = Object.fromEntries(
  delayReasons.map((reason) => [
    reason,
    { en: delayWords.of("en")[reason], ar: delayWords.of("ar")[reason] },
  ]),
);
const inWorkshop = {
  en: "Your car is in our workshop: what it was brought in with stays on the work order until we have handed it back.",
  ar: "سيارتك في ورشتنا: تبقى بيانات استلامها على أمر العمل إلى أن نسلّمها.",
};
const promised = { en: "Promised for", ar: "موعد التسليم" };
const recorded = {
  odometer: { en: "Odometer (km)", ar: "قراءة العداد (كم)" },
  fuel_eighths: { en: "Fuel (eighths)", ar: "الوقود (أثمان الخزان)" },
  belongings: { en: "Belongings", ar: "الأغراض داخل السيارة" },
  remarks: { en: "Remarks", ar: "ملاحظات" },
  estimate_dirhams: { en: "Estimate (dirhams)", ar: "التكلفة التقديرية (درهم)" },
  is_warranty: { en: "Warranty job", ar: "عمل ضمن الضمان" },
};
const reason = { en: "Reason of a delay", ar: "سبب التأخير" };

registerPersonalData({
  feature: "workshop",
  tables: [
    {
      table: "workshop.picture",
      title: { en: "Pictures of your car at the service center", ar: "صور سيارتك في مركز الخدمة" },
      purpose: { en: "To record the state in which it came.", ar: "لتوثيق حالة السيارة عند استلامها." },
      retention: withVisit,
      of: ofVisit,
      columns: { taken_at: { en: "Taken", ar: "تاريخ الالتقاط" }, caption: { en: "Caption", ar: "الوصف" } },
      notShown: { key: ["id", "appointment_id"], work: ["width", "height"], others: ["by_name"] },
      onDeletion: erase,
    },
    {
      table: "workshop.former_signature",
      title: { en: "Earlier signatures at the check-in", ar: "تواقيع سابقة عند استلام سيارتك" },
      purpose: {
        en: "To prove what you had signed before the record was corrected.",
        ar: "لإثبات ما وقّعت عليه قبل تصحيح البيانات.",
      },
      retention: withVisit,
      of: ofVisit,
      columns: {
        signed_at: { en: "Signed", ar: "تاريخ التوقيع" },
        signed_name: { en: "Signed by", ar: "اسم الموقّع" },
        ...recorded,
        ended_at: { en: "Replaced", ar: "تاريخ الاستبدال" },
      },
      notShown: { key: ["id", "appointment_id"], others: ["ended_by"] },
      onDeletion: erase,
    },
    {
      table: "workshop.promise_change",
      title: { en: "Changes of the promised time", ar: "تغييرات موعد التسليم" },
      purpose: { en: "To tell you why your car is ready later.", ar: "لإبلاغك بسبب تأخر تجهيز سيارتك." },
      retention: withVisit,
      of: ofVisit,
      columns: {
        at: { en: "Changed", ar: "تاريخ التغيير" },
        promised_at: promised,
        reason,
        note: { en: "Note", ar: "ملاحظة" },
        previous_at: { en: "Promised before", ar: "الوقت السابق" },
      },
      notShown: { key: ["appointment_id", "number"], others: ["by_name"] },
      names: { reason: reasonNames },
      onDeletion: erase,
    },
    {
      table: "workshop.extra_work",
      title: { en: "Extra work on your car", ar: "أعمال إضافية على سيارتك" },
      purpose: {
        en: "To begin no work that you have not approved, and to prove that you did.",
        ar: "حتى لا نبدأ عملاً لم توافق عليه، ولإثبات موافقتك.",
      },
      retention: withVisit,
      of: ofVisit,
      columns: {
        proposed_at: { en: "Proposed", ar: "تاريخ العرض" },
        title: { en: "Work", ar: "العمل" },
        total_dirhams: { en: "Price (dirhams)", ar: "السعر (درهم)" },
        state: { en: "State", ar: "الحالة" },
        decided_at: { en: "Answered", ar: "تاريخ الرد" },
        lines: { en: "Items", ar: "البنود" },
        expires_at: { en: "To be answered until", ar: "آخر موعد للرد" },
      },
      notShown: {
        key: ["id", "number", "appointment_id"],
        work: ["tax_basis_points", "terms", "notified_terms", "version", "changed_at"],
        others: ["proposed_by", "decided_by", "changed_by"],
      },
      names: { state: stateNames },
      onDeletion: {
        does: "keep",
        rows: sql`state = 'approved' and appointment_id in (
          select appointment_id from workshop.visit where ended_at is null)`,
        until: sql<Date>`proposed_at + ${orphanInterval}`,
        reason: inWorkshop,
        // No link opens it any more.
        set: { terms: 0 },
      },
    },
    {
      table: "workshop.visit",
      title: { en: "Visits to the workshop", ar: "زيارات الورشة" },
      purpose: {
        en: "To record how your car came and when it is ready.",
        ar: "لتوثيق استلام سيارتك ووقت جاهزيتها.",
      },
      retention: {
        text: { en: "24 months after the check-in", ar: "24 شهراً بعد استلام السيارة" },
        job: "forget-visits",
        from: "checked_in_at",
        months: storedMonths,
      },
      of: owned,
      columns: {
        checked_in_at: { en: "Checked in", ar: "تاريخ الاستلام" },
        reference: { en: "Appointment", ar: "رقم الموعد" },
        ...recorded,
        promised_at: promised,
        due_dirhams: { en: "To be paid (dirhams)", ar: "المبلغ المستحق (درهم)" },
        delay_reason: reason,
        signed_name: { en: "Signed by", ar: "اسم الموقّع" },
        signed_at: { en: "Signed", ar: "تاريخ التوقيع" },
        substitute_offered_at: { en: "Substitute car offered", ar: "تاريخ عرض سيارة بديلة" },
        ready_at: { en: "Ready", ar: "جاهزة منذ" },
        ended_at: { en: "Handed over", ar: "تاريخ التسليم" },
        delay_note: { en: "Note on a delay", ar: "ملاحظة عن التأخير" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["appointment_id", "center_id", "customer_id", "vehicle_id"],
        work: ["promise_number", "notified_promise", "version", "changed_at"],
        repeats: ["signature_file"],
        others: ["adviser_id", "adviser_name", "changed_by"],
      },
      names: { delay_reason: reasonNames },
      onDeletion: {
        does: "keep",
        rows: sql`ended_at is null`,
        until: sql<Date>`checked_in_at + ${orphanInterval}`,
        reason: inWorkshop,
        set: {
          ...{ customer_id: erasedCustomer, vehicle_id: null, signed_name: null },
          ...{ belongings: "", remarks: "", delay_note: "" },
        },
      },
    },
  ],
  // Rows say which files there are, so pictures and signatures go before them.
  async settle({ customerId }) {
    const ids = (await visitsOfCustomer(customerId)).map(({ appointment_id: id }) => id);
    await inTransaction<unknown, void>((trx: AnyTransaction) => deleteFilesOfVisits(trx, ids));
    return true;
  },
  files: ({ customerId }) => filesOfCopy(customerId),
});

function visitsOfCustomer(customerId: string) {
  return database<WorkshopTables>()
    .selectFrom("workshop.visit")
    .select(["appointment_id", "signature_file", "reference"])
    .where("customer_id", "=", customerId)
    .execute();
}

/** Pictures and signatures of a customer's visits. */
async function* filesOfCopy(customerId: string): AsyncIterable<PersonalFile> {
  for (const { appointment_id: id, signature_file: signature, reference } of await visitsOfCustomer(
    customerId,
  )) {
    const folder = `workshop/${reference}`;
    const db = database<WorkshopTables>();
    const former = await db
      .selectFrom("workshop.former_signature")
      .select("id")
      .where("appointment_id", "=", id)
      .orderBy("signed_at")
      .execute();
    const pictures = await db
      .selectFrom("workshop.picture")
      .select("id")
      .where("appointment_id", "=", id)
      .orderBy("taken_at")
      .execute();
    const files = [
      ...(signature === null ? [] : [{ id: signature, name: "signature.png" }]),
      ...former.map((one, place) => ({ id: one.id, name: `former-signature-${place + 1}.png` })),
      ...pictures.map((one, place) => ({ id: one.id, name: `picture-${place + 1}.jpg` })),
    ];
    for (const file of files) {
      const bytes = await getVisitFile(file.id);
      if (bytes !== undefined) yield { name: `${folder}/${file.name}`, bytes };
    }
  }
}
