import { commaIn } from "#app/i18n/comma.ts";
import { counted } from "#app/i18n/numbers/counted.ts";
import { rangeInWords } from "#app/i18n/numbers/ranges.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of booking: units, counters and names for assistive technology. Everything else is content. */
export const bookingWords = defineWords({
  stepOf: {
    en: (step: number, of: number) => `Step ${step} of ${of}`,
    ar: (step: number, of: number) => `الخطوة ${step} من ${of}`,
  },
  steps: { en: "Booking steps", ar: "خطوات الحجز" },
  previousVehicle: { en: "Previous vehicles", ar: "السيارات السابقة" },
  nextVehicle: { en: "More vehicles", ar: "المزيد من السيارات" },
  done: { en: "done", ar: "مكتملة" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  previousDay: { en: "Previous day", ar: "اليوم السابق" },
  nextDay: { en: "Next day", ar: "اليوم التالي" },
  openCalendar: { en: "Choose a day from the calendar", ar: "اختيار يوم من التقويم" },
  freeTimes: { en: "Free times", ar: "المواعيد المتاحة" },
  from: {
    en: (start: string, end: string) => rangeInWords([start, end], "en"),
    ar: (start: string, end: string) => rangeInWords([start, end], "ar"),
  },
  until: { en: (end: string) => `to ${end}`, ar: (end: string) => `حتى ${end}` },
  loadingTimes: { en: "Looking for free times", ar: "جارٍ البحث عن المواعيد المتاحة" },
  timesFound: {
    en: (count: number) => (count === 1 ? "1 free time" : `${count} free times`),
    ar: (count: number) =>
      count === 0
        ? "لا توجد مواعيد متاحة"
        : counted(count, ["موعد واحد متاح", "موعدان متاحان", "مواعيد متاحة", "موعداً متاحاً"]),
  },
  earliest: { en: "Earliest", ar: "الأقرب" },
  goToNextFreeDay: {
    en: (day: string) => `Next free day: ${day}`,
    ar: (day: string) => `أقرب يوم متاح: ${day}`,
  },
  localTime: {
    en: "Times are local to the service center (Qatar).",
    ar: "الأوقات بتوقيت مركز الخدمة (قطر).",
  },
  list: { en: "List", ar: "القائمة" },
  map: { en: "Map", ar: "الخريطة" },
  yourBooking: { en: "Your booking", ar: "حجزك" },
  notChosen: { en: "Not chosen yet", ar: "لم يُحدَّد بعد" },
  offline: {
    en: "You are offline. What you have chosen is kept.",
    ar: "لا يوجد اتصال بالإنترنت. اختياراتك محفوظة.",
  },
  waitsForConnection: {
    en: "You are offline. Keep this page open: we send it once, as soon as there is a connection.",
    ar: "لا يوجد اتصال بالإنترنت. أبقِ هذه الصفحة مفتوحة وسنرسل الطلب مرة واحدة فور عودة الاتصال.",
  },
  held: { en: "This time is held for you for ten minutes.", ar: "هذا الموعد محجوز لك لمدة عشر دقائق." },
  holdNearEnd: {
    en: "Less than two minutes are left of the time held for you.",
    ar: "بقي أقل من دقيقتين على انتهاء حجز الموعد لك.",
  },
  connectionLost: {
    en: "The connection was lost before we had an answer. Nothing you entered is lost: please try again.",
    ar: "انقطع الاتصال قبل وصول الرد. لم يضِع شيء مما أدخلته، يُرجى المحاولة مرة أخرى.",
  },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  comma: commaIn,
  priceIsFor: {
    en: (driveTrain: string) => `For the ${driveTrain}.`,
    ar: (driveTrain: string) => `السعر لمحرك ${driveTrain}.`,
  },
  otherModelsPrice: {
    en: (service: string, model: string, vehicle: string) =>
      `The price you saw (${service}) was for the ${model}. For your ${vehicle} the center names the price before it begins.`,
    ar: (service: string, model: string, vehicle: string) =>
      `السعر الذي اطّلعت عليه (${service}) يخص ${model}. أما سيارتك ${vehicle} فيبلغك المركز بسعرها قبل بدء العمل.`,
  },
  notOffered: {
    en: (service: string, vehicle: string) =>
      `${service} cannot be booked online for your ${vehicle}. Choose another service, or call us.`,
    ar: (service: string, vehicle: string) =>
      `لا يمكن حجز «${service}» إلكترونياً لسيارتك ${vehicle}. اختر خدمة أخرى أو اتصل بنا.`,
  },
  changeOrCancel: { en: "Change or cancel", ar: "تعديل الموعد أو إلغاؤه" },
  addToCalendar: { en: "Add to calendar", ar: "إضافة إلى التقويم" },
  hours: {
    en: (count: number) => (count === 1 ? "about 1 hour" : `about ${count} hours`),
    ar: (count: number) => `نحو ${counted(count, ["ساعة", "ساعتين", "ساعات", "ساعة"])}`,
  },
  priceAndTime: { en: "Price and duration", ar: "السعر والمدة" },
  partialPrice: {
    en: "For the rest the center names the price before it begins.",
    ar: "أما بقية الأعمال فيبلغك المركز بسعرها قبل البدء.",
  },
  noPrice: {
    en: "The center names the price before it begins.",
    ar: "يبلغك المركز بالسعر قبل بدء العمل.",
  },
  includes: { en: "What it includes", ar: "ماذا تشمل" },
  recommended: { en: "Recommended for your car", ar: "الموصى بها لسيارتك" },
  dueAt: {
    en: (kilometers: string) => `Due at ${kilometers} km.`,
    ar: (kilometers: string) => `تُستحق عند ${kilometers} كم.`,
  },
  dueByDistance: {
    en: (kilometers: string) => `Your car is at ${kilometers} km: it is due now.`,
    ar: (kilometers: string) => `قطعت سيارتك ${kilometers} كم، وحان موعد هذه الصيانة.`,
  },
  dueByTime: {
    en: "More than six months have passed since the last visit: it is due now.",
    ar: "مضت أكثر من ستة أشهر على آخر زيارة، وحان موعد هذه الصيانة.",
  },
  continueTitle: { en: "Continue where you left off?", ar: "هل تكمل من حيث توقفت؟" },
  continueBooking: { en: "Continue", ar: "متابعة الحجز" },
  beginAnew: { en: "Begin anew", ar: "البدء من جديد" },
  changeAppointment: { en: "Change the appointment", ar: "تعديل الموعد" },
  cancelAppointment: { en: "Cancel the appointment", ar: "إلغاء الموعد" },
  canceledTitle: { en: "This appointment is canceled", ar: "هذا الموعد ملغى" },
  canceledText: {
    en: "The time has been given back. You can book another appointment at any time.",
    ar: "أُتيح هذا الوقت لغيرك، ويمكنك حجز موعد آخر متى شئت.",
  },
  bookAgain: { en: "Book another appointment", ar: "حجز موعد آخر" },
  calendarEntry: { en: "Service appointment", ar: "موعد صيانة" },
});
