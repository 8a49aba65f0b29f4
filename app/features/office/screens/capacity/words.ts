import { counted } from "#app/i18n/numbers/counted.ts";
import { percentInWords } from "#app/i18n/numbers/percent.ts";
import { defineWords } from "#app/i18n/words.ts";
import { hoursInArabic } from "../../ui/kit/hours-in-arabic.ts";

const appointmentsEn = (count: number) => (count === 1 ? "1 appointment" : `${count} appointments`);
const appointmentsAr = (count: number) => counted(count, "appointment");

export const capacityWords = defineWords({
  title: { en: "Capacity", ar: "الطاقة الاستيعابية" },
  calendar: { en: "Calendar", ar: "التقويم" },
  bays: { en: "Bays", ar: "الرافعات" },
  calls: { en: "Calls", ar: "الاتصالات" },
  monthBefore: { en: "Month before", ar: "الشهر السابق" },
  monthAfter: { en: "Month after", ar: "الشهر التالي" },
  thisMonth: { en: "This month", ar: "هذا الشهر" },
  weekdayHours: { en: "Weekly hours", ar: "ساعات الأسبوع" },
  otherHours: { en: "Special hours", ar: "ساعات استثنائية" },
  elsewhere: {
    en: "Hours and bays are planned in another system and shown here only.",
    ar: "تُدار ساعات العمل والرافعات في نظام آخر وتُعرض هنا فقط.",
  },
  closed: { en: "Closed", ar: "مغلق" },
  taken: {
    en: (share: number) => `${share}% taken`,
    ar: (share: number) => `محجوز ${percentInWords(share, "ar")}`,
  },
  bayClosed: { en: "A bay is out of use", ar: "رافعة خارج الخدمة" },
  noSpecial: { en: "Usual hours all month", ar: "ساعات العمل المعتادة طوال الشهر" },

  hours: { en: "Hours", ar: "ساعات العمل" },
  usualHours: { en: "Usual hours of the weekday", ar: "ساعات العمل المعتادة لهذا اليوم" },
  campaignHours: { en: (name: string) => `For ${name}`, ar: (name: string) => `لحملة ${name}` },
  load: { en: "How full", ar: "نسبة الإشغال" },
  periodic: { en: "Periodic maintenance", ar: "الصيانة الدورية" },
  repair: { en: "Repair", ar: "الإصلاح" },
  bayCount: {
    en: (count: number) => (count === 1 ? "1 bay" : `${count} bays`),
    ar: (count: number) => counted(count, ["رافعة واحدة", "رافعتان", "رافعات", "رافعة"]),
  },
  takenOf: {
    en: (taken: number, hours: number) => `${taken} of ${hours} h taken`,
    ar: (taken: number, hours: number) => `محجوز ${taken} من ${hoursInArabic(hours)}`,
  },
  freeHours: {
    en: (hours: number) => `${hours} h free`,
    ar: (hours: number) => `المتاح ${hoursInArabic(hours)}`,
  },
  closedHours: {
    en: (hours: number) => `${hours} h out of use`,
    ar: (hours: number) => `خارج الخدمة ${hoursInArabic(hours)}`,
  },
  bayClosures: { en: "Bays out of use", ar: "رافعات خارج الخدمة" },
  noClosures: { en: "All bays work.", ar: "جميع الرافعات تعمل." },
  toBoard: { en: "Board of this day", ar: "لوحة هذا اليوم" },
  changeHours: { en: "Change special hours", ar: "تعديل الساعات الاستثنائية" },
  dayGone: { en: "This day is over.", ar: "انقضى هذا اليوم." },

  closeDay: { en: "Close this day …", ar: "إغلاق هذا اليوم …" },
  closeTitle: { en: (day: string) => `Close ${day}`, ar: (day: string) => `إغلاق ${day}` },
  scope: { en: "What closes", ar: "ما الذي يُغلق" },
  wholeDay: { en: "Whole day", ar: "اليوم كاملاً" },
  partOfDay: { en: "Part of it", ar: "جزء منه" },
  oneBay: { en: "One bay", ar: "رافعة واحدة" },
  closeAll: { en: "Close the day", ar: "إغلاق اليوم" },
  closePart: { en: "Close these hours", ar: "إغلاق هذه الساعات" },
  closeBay: { en: "Close the bay", ar: "إيقاف الرافعة" },
  nothingAffected: { en: "No appointments are affected.", ar: "لا توجد مواعيد متأثرة." },
  affectedCount: {
    en: (count: number) => `${appointmentsEn(count)} affected`,
    ar: (count: number) => `المواعيد المتأثرة: ${appointmentsAr(count)}`,
  },
  unanswered: {
    en: (count: number) => `${count} to decide`,
    ar: (count: number) => `بانتظار القرار: ${count}`,
  },
  allAnswered: { en: "All decided", ar: "اكتملت القرارات" },
  firstFree: { en: "First free time for all", ar: "أول وقت متاح للجميع" },
  whatHappens: { en: "What becomes of it", ar: "الإجراء المطلوب" },
  cancelIt: { en: "Cancel visit", ar: "إلغاء الموعد" },
  callIt: { en: "Call", ar: "اتصال" },
  caller: { en: "Who calls", ar: "من يتصل" },
  isCalled: {
    en: (name: string) => `${name} is to call already`,
    ar: (name: string) => `الاتصال مسند بالفعل إلى ${name}`,
  },
  onlyCall: {
    en: "The car is here, or this is a test drive: somebody has to call.",
    ar: "السيارة في المركز أو الموعد لتجربة قيادة، ولا بد من الاتصال بالعميل.",
  },
  noTimes: { en: "Nothing is free near this time.", ar: "لا يوجد وقت متاح قريب." },
  affectedHint: {
    en: "Customers are notified of moves and cancellations. Nothing is changed until you confirm.",
    ar: "يُبلَّغ العملاء بالنقل والإلغاء. لا يتغير شيء قبل تأكيدك.",
  },
  meanwhile: {
    en: "Somebody booked in the meantime, so nothing was changed. Decide for what was added.",
    ar: "أُضيف حجز في هذه الأثناء فلم يتغير شيء. حدّد الإجراء للمواعيد الجديدة.",
  },
  doneTitle: { en: "Done", ar: "تم" },
  doneMoved: { en: (count: number) => `${count} moved`, ar: (count: number) => `نُقل: ${count}` },
  doneCanceled: { en: (count: number) => `${count} canceled`, ar: (count: number) => `أُلغي: ${count}` },
  doneToCall: {
    en: (count: number) => `${count} to be called`,
    ar: (count: number) => `بانتظار الاتصال: ${count}`,
  },
  doneNotified: {
    en: "Customers of moved and canceled appointments get a message in a minute.",
    ar: "تصل رسالة خلال دقيقة إلى عملاء المواعيد المنقولة والملغاة.",
  },
  saved: { en: "Saved.", ar: "تم الحفظ." },

  from: { en: "From", ar: "من" },
  to: { en: "To", ar: "إلى" },
  firstDay: { en: "First day", ar: "أول يوم" },
  lastDay: { en: "Last day", ar: "آخر يوم" },
  addSpan: { en: "Add hours", ar: "إضافة فترة" },
  removeSpan: { en: "Remove these hours", ar: "حذف هذه الفترة" },
  afterMidnight: {
    en: "Hours after midnight belong to the day that opens: 8:00 pm to 2:00 am is one night.",
    ar: "الساعات بعد منتصف الليل تتبع يوم الافتتاح: من 8 مساءً إلى 2 صباحاً دوام ليلة واحدة.",
  },
  reasonEn: { en: "Reason in English", ar: "السبب بالإنجليزية" },
  reasonAr: { en: "Reason in Arabic", ar: "السبب بالعربية" },
  customersRead: { en: "Customers read this.", ar: "يطّلع عليه العملاء." },
  preset: { en: "Fill in", ar: "تعبئة سريعة" },
  ramadan: { en: "Ramadan", ar: "رمضان" },
  eid: { en: "Eid", ar: "العيد" },
  closure: { en: "Closure", ar: "إغلاق" },
  remove: { en: "Remove", ar: "حذف" },
  removeText: {
    en: "What held before holds again: the usual hours, or other special hours of these days.",
    ar: "يعود العمل بما كان قبلها: الساعات المعتادة أو ساعات استثنائية أخرى لهذه الأيام.",
  },
  reopenDay: { en: "Open this day again", ar: "إعادة فتح هذا اليوم" },
  ownHours: { en: "Hours of this day alone", ar: "ساعات لهذا اليوم فقط" },
  closeThese: { en: "Close", ar: "تأكيد الإغلاق" },
  planTitle: { en: "What changes", ar: "ما الذي يتغير" },
  dayCount: {
    en: (count: number) => (count === 1 ? "1 day" : `${count} days`),
    ar: (count: number) => counted(count, "day"),
  },
  standsAbove: {
    en: (days: string, reason: string) => `${days}: in place of “${reason}”`,
    ar: (days: string, reason: string) => `${days}: بدلاً من «${reason}»`,
  },
  staysOther: {
    en: (days: string, reason: string) =>
      `${days}: “${reason}” stays, since it is for fewer days. These days do not change.`,
    ar: (days: string, reason: string) => `${days}: تبقى «${reason}» لأن أيامها أقل، ولا تتغير هذه الأيام.`,
  },
  staysClosed: {
    en: (days: string, reason: string) =>
      `${days}: stays closed (“${reason}”). Change that closure to open these days.`,
    ar: (days: string, reason: string) =>
      `${days}: يبقى المركز مغلقاً («${reason}»). عدّل ذلك الإغلاق لفتح هذه الأيام.`,
  },
  confirmClosure: {
    en: (days: string, appointments: number) =>
      `The center will be closed for ${days}. ${appointments === 0 ? "No appointments are" : `${appointmentsEn(appointments)} ${appointments === 1 ? "is" : "are"}`} affected. Press once more to close.`,
    ar: (days: string, appointments: number) =>
      `سيُغلق المركز لمدة ${days}. ${appointments === 0 ? "لا توجد مواعيد متأثرة" : `المواعيد المتأثرة: ${appointmentsAr(appointments)}`}. اضغط مرة أخرى للتأكيد.`,
  },

  takeOut: { en: "Take out of use", ar: "إيقاف رافعة" },
  closureTitle: { en: "Bay out of use", ar: "إيقاف رافعة" },
  bay: { en: "Bay", ar: "الرافعة" },
  kind: { en: "Why", ar: "السبب" },
  "out-of-use": { en: "Out of use", ar: "خارج الخدمة" },
  absence: { en: "Technician away", ar: "غياب الفني" },
  reason: { en: "Reason", ar: "السبب" },
  reasonInside: { en: "For your colleagues.", ar: "لزملائك فقط." },
  day: { en: "Day", ar: "اليوم" },
  time: { en: "Time", ar: "الوقت" },
  reopen: { en: "Reopen", ar: "إعادة التشغيل" },
  change: { en: "Change", ar: "تعديل" },
  stillThere: {
    en: (count: number) =>
      `${appointmentsEn(count)} still stand in this bay. Give them another bay or time on the board.`,
    ar: (count: number) =>
      `ما زال على هذه الرافعة ${appointmentsAr(count)}. انقلها إلى رافعة أخرى أو وقت آخر من اللوحة.`,
  },
  describe: { en: "Name and technician", ar: "الاسم والفني" },
  nameEn: { en: "Name in English", ar: "الاسم بالإنجليزية" },
  nameAr: { en: "Name in Arabic", ar: "الاسم بالعربية" },
  namesHint: { en: "Leave both empty to use the number.", ar: "اترك الخانتين فارغتين لاستخدام الرقم." },
  technician: { en: "Technician", ar: "الفني" },
  group: { en: "For", ar: "مخصصة لـ" },
  noBays: { en: "This center has no bays.", ar: "لا توجد رافعات في هذا المركز." },
  works: { en: "Works", ar: "تعمل" },
});

export const callWords = defineWords({
  scope: { en: "Whose calls", ar: "الاتصالات المعروضة" },
  mine: { en: "Mine", ar: "المسندة إليّ" },
  all: { en: "All", ar: "الكل" },
  empty: { en: "No calls to make.", ar: "لا توجد اتصالات مطلوبة." },
  emptyText: {
    en: "Calls appear here when a day is closed and an appointment could not be moved.",
    ar: "تظهر الاتصالات هنا عند إغلاق يوم وتعذّر نقل أحد المواعيد.",
  },
  customer: { en: "Customer", ar: "العميل" },
  appointment: { en: "Appointment", ar: "الموعد" },
  due: { en: "Call by", ar: "الاتصال قبل" },
  reason: { en: "Reason", ar: "السبب" },
  owner: { en: "Who calls", ar: "المسؤول" },
  overdue: { en: "Overdue", ar: "متأخر" },
  outcome: { en: "Outcome", ar: "النتيجة" },
  moved: { en: "Moved", ar: "نُقل الموعد" },
  canceled: { en: "Canceled", ar: "أُلغي الموعد" },
  stays: { en: "Stays as it is", ar: "يبقى كما هو" },
  reopened: { en: "Open again", ar: "أُعيد فتح الساعات" },
  arrived: { en: "The car has come", ar: "وصلت السيارة" },
  byItself: { en: "by itself", ar: "تلقائياً" },
  closed: { en: "On closed hours", ar: "في وقت إغلاق" },
  ended: { en: "Ended", ar: "المنتهية" },
  endedHow: { en: "How it ended", ar: "كيف انتهى" },
  wasToCall: { en: "The call has ended", ar: "انتهى الاتصال المطلوب" },
  place: { en: "Location", ar: "المركز" },
  nobodyCalls: { en: "Nobody yet", ar: "لا أحد بعد" },
  noneEnded: { en: "No call has ended.", ar: "لا توجد اتصالات منتهية." },
  noneEndedText: {
    en: "Calls of the last two weeks stay here with how they ended.",
    ar: "تبقى هنا اتصالات آخر أسبوعين مع نتيجة كل منها.",
  },
  noneClosed: { en: "No appointment stands on closed hours.", ar: "لا توجد مواعيد في وقت إغلاق." },
  noneClosedText: {
    en: "Appointments appear here while their center or bay is closed at their time.",
    ar: "تظهر المواعيد هنا ما دام المركز مغلقاً أو الرافعة متوقفة في وقتها.",
  },
  endsItself: {
    en: "Move or cancel the appointment: the call then ends by itself.",
    ar: "انقل الموعد أو ألغه، وعندها ينتهي الاتصال تلقائياً.",
  },
  standsClosed: {
    en: "The center or the bay is closed at this time, and nobody is to call. Move or cancel the appointment, or open the hours again.",
    ar: "المركز مغلق أو الرافعة متوقفة في هذا الوقت، ولم يُكلَّف أحد بالاتصال. انقل الموعد أو ألغه أو أعد فتح هذه الساعات.",
  },
  noAnswer: { en: "No answer, in an hour again", ar: "لم يردّ، إعادة الاتصال بعد ساعة" },
  attempts: {
    en: (count: number) => (count === 1 ? "tried once" : `tried ${count} times`),
    ar: (count: number) => `المحاولات: ${count}`,
  },
  testDrive: { en: "Test drive", ar: "تجربة قيادة" },
  toCall: { en: "To call", ar: "مطلوب الاتصال" },
  done: { en: "Call noted.", ar: "سُجّلت نتيجة الاتصال." },
  postponed: { en: "To be tried again in an hour.", ar: "ستُعاد المحاولة بعد ساعة." },
});
