import { ofAddress } from "#app/platform/personal-data/conditions.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";

registerPersonalData({
  feature: "leads",
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
      of: ofAddress({ email: "email", phone: "mobile" }),
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
      onDeletion: { does: "erase" },
    },
  ],
});
