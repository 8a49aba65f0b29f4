import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of the calendar to subscribe to. */
export const calendarFeedWords = defineWords({
  title: { en: "Your appointments in your calendar", ar: "مواعيدك في تقويمك" },
  open: { en: "Subscribe to my appointments", ar: "الاشتراك في تقويم مواعيدي" },
  text: {
    en: "Subscribe once, and your calendar shows your service appointments and test drives and follows every change by itself.",
    ar: "اشترك مرة واحدة، ويعرض تقويمك مواعيد الصيانة وتجارب القيادة ويُحدَّث تلقائياً عند أي تعديل.",
  },
  openCalendar: { en: "Open in my calendar", ar: "فتح في التقويم" },
  address: { en: "Calendar address", ar: "رابط التقويم" },
  copy: { en: "Copy address", ar: "نسخ الرابط" },
  copied: { en: "Copied", ar: "تم النسخ" },
  where: {
    en: "Google Calendar and Outlook ask for this address under “Add calendar, from URL”.",
    ar: "يطلب تقويم Google وOutlook هذا الرابط عند «إضافة تقويم من عنوان URL».",
  },
  secret: {
    en: "Whoever has this address can see your appointments and test drives, and can change or cancel them. If it got into other hands, withdraw it: calendars that use it are no longer updated.",
    ar: "كل من لديه هذا الرابط يمكنه الاطلاع على مواعيدك وتجارب القيادة وتعديلها أو إلغاؤها. إن وصل إلى غيرك فألغِه، ولن تُحدَّث التقاويم التي تستخدمه بعد ذلك.",
  },
  renew: { en: "Withdraw this address", ar: "إلغاء هذا الرابط" },
  renewed: {
    en: "The former address is withdrawn. This is the new one.",
    ar: "أُلغي الرابط السابق، وهذا هو الرابط الجديد.",
  },
  failed: {
    en: "That did not work. Please try again.",
    ar: "تعذّر ذلك. يُرجى المحاولة مرة أخرى.",
  },
  retry: { en: "Try again", ar: "إعادة المحاولة" },
  loading: { en: "Loading the address", ar: "جارٍ تحميل الرابط" },
});
