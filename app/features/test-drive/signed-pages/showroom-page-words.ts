import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What the showroom's page says about a test drive. Its readers are staff. */
export const showroomPageWords = defineWords({
  title: { en: "Test drive", ar: "تجربة قيادة" },
  state: { en: "Status", ar: "الحالة" },
  driver: { en: "Driver", ar: "العميل" },
  whatsapp: { en: "WhatsApp", ar: "واتساب" },
  email: { en: "E-mail", ar: "البريد الإلكتروني" },
  speaks: { en: "Language", ar: "اللغة" },
  english: { en: "English", ar: "الإنجليزية" },
  arabic: { en: "Arabic", ar: "العربية" },
  notes: { en: "Notes", ar: "ملاحظات العميل" },
  car: { en: "Car", ar: "السيارة" },
  when: { en: "Date and time", ar: "التاريخ والوقت" },
  noTime: { en: "Not agreed yet", ar: "لم يُتفق على موعد بعد" },
  lost: { en: "Its car went out of service; before:", ar: "خرجت سيارته من الخدمة، وكان موعده:" },
  zone: { en: "Local time at the showroom", ar: "بالتوقيت المحلي لصالة العرض" },
  where: { en: "Showroom", ar: "صالة العرض" },

  history: { en: "History", ar: "سجل الطلب" },
  changed: { en: "Changed", ar: "تعديل" },
  customer: { en: "by the driver", ar: "من العميل" },
  staff: { en: "by the showroom", ar: "من صالة العرض" },
  system: { en: "automatically", ar: "تلقائياً" },

  license: { en: "Driving license", ar: "رخصة القيادة" },
  licenseAnswers: { en: "As the driver says", ar: "بحسب ما ذكره العميل" },
  notTold: { en: "The driver said nothing about it.", ar: "لم يذكر العميل شيئاً عنها." },
  front: { en: "Front", ar: "الوجه الأمامي" },
  back: { en: "Back", ar: "الوجه الخلفي" },
  uploaded: {
    en: (side: string, when: string) => `${side}, uploaded ${when}`,
    ar: (side: string, when: string) => `${side}، رُفع ${when}`,
  },
  noPictures: { en: "No picture was uploaded.", ar: "لم تُرفع صورة." },
  original: { en: "Original", ar: "الرخصة الأصلية" },
  seen: { en: (when: string) => `Seen ${when}`, ar: (when: string) => `تم الاطلاع عليها ${when}` },
  notSeen: {
    en: "Not seen yet. A picture does not replace it.",
    ar: "لم يُطّلع عليها بعد، والصورة لا تغني عنها.",
  },
  tick: { en: "I have seen the original", ar: "اطّلعت على الرخصة الأصلية" },
  untick: { en: "Take that back", ar: "التراجع عن ذلك" },

  chooseTime: { en: "Choose a time", ar: "اختيار موعد" },
  chooseTimeHint: {
    en: "Call the driver, agree on a time and choose it here. That confirms the test drive.",
    ar: "اتصل بالعميل، واتفق معه على موعد ثم اختره من هنا، وبذلك يتأكد موعد التجربة.",
  },
  moveConfirmed: { en: "Confirm", ar: "تأكيد الموعد" },
  moveArrived: { en: "The driver is here", ar: "وصل العميل" },
  moveOut: { en: "Start the drive", ar: "بدء التجربة" },
  moveReturned: { en: "The car is back", ar: "عادت السيارة" },
  moveRejected: { en: "Reject the request", ar: "رفض الطلب" },
  moveCanceled: { en: "Cancel the test drive", ar: "إلغاء التجربة" },
  moveNoShow: { en: "The driver did not come", ar: "لم يحضر العميل" },
  endingTold: {
    en: "The driver is notified, and the car is free for others. This cannot be undone.",
    ar: "سنُبلغ العميل بذلك وتصبح السيارة متاحة لغيره، ولا يمكن التراجع عن هذا.",
  },
  endingUntold: {
    en: "The car is free for others. This cannot be undone.",
    ar: "تصبح السيارة متاحة لغيره، ولا يمكن التراجع عن هذا.",
  },
  saved: { en: "Saved.", ar: "تم الحفظ." },
  meanwhile: {
    en: "The test drive has changed meanwhile. This is how it is now; nothing was saved.",
    ar: "تغيّر موعد التجربة في هذه الأثناء. هذا وضعه الآن، ولم يُحفظ شيء.",
  },

  outage: { en: "The car is not available", ar: "السيارة غير متاحة" },
  outageLead: {
    en: "From the start of this drive. Everyone who booked it meanwhile gets another car of the model here at the same time, or is asked to choose another time.",
    ar: "ابتداءً من هذا الموعد. كل من حجزها خلال هذه المدة ينتقل إلى سيارة أخرى من الطراز نفسه هنا في موعده، أو نطلب منه اختيار موعد آخر.",
  },
  outageHours: { en: "For how long", ar: "المدة" },
  hours1: { en: "1 hour", ar: "ساعة" },
  hours4: { en: "4 hours", ar: "4 ساعات" },
  hours24: { en: "24 hours", ar: "24 ساعة" },
  hours168: { en: "1 week", ar: "أسبوع" },
  reason: { en: "Reason", ar: "السبب" },
  outageButton: { en: "Take it out of service", ar: "إخراجها من الخدمة" },
  outageWrong: { en: "Please choose how long, and say why.", ar: "يُرجى اختيار المدة وكتابة السبب." },
  outageDone: {
    en: (moved: number, lost: number) =>
      `The car is out of service. Drives with another car now: ${moved}. Drivers who were asked to choose another time: ${lost}.`,
    ar: (moved: number, lost: number) =>
      `خرجت السيارة من الخدمة. انتقلت إلى سيارة أخرى: ${drivesInArabic(moved)}. وطُلب اختيار موعد آخر: ${drivesInArabic(lost)}.`,
  },

  changeLead: {
    en: (showroom: string) => `Free times of the model at ${showroom}. The chosen one is confirmed at once.`,
    ar: (showroom: string) => `المواعيد المتاحة للطراز في ${showroom}. يتأكد الموعد فور اختياره.`,
  },
  now: { en: "Time now", ar: "الموعد الحالي" },
  moveButton: { en: "Confirm this time", ar: "تأكيد هذا الموعد" },
  noTimes: {
    en: "There is no free time of this model here in the coming three months.",
    ar: "لا توجد مواعيد متاحة لهذا الطراز هنا خلال الأشهر الثلاثة القادمة.",
  },
  backToDrive: { en: "Back to the request", ar: "العودة إلى الطلب" },
  forgedLead: {
    en: "It may have been cut off or altered. Open it again from the mail.",
    ar: "ربما نُسخ ناقصاً أو جرى تعديله. افتحه من رسالة البريد مرة أخرى.",
  },
  expiredTitle: { en: "This link has ended", ar: "انتهت صلاحية الرابط" },
  expiredLead: {
    en: "A test drive can be seen here until 30 days after it.",
    ar: "يمكن الاطلاع على تجربة القيادة هنا حتى 30 يوماً بعد موعدها.",
  },
});

function drivesInArabic(count: number): string {
  return count === 0 ? "لا شيء" : counted(count, "drive");
}

/** The states as staff read them. */
export const showroomStateWords = defineWords({
  requested: { en: "Requested", ar: "بانتظار الرد" },
  confirmed: { en: "Confirmed", ar: "مؤكدة" },
  arrived: { en: "The driver is here", ar: "العميل في الصالة" },
  out: { en: "On the road", ar: "على الطريق" },
  returned: { en: "Finished", ar: "انتهت" },
  rejected: { en: "Rejected", ar: "مرفوضة" },
  canceled: { en: "Canceled", ar: "ملغاة" },
  "no-show": { en: "The driver did not come", ar: "لم يحضر العميل" },
});
