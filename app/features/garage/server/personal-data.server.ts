import { ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  type Retention,
  registerPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { LinkState, RejectReason } from "../rules/link-states.ts";

const owned = ofCustomer();
const ofVehicle = ofParent("vehicle_id", "garage.vehicle", owned);
const withAccount: Retention = {
  text: { en: "As long as the car is in your account", ar: "ما دامت السيارة في حسابك" },
};

registerPersonalData({
  feature: "garage",
  tables: [
    {
      table: "garage.service_visit",
      title: { en: "Service history", ar: "سجل الصيانة" },
      purpose: {
        en: "To show what was done to your car and what is due next.",
        ar: "لعرض ما أُجري على سيارتك وما يحين موعده لاحقاً.",
      },
      retention: withAccount,
      of: ofVehicle,
      columns: {
        day: { en: "Day", ar: "التاريخ" },
        title_en: { en: "Service", ar: "الخدمة (بالإنجليزية)" },
        title_ar: { en: "Service (Arabic)", ar: "الخدمة" },
        mileage: { en: "Mileage (km)", ar: "قراءة العداد (كم)" },
        center_en: { en: "Service center", ar: "مركز الخدمة (بالإنجليزية)" },
        center_ar: { en: "Service center (Arabic)", ar: "مركز الخدمة" },
      },
      notShown: { key: ["id", "vehicle_id"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "garage.warranty",
      title: { en: "Warranties", ar: "الضمانات" },
      purpose: { en: "To show what cover is left.", ar: "لعرض ما تبقى من الضمان." },
      retention: withAccount,
      of: ofVehicle,
      columns: {
        type: { en: "Warranty", ar: "الضمان" },
        ends_at: { en: "Ends", ar: "ينتهي في" },
        limit_km: { en: "Limit (km)", ar: "الحد الأقصى (كم)" },
      },
      notShown: { key: ["vehicle_id"], repeats: ["runtime_months"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "garage.vehicle",
      title: { en: "Your cars", ar: "سياراتك" },
      purpose: {
        en: "To book service for them, and to show warranties and what is due.",
        ar: "لحجز الصيانة لها وعرض ضماناتها ومواعيدها القادمة.",
      },
      retention: withAccount,
      of: owned,
      columns: {
        vin: { en: "VIN", ar: "رقم الهيكل" },
        plate: { en: "Plate", ar: "رقم اللوحة" },
        model_en: { en: "Model", ar: "الطراز (بالإنجليزية)" },
        model_ar: { en: "Model (Arabic)", ar: "الطراز" },
        model_year: { en: "Model year", ar: "سنة الصنع" },
        mileage: { en: "Mileage (km)", ar: "قراءة العداد (كم)" },
        mileage_at: { en: "Mileage read", ar: "تاريخ قراءة العداد" },
        created_at: { en: "Added", ar: "تاريخ الإضافة" },
        brand: { en: "Brand", ar: "العلامة التجارية" },
      },
      notShown: { key: ["id", "customer_id"], repeats: ["make_code", "model_code", "image"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "garage.vehicle_link",
      title: { en: "Requests to link a car", ar: "طلبات ربط السيارات" },
      purpose: {
        en: "To check that a car is yours before it is linked to your account.",
        ar: "للتحقق من ملكيتك للسيارة قبل ربطها بحسابك.",
      },
      retention: {
        text: { en: "90 days after the answer", ar: "90 يوماً بعد الرد" },
        job: "forget-vehicle-links",
        from: "changed_at",
        days: 90,
      },
      of: owned,
      columns: {
        vin: { en: "VIN", ar: "رقم الهيكل" },
        plate: { en: "Plate", ar: "رقم اللوحة" },
        document_id: { en: "Registration card (document)", ar: "الاستمارة (المستند)" },
        note: { en: "Your note", ar: "ملاحظتك" },
        state: { en: "State", ar: "الحالة" },
        reason: { en: "Reason", ar: "السبب" },
        answer_note: { en: "Our note", ar: "ملاحظتنا" },
        created_at: { en: "Sent", ar: "تاريخ الإرسال" },
        changed_at: { en: "Last change", ar: "آخر تغيير" },
        number: { en: "Number", ar: "الرقم" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id"],
        work: ["version", "reminded_at"],
        others: ["answered_by_id", "answered_by_name"],
      },
      names: {
        state: {
          waiting: { en: "Waits for an answer", ar: "بانتظار الرد" },
          approved: { en: "Approved", ar: "مقبول" },
          rejected: { en: "Rejected", ar: "مرفوض" },
          withdrawn: { en: "Withdrawn", ar: "مسحوب" },
        } satisfies Record<LinkState, BothLanguages>,
        reason: {
          "vin-wrong": { en: "The VIN is wrong", ar: "رقم الهيكل غير صحيح" },
          "not-owner": { en: "The car is another owner's", ar: "السيارة مسجلة باسم مالك آخر" },
          "card-needed": { en: "The registration card is needed", ar: "الاستمارة مطلوبة" },
        } satisfies Record<RejectReason, BothLanguages>,
      },
      onDeletion: { does: "erase" },
    },
  ],
});
