import { commaIn } from "#app/i18n/comma.ts";
import { countedAfter } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of booking: units, counters and names for assistive technology. Everything else is content. */
export const bookingWords = defineWords({
  previousVehicle: { en: "Previous vehicles", ar: "السيارات السابقة" },
  nextVehicle: { en: "More vehicles", ar: "المزيد من السيارات" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  plate: { en: "Plate", ar: "رقم اللوحة" },
  localTime: {
    en: "Times are local to the service center (Qatar).",
    ar: "الأوقات بتوقيت مركز الخدمة (قطر).",
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
  hours: {
    en: (count: number) => (count === 1 ? "about 1 hour" : `about ${count} hours`),
    ar: (count: number) => `نحو ${count === 1 ? "ساعة" : countedAfter(count, "hour")}`,
  },
  price: { en: "Price", ar: "السعر" },
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
  mileageQuestion: {
    en: (last: string, day: string, typed: string) =>
      `Last reading ${last} km on ${day}. Is ${typed} km right?`,
    ar: (last: string, day: string, typed: string) =>
      `آخر قراءة للعداد ${last} كم في ${day}. هل القراءة ${typed} كم صحيحة؟`,
  },
  mileageRight: {
    en: (typed: string) => `Yes, ${typed} km is right`,
    ar: (typed: string) => `نعم، ${typed} كم صحيحة`,
  },
  correctMileage: { en: "Correct it", ar: "تصحيح القراءة" },
  mileageIsConfirmed: {
    en: "You have confirmed this reading, and the workshop sees that you have.",
    ar: "أكّدت هذه القراءة، وسيظهر تأكيدك للورشة.",
  },
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
    ar: "مضى أكثر من ستة أشهر على آخر زيارة، وحان موعد هذه الصيانة.",
  },
  partsForVisit: { en: "Parts for this visit", ar: "قطع غيار لهذه الزيارة" },
  partsForVisitText: {
    en: "Order genuine parts now, and we bring them to the service center for your appointment.",
    ar: "اطلب قطع الغيار الأصلية الآن، ونوصلها إلى مركز الخدمة قبل موعدك.",
  },
  findParts: { en: "Find parts for this car", ar: "البحث عن قطع لهذه السيارة" },
  changeAppointment: { en: "Change the appointment", ar: "تعديل الموعد" },
  cancelAppointment: { en: "Cancel the appointment", ar: "إلغاء الموعد" },
  canceledTitle: { en: "This appointment is canceled", ar: "هذا الموعد ملغى" },
  canceledText: {
    en: "The time has been given back. You can book another appointment at any time.",
    ar: "أُتيح هذا الوقت لغيرك، ويمكنك حجز موعد آخر متى شئت.",
  },
  rejectedTitle: {
    en: "The service center rejected this request",
    ar: "نعتذر، لم يتمكن المركز من قبول طلبك",
  },
  rejectedText: {
    en: "It could not take your car at this time. Call us, or book another time.",
    ar: "تعذّر عليه استقبال سيارتك في هذا الوقت. اتصل بنا أو احجز وقتاً آخر.",
  },
  reason: { en: "Reason:", ar: "السبب:" },
  bookAgain: { en: "Book another appointment", ar: "حجز موعد آخر" },
  calendarEntry: { en: "Service appointment", ar: "موعد صيانة" },
  calendarRequest: {
    en: "Service request, awaiting confirmation",
    ar: "طلب موعد صيانة بانتظار التأكيد",
  },
  requestedTitle: { en: "Your request is sent, awaiting confirmation", ar: "أُرسل طلبك، وهو بانتظار التأكيد" },
  requestedText: {
    en: "The time is reserved for you. The service center confirms it shortly, and we write to you then.",
    ar: "الموعد محجوز لك، وسيؤكده مركز الخدمة قريباً ونرسل إليك رسالة بذلك.",
  },
});
