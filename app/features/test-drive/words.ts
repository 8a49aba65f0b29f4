import { defineWords } from "#app/i18n/words.ts";

export const driveWords = defineWords({
  calendarEntry: { en: "Test drive", ar: "تجربة قيادة" },
  calendarRequest: { en: "Test drive request, awaiting confirmation", ar: "طلب تجربة قيادة بانتظار التأكيد" },
  localTime: { en: "Local time at the showroom", ar: "بالتوقيت المحلي لصالة العرض" },
  bringLicense: { en: "Bring your original driving license", ar: "أحضر رخصة القيادة الأصلية" },
});
