import { defineWords } from "#app/i18n/words.ts";

/** What stands on the job card beside the words of the screen. */
export const cardWords = defineWords({
  title: { en: "Job card", ar: "أمر العمل" },
  printed: { en: (moment: string) => `Printed ${moment}`, ar: (moment: string) => `طُبع ${moment}` },
  appointment: { en: "Appointment", ar: "الموعد" },
  plate: { en: "Plate", ar: "اللوحة" },
  model: { en: "Model", ar: "الطراز" },
  name: { en: "Name", ar: "الاسم" },
  phone: { en: "Phone", ar: "الجوال" },
  bay: { en: "Bay", ar: "الرافعة" },
  notes: { en: "Notes of the workshop", ar: "ملاحظات الورشة" },
  customerSigns: { en: "Customer’s signature", ar: "توقيع العميل" },
  adviserSigns: { en: "Service adviser", ar: "مستشار الخدمة" },
  date: { en: "Date", ar: "التاريخ" },
});
