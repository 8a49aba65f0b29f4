import { defineWords } from "#app/i18n/words.ts";

/** The words of mails about an appointment. */
export const emailWords = defineWords({
  confirmedTitle: { en: "Your service appointment is confirmed", ar: "تم تأكيد موعد الصيانة" },
  confirmedText: {
    en: "Your appointment is confirmed. We look forward to seeing you.",
    ar: "تم تأكيد موعدك، ويسعدنا استقبالك.",
  },
  requestedTitle: { en: "We received your service request", ar: "استلمنا طلب موعد الصيانة" },
  requestedText: {
    en: "Your request has reached the service center. The time is reserved for you, and we will confirm it shortly.",
    ar: "وصل طلبك إلى مركز الخدمة. الموعد محجوز لك، وسنؤكده لك قريباً.",
  },
  changedTitle: { en: "Your service appointment has changed", ar: "تم تعديل موعد الصيانة" },
  changedText: {
    en: "We have made the change. This is your appointment now.",
    ar: "أجرينا التعديل المطلوب، وهذه تفاصيل موعدك الآن.",
  },
  changedRequestText: {
    en: "We have made the change. The new time is reserved for you, and the service center will confirm it shortly.",
    ar: "أجرينا التعديل المطلوب. الموعد الجديد محجوز لك، وسيؤكده مركز الخدمة قريباً.",
  },
  canceledTitle: { en: "Your service appointment is canceled", ar: "تم إلغاء موعد الصيانة" },
  canceledText: {
    en: "As you asked, we have canceled this appointment. You can book another one at any time.",
    ar: "ألغينا هذا الموعد بناءً على طلبك، ويمكنك حجز موعد آخر متى شئت.",
  },
  dayBeforeTitle: { en: "A reminder of your service appointment", ar: "تذكير بموعد الصيانة" },
  dayBeforeText: {
    en: "Your appointment is coming up. Please arrive five minutes early and bring your vehicle registration card (Istimara).",
    ar: "موعدك يقترب. تفضّل بالحضور قبله بخمس دقائق، واصطحب معك استمارة السيارة.",
  },
  soonTitle: {
    en: (time: string) => `See you at ${time}`,
    ar: (time: string) => `نلقاك الساعة ${time}`,
  },
  soonText: {
    en: "Your service appointment begins soon. Everything is ready for your vehicle.",
    ar: "يبدأ موعد الصيانة بعد قليل، وكل شيء جاهز لاستقبال سيارتك.",
  },
  notConfirmedYet: {
    en: "The service center has not confirmed it yet; the time is reserved for you.",
    ar: "لم يؤكده مركز الخدمة بعد، والوقت محجوز لك.",
  },
  open: { en: "View appointment", ar: "عرض الموعد" },
  changeWithoutSignIn: {
    en: "Change or cancel without signing in",
    ar: "تعديل الموعد أو إلغاؤه دون تسجيل الدخول",
  },
  bookAgain: { en: "Book another appointment", ar: "حجز موعد آخر" },
  changeable: {
    en: "You can change or cancel it online until 24 hours before it begins. After that, please call us.",
    ar: "يمكنك تعديله أو إلغاؤه إلكترونياً حتى 24 ساعة قبل بدايته، وبعد ذلك يُرجى الاتصال بنا.",
  },
  calendarAdded: {
    en: "The attached file puts it into your calendar, and follows when it changes.",
    ar: "الملف المرفق يضيف الموعد إلى تقويمك، ويتحدّث معه عند أي تعديل.",
  },
  calendarMoved: {
    en: "The attached file moves it in your calendar.",
    ar: "الملف المرفق ينقل الموعد في تقويمك إلى وقته الجديد.",
  },
  calendarRemoved: {
    en: "The attached file takes it out of your calendar.",
    ar: "الملف المرفق بهذه الرسالة يزيل الموعد من تقويمك.",
  },
});

/** An SMS says what, when, where and the reference. Two parts hold 134 Arabic characters. */
export const smsWords = defineWords({
  confirmed: { en: "your service appointment is confirmed", ar: "تم تأكيد موعد الصيانة" },
  requested: {
    en: "we received your service request and will confirm it",
    ar: "استلمنا طلب موعد الصيانة وسنؤكده",
  },
  changed: { en: "your service appointment has changed", ar: "تم تعديل موعد الصيانة" },
  canceled: { en: "your service appointment is canceled", ar: "تم إلغاء موعد الصيانة" },
  dayBefore: { en: "reminder of your service appointment", ar: "تذكير بموعد الصيانة" },
  soon: { en: "see you soon for your service", ar: "نلقاك قريباً في موعد الصيانة" },
});
