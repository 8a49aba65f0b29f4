import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";

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
      },
      onDeletion: { does: "erase" },
    },
  ],
});
