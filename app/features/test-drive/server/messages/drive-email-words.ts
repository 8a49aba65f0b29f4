import { defineWords } from "#app/i18n/words.ts";

/** The words of mails about a test drive. */
export const driveEmailWords = defineWords({
  bookedTitle: { en: "Your test drive is booked", ar: "تم حجز تجربة القيادة" },
  bookedText: {
    en: "The car is yours for 45 minutes. A colleague will show you around it first and drive along.",
    ar: "السيارة لك لمدة 45 دقيقة. يعرّفك أحد زملائنا بها أولاً ثم يرافقك في الطريق.",
  },
  requestedTitle: { en: "Your test drive request is received", ar: "استلمنا طلب تجربة القيادة" },
  requestedText: {
    en: "The time is reserved for you, and the showroom will confirm it shortly.",
    ar: "الموعد محجوز لك، وستؤكده صالة العرض قريباً.",
  },
  withoutTimeText: {
    en: "No time was free for now. The showroom will call you to agree on one.",
    ar: "لا يتوفر موعد حالياً. ستتصل بك صالة العرض للاتفاق على موعد.",
  },
  confirmedTitle: { en: "Your test drive is confirmed", ar: "تم تأكيد تجربة القيادة" },
  changedTitle: { en: "Your test drive has changed", ar: "تم تعديل موعد تجربة القيادة" },
  changedText: { en: "This is your test drive now.", ar: "هذه تفاصيل موعدك الآن." },
  canceledTitle: { en: "Your test drive is canceled", ar: "تم إلغاء تجربة القيادة" },
  canceledText: {
    en: "The car is free for others again. You can book another time whenever you like.",
    ar: "أصبحت السيارة متاحة لغيرك، ويمكنك حجز موعد آخر متى شئت.",
  },
  rejectedTitle: { en: "We cannot offer this test drive", ar: "نعتذر، تعذّر ترتيب تجربة القيادة هذه" },
  rejectedText: {
    en: "We are sorry: the showroom cannot keep this appointment. Please call, and we will find another way.",
    ar: "لا تستطيع صالة العرض استقبالك في هذا الموعد. اتصل بنا لنجد حلاً آخر.",
  },
  lostTitle: {
    en: "Your test drive is off: please choose another time",
    ar: "أُلغي موعد تجربة القيادة: يُرجى اختيار موعد آخر",
  },
  lostText: {
    en: (moment: string) =>
      `Your test drive on ${moment} does not take place: the car is out of service, and no other one is free then. We are sorry.`,
    ar: (moment: string) =>
      `أُلغيت تجربة القيادة المقررة ${moment}، لأن السيارة خارج الخدمة ولا تتوفر سيارة أخرى في ذلك الوقت. نعتذر منك.`,
  },
  freeTimes: { en: "These times are free:", ar: "هذه مواعيد متاحة:" },
  dayBeforeTitle: { en: "A reminder of your test drive", ar: "تذكير بموعد تجربة القيادة" },
  dayBeforeText: {
    en: "Your test drive is coming up. Please bring your original driving license and your QID.",
    ar: "موعد تجربتك يقترب. أحضر معك رخصة القيادة الأصلية والبطاقة الشخصية.",
  },
  soonTitle: {
    en: (time: string) => `See you at ${time}`,
    ar: (time: string) => `نلقاك الساعة ${time}`,
  },
  soonText: { en: "The car is ready for you.", ar: "السيارة جاهزة في انتظارك." },
  notConfirmedYet: {
    en: "The showroom has not confirmed it yet; the time is reserved for you.",
    ar: "لم تؤكده صالة العرض بعد، والوقت محجوز لك.",
  },
  bring: {
    en: "Please bring your original driving license. We have to see it before you drive.",
    ar: "أحضر معك رخصة القيادة الأصلية، فلا بد أن نطّلع عليها قبل الانطلاق.",
  },
  zone: { en: "Local time at the showroom", ar: "بالتوقيت المحلي لصالة العرض" },
  where: { en: "Showroom", ar: "صالة العرض" },
  car: { en: "Car", ar: "السيارة" },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  open: { en: "View your test drive", ar: "عرض موعد التجربة" },
  change: { en: "Change or cancel", ar: "تعديل الموعد أو إلغاؤه" },
  chooseTime: { en: "Choose a time", ar: "اختيار موعد" },
  bookAgain: { en: "Book another test drive", ar: "حجز تجربة أخرى" },
  call: { en: (phone: string) => `Call ${phone}`, ar: (phone: string) => `اتصل على ${phone}` },
});

/** The same in the few words of a text message. */
export const driveTextWords = defineWords({
  booked: { en: "your test drive is booked", ar: "تم حجز تجربة القيادة" },
  requested: { en: "we received your test drive request", ar: "استلمنا طلب تجربة القيادة" },
  confirmed: { en: "your test drive is confirmed", ar: "تم تأكيد تجربة القيادة" },
  changed: { en: "your test drive has changed", ar: "تم تعديل موعد تجربة القيادة" },
  canceled: { en: "your test drive is canceled", ar: "تم إلغاء تجربة القيادة" },
  rejected: { en: "we cannot offer this test drive", ar: "نعتذر، تعذّر ترتيب تجربة القيادة هذه" },
  lost: {
    en: "your test drive is off, please choose another time",
    ar: "أُلغيت تجربة القيادة، يُرجى اختيار موعد آخر",
  },
  lostAt: {
    en: (moment: string) => `your test drive on ${moment} is off, please choose another time`,
    ar: (moment: string) => `أُلغيت تجربتك ${moment}، يُرجى اختيار موعد آخر`,
  },
  reminder: { en: "reminder of your test drive", ar: "تذكير بموعد تجربة القيادة" },
  soon: { en: "see you soon for your test drive", ar: "نلقاك قريباً في موعد التجربة" },
});
