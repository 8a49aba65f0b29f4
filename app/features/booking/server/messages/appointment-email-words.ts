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
  requestConfirmedText: {
    en: "The service center has confirmed your appointment. We look forward to seeing you.",
    ar: "أكّد مركز الخدمة موعدك، ويسعدنا استقبالك.",
  },
  bookedByUsText: {
    en: "We booked this appointment for you. We look forward to seeing you.",
    ar: "حجزنا لك هذا الموعد، ويسعدنا استقبالك.",
  },
  rejectedTitle: { en: "We cannot take your car at that time", ar: "نعتذر عن موعد الصيانة المطلوب" },
  rejectedText: {
    en: "We are sorry: the service center cannot confirm this appointment. Please choose another time, or call us.",
    ar: "نعتذر منك، تعذّر على مركز الخدمة تأكيد هذا الموعد. يُرجى اختيار وقت آخر أو الاتصال بنا.",
  },
  movedTitle: { en: "We moved your service appointment", ar: "غيّرنا وقت موعد الصيانة" },
  movedText: {
    en: "We had to move your appointment. This is when we expect you now. If it does not suit you, please choose another time, or call us.",
    ar: "اضطررنا إلى تغيير موعدك، وهذا وقته الجديد. إن لم يناسبك فاختر وقتاً آخر أو اتصل بنا.",
  },
  canceledByUsTitle: { en: "We canceled your service appointment", ar: "ألغينا موعد الصيانة" },
  canceledByUsText: {
    en: "The service center had to cancel this appointment. You can book another one at any time, or call us.",
    ar: "اضطر مركز الخدمة إلى إلغاء هذا الموعد. يمكنك حجز موعد آخر متى شئت، أو الاتصال بنا.",
  },
  noShowTitle: { en: "We missed you today", ar: "لم تتمكن من الحضور" },
  noShowText: {
    en: "Your car did not come to this appointment, so we have closed it. You are welcome to book another one.",
    ar: "لم تصلنا سيارتك في هذا الموعد فأغلقناه. يسعدنا أن تحجز موعداً آخر في الوقت الذي يناسبك.",
  },
  checkedInTitle: { en: "Your car is with us", ar: "استلمنا سيارتك" },
  checkedInText: {
    en: "We have taken in your car. You can follow the work online, and we write again when the car is ready.",
    ar: "استلمنا سيارتك في مركز الخدمة. يمكنك متابعة العمل إلكترونياً، وسنبلغك عندما تصبح جاهزة.",
  },
  readyTitle: { en: "Your car is ready", ar: "سيارتك جاهزة" },
  readyText: {
    en: "The work is done. You can collect your car during opening hours.",
    ar: "اكتمل العمل على سيارتك، ويمكنك استلامها خلال أوقات الدوام.",
  },
  readyToPayText: {
    en: "The invoice is paid at the service center when you collect it.",
    ar: "تُسدَّد الفاتورة في مركز الخدمة عند الاستلام.",
  },
  readyToPayAmount: {
    en: (amount: string) => `The invoice of ${amount} is paid at the service center when you collect it.`,
    ar: (amount: string) => `قيمة الفاتورة ${amount}، وتُسدَّد في مركز الخدمة عند الاستلام.`,
  },
  handedOverTitle: { en: "Thank you for your visit", ar: "شكراً لزيارتك" },
  handedOverText: {
    en: "Your car is back with you. Thank you for your trust; if anything is not as it should be, please call us.",
    ar: "تسلّمت سيارتك. نشكرك على ثقتك، وإن لاحظت أي أمر فلا تتردد في الاتصال بنا.",
  },
  reason: { en: (said: string) => `Reason: ${said}`, ar: (said: string) => `السبب: ${said}` },
  reminderTitle: { en: "A reminder of your service appointment", ar: "تذكير بموعد الصيانة" },
  reminderText: {
    en: "Your appointment is coming up. Please arrive five minutes early and bring your vehicle registration card (Istimara).",
    ar: "موعدك يقترب. تفضّل بالحضور قبله بخمس دقائق، وأحضر معك استمارة السيارة.",
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
  openWithoutSignIn: { en: "View it without signing in", ar: "عرض الموعد دون تسجيل الدخول" },
  bookAgain: { en: "Book another appointment", ar: "حجز موعد آخر" },
  changeable: {
    en: "You can change or cancel it online until 24 hours before it begins. After that, please call us.",
    ar: "يمكنك تعديله أو إلغاؤه إلكترونياً قبل بدايته بما لا يقل عن 24 ساعة، وبعد ذلك يُرجى الاتصال بنا.",
  },
  calendarAdded: {
    en: "The attached file puts it into your calendar, and follows when it changes.",
    ar: "الملف المرفق يضيف الموعد إلى تقويمك، ويُحدَّث فيه تلقائياً عند أي تعديل.",
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
  confirmedByUs: { en: "the service center confirmed your appointment", ar: "أكّد مركز الخدمة موعدك" },
  rejected: { en: "sorry, we cannot confirm your service request", ar: "نعتذر، تعذّر تأكيد موعد الصيانة" },
  moved: { en: "we moved your service appointment", ar: "غيّرنا وقت موعد الصيانة" },
  canceledByUs: { en: "we had to cancel your service appointment", ar: "اضطررنا إلى إلغاء موعد الصيانة" },
  noShow: { en: "your car did not come to its appointment", ar: "لم تصلنا سيارتك في موعدها" },
  checkedIn: { en: "your car is with us", ar: "استلمنا سيارتك" },
  ready: { en: "your car is ready to collect", ar: "سيارتك جاهزة للاستلام" },
  handedOver: { en: "thank you for your visit", ar: "شكراً لزيارتك" },
  reminder: { en: "reminder of your service appointment", ar: "تذكير بموعد الصيانة" },
  soon: { en: "see you soon for your service", ar: "نلقاك قريباً في موعد الصيانة" },
});
