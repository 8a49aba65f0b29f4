import { defineWords } from "#app/i18n/words.ts";
import { hoursInArabic } from "../../ui/kit/hours-in-arabic.ts";

export const serviceWords = defineWords({
  title: { en: "Service", ar: "الصيانة" },
  board: { en: "Board", ar: "اللوحة" },
  list: { en: "List", ar: "القائمة" },
  week: { en: "Week", ar: "الأسبوع" },
  waiting: { en: "Waiting list", ar: "قائمة الانتظار" },
  today: { en: "Today", ar: "اليوم" },
  dayBefore: { en: "Day before", ar: "اليوم السابق" },
  dayAfter: { en: "Day after", ar: "اليوم التالي" },
  day: { en: "Day", ar: "اليوم" },
  walkIn: { en: "New visit", ar: "زيارة جديدة" },
  bay: { en: "Bay", ar: "الرافعة" },
  noBay: { en: "No bay", ar: "بلا رافعة" },
  closedDay: { en: "The center is closed on this day.", ar: "المركز مغلق في هذا اليوم." },
  emptyDay: { en: "No appointments on this day.", ar: "لا توجد مواعيد في هذا اليوم." },
  emptyList: { en: "No appointments match.", ar: "لا توجد مواعيد مطابقة." },
  filterText: {
    en: "Name, phone, plate, VIN or reference",
    ar: "الاسم أو الجوال أو اللوحة أو رقم الهيكل أو المرجع",
  },
  state: { en: "State", ar: "الحالة" },
  allStates: { en: "All states", ar: "كل الحالات" },
  time: { en: "Time", ar: "الوقت" },
  customer: { en: "Customer", ar: "العميل" },
  car: { en: "Car", ar: "السيارة" },
  services: { en: "Services", ar: "الخدمات" },
  reference: { en: "Reference", ar: "المرجع" },
  promised: { en: "Promised", ar: "موعد التسليم" },
  until: { en: (time: string) => `by ${time}`, ar: (time: string) => `التسليم ${time}` },
  late: { en: "Late", ar: "متأخر" },
  overdue: { en: "Overdue", ar: "تجاوز موعد التسليم" },
  stillHere: { en: "Still here from earlier days", ar: "سيارات باقية من أيام سابقة" },
  extraWork: { en: "Extra work to approve", ar: "أعمال إضافية بانتظار الموافقة" },
  guest: { en: "No account", ar: "بلا حساب" },
  movedTo: {
    en: (time: string) => `Moved to ${time}. The customer has not been notified yet.`,
    ar: (time: string) => `نُقل الموعد إلى ${time}. لم يُبلَّغ العميل بعد.`,
  },
  movedToBay: { en: (bay: string) => `Moved to ${bay}.`, ar: (bay: string) => `نُقلت السيارة إلى ${bay}.` },
  dropTaken: {
    en: (bay: string, visit: string, hours: string) => `Not moved. ${bay} has ${visit} then (${hours}).`,
    ar: (bay: string, visit: string, hours: string) =>
      `لم يُنقل الموعد: ${bay} محجوزة في هذا الوقت لزيارة ${visit} (${hours}).`,
  },
  dropClosed: {
    en: (bay: string, reason: string) => `Not moved. ${bay} is closed then${reason && `: ${reason}`}.`,
    ar: (bay: string, reason: string) =>
      `لم يُنقل الموعد: ${bay} مغلقة في هذا الوقت${reason && ` (${reason})`}.`,
  },
  over: { en: "Not moved. That hour is over.", ar: "لم يُنقل الموعد: انقضى هذا الوقت." },
  "no-hours": {
    en: "Not moved. The center has not enough hours from then on.",
    ar: "لم يُنقل الموعد: لا تكفي ساعات عمل المركز من هذا الوقت.",
  },
  movedBack: { en: "Back where it was.", ar: "أُعيد الموعد إلى مكانه." },
  closedHours: { en: "Closed", ar: "مغلقة" },
  takenOf: {
    en: (taken: number, hours: number) => `${taken} of ${hours} h taken`,
    ar: (taken: number, hours: number) => `محجوز ${taken} من ${hoursInArabic(hours)}`,
  },
  freeHours: {
    en: (hours: number) => `${hours} h free`,
    ar: (hours: number) => `المتاح ${hoursInArabic(hours)}`,
  },
  outOfUse: {
    en: (hours: number) => `${hours} h out of use`,
    ar: (hours: number) => `خارج الخدمة ${hoursInArabic(hours)}`,
  },
});

/** What staff call the codes of an appointment. */
export const codeWords = defineWords({
  NEW: { en: "New", ar: "جديد" },
  CREA: { en: "To confirm", ar: "بانتظار التأكيد" },
  CNF: { en: "Confirmed", ar: "مؤكد" },
  CIN: { en: "Checked in", ar: "استُلمت" },
  WIP: { en: "In work", ar: "قيد العمل" },
  QCA: { en: "Quality check", ar: "فحص الجودة" },
  PPY: { en: "Payment due", ar: "بانتظار الدفع" },
  RFD: { en: "Ready", ar: "جاهزة" },
  OUT: { en: "Handed over", ar: "سُلّمت" },
  RJD: { en: "Declined", ar: "مرفوض" },
  CANC: { en: "Canceled", ar: "ملغى" },
  noShow: { en: "No-show", ar: "لم يحضر" },
});
