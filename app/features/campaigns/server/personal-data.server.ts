import { namesOfPlaces } from "#app/features/scheduling/scheduling.server.ts";
import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import { type BothLanguages, registerPersonalData } from "#app/platform/personal-data/register.server.ts";
import type { RequestCode } from "../rules/request-states.ts";

const stateNames: Readonly<Record<RequestCode, BothLanguages>> = {
  CREA: { en: "Being confirmed", ar: "قيد التأكيد" },
  CNF: { en: "Confirmed", ar: "مؤكد" },
  RJD: { en: "Declined", ar: "مرفوض" },
  CANC: { en: "Canceled", ar: "ملغى" },
};

registerPersonalData({
  feature: "campaigns",
  tables: [
    {
      table: "booking.campaign_request",
      title: { en: "Requests to take part in service campaigns", ar: "طلبات المشاركة في حملات الصيانة" },
      purpose: {
        en: "To plan the visit of your car within the campaign.",
        ar: "لترتيب زيارة سيارتك ضمن الحملة.",
      },
      retention: {
        text: { en: "24 months after the request", ar: "24 شهراً من تاريخ الطلب" },
        job: "forget-campaign-requests",
        from: "created_at",
        months: 24,
      },
      of: ofCustomer(),
      columns: {
        created_at: { en: "Sent", ar: "تاريخ الإرسال" },
        campaign_title: { en: "Campaign", ar: "الحملة" },
        vin: { en: "VIN", ar: "رقم الهيكل" },
        model: { en: "Model", ar: "الطراز" },
        starts_at: { en: "Time", ar: "الموعد" },
        full_name: { en: "Name", ar: "الاسم" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        notes: { en: "Notes", ar: "الملاحظات" },
        answered_at: { en: "Answered", ar: "تاريخ الرد" },
        answer_reason: { en: "Reason", ar: "السبب" },
        number: { en: "Number", ar: "الرقم" },
        center_id: { en: "Service center", ar: "مركز الخدمة" },
        ends_at: { en: "Ends", ar: "ينتهي في" },
        model_year: { en: "Model year", ar: "سنة الصنع" },
        language: { en: "Language", ar: "اللغة" },
        code: { en: "State", ar: "الحالة" },
        brand: { en: "Brand", ar: "العلامة التجارية" },
      },
      notShown: {
        key: ["id", "campaign", "customer_id", "appointment_id"],
        work: ["campaign_until", "told_at", "bay", "version", "told_code"],
        others: ["answered_by", "answered_name"],
      },
      names: { code: stateNames, center_id: namesOfPlaces("center_id") },
      onDeletion: { does: "erase" },
    },
  ],
});
