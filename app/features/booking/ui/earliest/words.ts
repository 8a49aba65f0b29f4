import { counted } from "#app/i18n/numbers/counted.ts";
import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the earliest times and of the alternatives to a full day. */
export const earliestWords = defineWords({
  title: { en: "Earliest at any center", ar: "أقرب موعد في جميع المراكز" },
  looking: { en: "Looking for the earliest time", ar: "جارٍ البحث عن أقرب موعد" },
  take: { en: "Take this time", ar: "اختيار هذا الموعد" },
  takeAt: {
    en: (time: string, center: string) => `Take ${time} at ${center}`,
    ar: (time: string, center: string) => `اختيار موعد الساعة ${time} في ${center}`,
  },
  noneFree: {
    en: "No center has a free time in the coming three months. Please call us, and we will find one.",
    ar: "لا توجد مواعيد متاحة في أي مركز خلال الأشهر الثلاثة القادمة. اتصل بنا وسنجد لك موعداً.",
  },
  sharePosition: { en: "Show distances from me", ar: "إظهار المسافة من موقعي" },
  positionStays: { en: "Your location stays on this device.", ar: "يبقى موقعك على جهازك ولا يُرسل إلينا." },
  locating: { en: "Finding your location", ar: "جارٍ تحديد موقعك" },
  positionKnown: {
    en: "Distances are shown. Of equal times the nearest center comes first.",
    ar: "تظهر المسافات الآن، ويأتي المركز الأقرب إليك أولاً عند تساوي المواعيد.",
  },
  positionUnknown: {
    en: "We do not know where you are. Times are in order all the same.",
    ar: "تعذّر تحديد موقعك، وتبقى المواعيد مرتّبة من الأقرب.",
  },
  away: { en: (km: string) => `about ${km} km away`, ar: (km: string) => `على بُعد نحو ${km} كم` },
  firstFree: { en: "First free time:", ar: "أول موعد متاح:" },
  noneHere: { en: "No free time in three months", ar: "لا مواعيد متاحة خلال ثلاثة أشهر" },
  daysTitle: { en: "Free times at all centers", ar: "المواعيد المتاحة في جميع المراكز" },
  earlierDays: { en: "Earlier days", ar: "الأيام السابقة" },
  laterDays: { en: "Later days", ar: "الأيام التالية" },
  timesOn: { en: (day: string) => `Times on ${day}`, ar: (day: string) => `مواعيد ${day}` },
  centersAt: {
    en: (time: string) => `Centers at ${time}`,
    ar: (time: string) => `المراكز المتاحة الساعة ${time}`,
  },
  centers: {
    en: (count: number) => (count === 1 ? "1 center" : `${count} centers`),
    ar: (count: number) => counted(count, ["مركز واحد", "مركزان", "مراكز", "مركزاً"]),
  },
  afterMidnight: { en: "after midnight", ar: "بعد منتصف الليل" },
  alternatives: { en: "The nearest free times", ar: "أقرب المواعيد المتاحة" },
  thisCenter: { en: "At this center", ar: "في هذا المركز" },
});
