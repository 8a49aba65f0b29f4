import { defineWords } from "#app/i18n/words.ts";

/** The words of mails and texts about a car in the workshop. */
export const messageWords = defineWords({
  laterTitle: { en: "Your car will be ready later", ar: "سيتأخر تجهيز سيارتك" },
  later: {
    en: "We need more time for your car than we had promised, and we are sorry for the delay.",
    ar: "نحتاج إلى وقت أطول مما وعدناك به لإنجاز العمل على سيارتك، ونعتذر عن التأخير.",
  },
  laterText: {
    en: (reference: string, when: string) => `Sorry, your car (${reference}) will be ready later: ${when}.`,
    ar: (reference: string, when: string) => `نعتذر، سيتأخر تجهيز سيارتك (${reference}) إلى ${when}.`,
  },
  earlierTitle: { en: "Your car will be ready earlier", ar: "ستكون سيارتك جاهزة قبل الموعد" },
  earlier: {
    en: "Good news: the work on your car will be done earlier than we had promised.",
    ar: "خبر سار: سننتهي من العمل على سيارتك قبل الموعد الذي وعدناك به.",
  },
  earlierText: {
    en: (reference: string, when: string) => `Your car (${reference}) will be ready earlier: ${when}.`,
    ar: (reference: string, when: string) => `ستكون سيارتك (${reference}) جاهزة قبل الموعد: ${when}.`,
  },
  reference: { en: "Appointment", ar: "رقم الموعد" },
  readyAt: { en: "Ready", ar: "جاهزة في" },
  reason: { en: "Reason", ar: "السبب" },
  note: { en: "Note", ar: "ملاحظة" },
  seeVisit: { en: "See your appointment", ar: "عرض الموعد" },

  signedTitle: { en: "What you signed at the check-in", ar: "ما وقّعت عليه عند استلام سيارتك" },
  signed: {
    en: "Thank you for bringing us your car. This is what we wrote down, as you signed it. Please keep this message.",
    ar: "شكراً لإحضار سيارتك إلينا. هذه بيانات الاستلام كما وقّعت عليها. نرجو الاحتفاظ بهذه الرسالة.",
  },
  signedText: {
    en: (reference: string, km: string, estimate: string) =>
      `Your check-in (${reference}), as you signed it: ${km} km${estimate === "" ? "" : `, estimate ${estimate}`}.`,
    ar: (reference: string, km: string, estimate: string) =>
      `بيانات استلام سيارتك (${reference}) كما وقّعت عليها: ${km} كم${estimate === "" ? "" : `، التكلفة التقديرية ${estimate}`}.`,
  },
  changedTitle: { en: "The record of your check-in has changed", ar: "تغيّرت بيانات استلام سيارتك" },
  changed: {
    en: "We changed what you had signed when you brought your car, so your signature no longer holds. This is what we have written down now; please sign it when you are with us.",
    ar: "غيّرنا بيانات الاستلام التي وقّعت عليها، ولذلك لم يعد توقيعك سارياً. هذه هي البيانات بعد التغيير، ونرجو التوقيع عليها عند حضورك.",
  },
  changedText: {
    en: (reference: string, km: string, estimate: string) =>
      `We changed the record of your check-in (${reference}): ${km} km${estimate === "" ? "" : `, estimate ${estimate}`}. Please sign it when you are with us.`,
    ar: (reference: string, km: string, estimate: string) =>
      `غيّرنا بيانات استلام سيارتك (${reference}): ${km} كم${estimate === "" ? "" : `، التكلفة التقديرية ${estimate}`}. نرجو التوقيع عليها عند حضورك.`,
  },
  pictures: { en: "Pictures of the car", ar: "صور السيارة" },
  picturesChanged: { en: "Changed since you signed", ar: "تغيّرت بعد توقيعك" },
  odometer: { en: "Odometer", ar: "قراءة العداد" },
  kilometers: { en: (km: string) => `${km} km`, ar: (km: string) => `${km} كم` },
  fuel: { en: "Fuel", ar: "الوقود" },
  estimate: { en: "Estimate", ar: "التكلفة التقديرية" },
  warranty: { en: "Warranty job", ar: "عمل ضمن الضمان" },
  belongings: { en: "Belongings in the car", ar: "الأغراض داخل السيارة" },
  remarks: { en: "Condition and remarks", ar: "حالة السيارة والملاحظات" },
  yes: { en: "Yes", ar: "نعم" },
  no: { en: "No", ar: "لا" },
  none: { en: "None", ar: "لا يوجد" },
  signedBy: { en: "Signed by", ar: "اسم الموقّع" },
  signedAt: { en: "Signed", ar: "وقت التوقيع" },

  extraTitle: { en: "Extra work needs your approval", ar: "أعمال إضافية بانتظار موافقتك" },
  extra: {
    en: "While working on your car we found something that is not part of your order. We will not begin before you approve it.",
    ar: "أثناء العمل على سيارتك وجدنا ما يحتاج إلى عمل وليس ضمن طلبك. لن نبدأ به قبل موافقتك.",
  },
  extraText: {
    en: (price: string) => `Your car needs extra work: ${price}. Please approve or decline:`,
    ar: (price: string) => `أعمال إضافية لسيارتك بقيمة ${price} بانتظار ردّك:`,
  },
  extraWork: { en: "Extra work", ar: "الأعمال الإضافية" },
  price: { en: "Price", ar: "السعر" },
  answerUntil: { en: "Please answer by", ar: "يُرجى الرد قبل" },
  answer: { en: "See it and answer", ar: "عرض التفاصيل والرد" },
});
