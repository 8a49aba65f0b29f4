import { defineWords } from "#app/i18n/words.ts";

/** What customers read of the answer to their request, by mail and by text message. */
export const linkNewsWords = defineWords({
  approvedTitle: { en: "Your car is linked to your account", ar: "تم ربط سيارتك بحسابك" },
  approved: {
    en: "We have checked your request. You now see the car's warranties and service history, and can book its next service.",
    ar: "تحققنا من طلبك، ويمكنك الآن الاطلاع على ضمانات السيارة وسجل صيانتها وحجز موعد صيانتها القادم.",
  },
  rejectedTitle: { en: "We could not link your car", ar: "تعذّر ربط سيارتك بحسابك" },
  "vin-wrong": {
    en: "The VIN does not seem to be right. Please compare it with the registration card, letter by letter, and send it again.",
    ar: "يبدو أن رقم الهيكل غير صحيح. يُرجى مطابقته مع الاستمارة حرفاً حرفاً ثم إرساله مرة أخرى.",
  },
  "not-owner": {
    en: "We could not confirm that the car is registered in your name. If you bought it recently, please send the request again once the registration card is in your name.",
    ar: "لم نتمكن من التحقق من أن السيارة مسجلة باسمك. إن كنت قد اشتريتها حديثاً فأعد إرسال الطلب بعد صدور الاستمارة باسمك.",
  },
  "card-needed": {
    en: "We need the registration card to confirm that the car is yours. Please add it to your documents and send the request with it, or bring it to a service center.",
    ar: "نحتاج إلى الاستمارة للتحقق من أن السيارة لك. يُرجى إضافتها إلى مستنداتك وإرفاقها بالطلب، أو إحضارها إلى أحد مراكز الخدمة.",
  },
  fromStaff: { en: "Our note", ar: "ملاحظتنا" },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  seeGarage: { en: "See your vehicles", ar: "عرض سياراتك" },
  sendAgain: { en: "Send another request", ar: "إرسال طلب جديد" },
  textApproved: {
    en: (vin: string) => `Your car ${vin} is linked to your account:`,
    ar: (vin: string) => `تم ربط سيارتك ${vin} بحسابك:`,
  },
  textRejected: {
    en: (vin: string) => `We could not link the car ${vin}. See why:`,
    ar: (vin: string) => `تعذّر ربط السيارة ${vin} بحسابك. لمعرفة السبب:`,
  },
  movedTitle: { en: "A car is no longer linked to your account", ar: "لم تعد إحدى السيارات مرتبطة بحسابك" },
  moved: {
    en: "We have linked this car to the account of its present owner. You no longer see it in yours; your past appointments stay with you.",
    ar: "ربطنا هذه السيارة بحساب مالكها الحالي، ولم تعد ظاهرة في حسابك. تبقى مواعيدك السابقة محفوظة لديك.",
  },
  movedNote: {
    en: (name: string) => `Is the car still yours? Please tell ${name} at once.`,
    ar: (name: string) => `هل ما زالت السيارة لك؟ يُرجى إبلاغ ${name} فوراً.`,
  },
});
