import { ofAddress } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";

registerPersonalData({
  feature: "preowned",
  tables: [
    {
      table: "preowned.alert",
      title: { en: "Alerts for used cars", ar: "تنبيهات السيارات المستعملة" },
      purpose: {
        en: "To mail you when a car of your search comes in.",
        ar: "لمراسلتك عند وصول سيارة تطابق بحثك.",
      },
      retention: {
        text: {
          en: "Until you end the alert; 48 hours if it is never confirmed",
          ar: "حتى توقف التنبيه؛ و48 ساعة إن لم يؤكَّد",
        },
        job: "forget-stock-alerts",
        from: "created_at",
        days: 2,
      },
      of: ofAddress({ email: "email" }),
      columns: {
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        search: { en: "Search", ar: "البحث" },
        created_at: { en: "Made", ar: "تاريخ الإنشاء" },
        confirmed_at: { en: "Confirmed", ar: "تاريخ التأكيد" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { work: ["told_version", "told_at", "asked", "network"], secret: ["token"] },
      onDeletion: { does: "erase" },
    },
  ],
});

registerWithoutPersonalData({
  "preowned.vehicle": "Cars on offer and what dealers say of them.",
  "preowned.price_change": "Prices of cars on offer.",
  "preowned.stock_import": "Reports on files of dealers' stock.",
  "preowned.stock_version": "One number.",
});
