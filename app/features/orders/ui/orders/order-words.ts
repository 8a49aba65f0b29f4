import { defineWords } from "#app/i18n/words.ts";

/** Orders: their states, what can be done with them, and their confirmation. */
export const orderWords = defineWords({
  title: { en: "Your orders", ar: "طلباتك" },
  order: { en: "Order", ar: "طلب" },
  /** One without a number, as it is not paid. */
  yourOrder: { en: "Your order", ar: "طلبك" },
  placed: { en: (day: string) => `Ordered on ${day}`, ar: (day: string) => `طُلب في ${day}` },
  seeAll: { en: "See all orders", ar: "عرض كل الطلبات" },
  page: {
    en: (page: number, of: number) => `Page ${page} of ${of}`,
    ar: (page: number, of: number) => `الصفحة ${page} من ${of}`,
  },
  newer: { en: "Newer", ar: "الأحدث" },
  older: { en: "Older", ar: "الأقدم" },
  notFound: { en: "We could not find this order", ar: "لم نعثر على هذا الطلب" },
  notFoundText: {
    en: "The link may be incomplete, or the order belongs to another account.",
    ar: "قد يكون الرابط ناقصاً أو الطلب مسجّلاً في حساب آخر.",
  },
  progress: { en: "Where it stands", ar: "حالة الطلب" },
  parts: { en: "Parts", ar: "القطع" },
  pickup: { en: "Pickup", ar: "الاستلام" },
  payment: { en: "Payment", ar: "الدفع" },
  number: { en: "Order number", ar: "رقم الطلب" },
  phone: { en: "We reach you at", ar: "نتواصل معك على" },
  notes: { en: "Your notes", ar: "ملاحظاتك" },
  withAppointment: {
    en: (center: string, moment: string) => `With your service appointment at ${center}, ${moment}`,
    ar: (center: string, moment: string) => `مع موعد صيانتك ${moment} في ${center}`,
  },
  seeAppointment: { en: "See the appointment", ar: "عرض الموعد" },
  collectUntil: {
    en: (day: string) =>
      `Please collect it by ${day}. After that it goes back to stock and you get your money back.`,
    ar: (day: string) => `نرجو استلامه قبل نهاية ${day}. بعد ذلك يعود إلى المخزون ويُرد لك المبلغ.`,
  },
  codeTitle: { en: "Show this code at the counter", ar: "أبرز هذا الرمز في الفرع" },
  readyForVisit: {
    en: (center: string) => `Your parts are brought to ${center} for your appointment.`,
    ar: (center: string) => `عند موعدك ستكون قطعك في ${center}.`,
  },
  codeForVisit: { en: "Show this code at your appointment", ar: "أبرز هذا الرمز عند موعدك" },
  codeAlt: { en: "Pickup code as a QR code", ar: "رمز الاستلام (QR)" },
  refunded: { en: "Refunded", ar: "رُدّ إليك" },
  refundPending: { en: "On its way back to you", ar: "في طريقه إليك" },
  refundStuck: { en: "Still to be given back to you", ar: "مبلغ سيُعاد إليك" },
  refundStuckText: {
    en: "It could not go back the way you paid. The counter sees to it, and calls you where we need anything from you.",
    ar: "تعذّرت إعادته بالطريقة التي دفعت بها. يتابع الفرع الأمر، وسيتصل بك إن احتجنا منك إلى شيء.",
  },
  byHand: { en: "Given back by the counter, not to your card", ar: "أعاده إليك الفرع، لا إلى بطاقتك" },
  paidTwice: { en: "Paid twice", ar: "دُفع مرتين" },
  secondOnItsWay: {
    en: "The second payment is on its way back to its card.",
    ar: "الدفعة الثانية في طريقها إلى البطاقة التي دُفعت بها.",
  },
  secondIsBack: {
    en: "The second payment is back on its card.",
    ar: "عادت الدفعة الثانية إلى البطاقة التي دُفعت بها.",
  },
  secondIsTaken: {
    en: "Your bank has taken the second payment back.",
    ar: "استرد بنكك الدفعة الثانية.",
  },
  chargedBack: { en: "Taken back by your bank", ar: "استرده البنك" },
  receipt: { en: "Receipt", ar: "إيصال" },
  "credit-note": { en: "Credit note", ar: "إشعار دائن" },
  pdf: { en: "PDF", ar: "PDF" },
  print: { en: "Print", ar: "طباعة" },
  cancel: { en: "Cancel the order", ar: "إلغاء الطلب" },
  cancelTitle: { en: "Cancel this order?", ar: "إلغاء هذا الطلب؟" },
  cancelText: {
    en: "Nobody has begun to pick it. What you paid goes back to your card.",
    ar: "لم يبدأ تجهيزه بعد، وسيُرد المبلغ إلى بطاقتك.",
  },
  cancelUnpaidText: { en: "Your pieces are no longer reserved then.", ar: "لن تبقى قطعك محجوزة بعد ذلك." },
  cancelConfirm: { en: "Yes, cancel it", ar: "نعم، ألغِ الطلب" },
  stay: { en: "Leave it as it is", ar: "اتركه كما هو" },
  reorder: { en: "Order again", ar: "اطلب مرة أخرى" },
  returnTitle: { en: "Give parts back", ar: "إرجاع قطع" },
  returnLead: {
    en: "Tick what you want to give back. We answer within one working day.",
    ar: "حدّد ما تريد إرجاعه، وسنرد خلال يوم عمل واحد.",
  },
  returnUntil: { en: (day: string) => `Possible until ${day}`, ar: (day: string) => `متاح حتى ${day}` },
  reason: { en: "Why?", ar: "ما السبب؟" },
  "wrong-part": { en: "It is another part than ordered", ar: "ليست القطعة المطلوبة" },
  damaged: { en: "It arrived damaged", ar: "وصلت متضررة" },
  faulty: { en: "It does not work", ar: "لا تعمل" },
  "not-needed": { en: "I do not need it", ar: "لم أعد أحتاجها" },
  returnNote: { en: "Anything we should know (optional)", ar: "ملاحظة أخرى (اختياري)" },
  returnSend: { en: "Send the request", ar: "إرسال الطلب" },
  chooseReason: { en: "Choose a reason", ar: "اختر السبب" },
  returnReasonMissing: { en: "Say why, for each part.", ar: "اذكر السبب لكل قطعة." },
  returnNothing: { en: "Tick at least one part.", ar: "حدّد قطعة واحدة على الأقل." },
  returnSent: {
    en: "We have your request. Bring the parts only after our answer.",
    ar: "استلمنا طلبك. لا تُحضر القطع قبل ردّنا.",
  },
  returns: { en: "Returns", ar: "المرتجعات" },
  requested: { en: "Requested", ar: "قيد المراجعة" },
  accepted: { en: "Accepted: bring the parts to the counter", ar: "مقبول: أحضر القطع إلى الفرع" },
  refused: { en: "Not accepted", ar: "غير مقبول" },
  received: { en: "Received", ar: "استُلمت القطع" },
  shortTitle: { en: "A part is missing", ar: "قطعة ناقصة" },
  shortText: {
    en: (name: string, pieces: string) =>
      `${name}: ${pieces} not at the counter after all. What should we do?`,
    ar: (name: string, pieces: string) => `${name}: الناقص في الفرع ${pieces}. ماذا تفضّل؟`,
  },
  awaitedText: {
    en: (name: string, pieces: string) =>
      `${name}: you wait for ${pieces}. Until they come you may still choose otherwise.`,
    ar: (name: string, pieces: string) => `${name}: أنت بانتظار ${pieces}، ويمكنك تغيير اختيارك قبل وصولها.`,
  },
  wait: { en: "I wait until it comes", ar: "أنتظر وصولها" },
  "other-center": { en: "Bring it from another counter", ar: "أريد إحضارها من فرع آخر" },
  refund: { en: "I want my money back for it", ar: "أريد استرداد ثمنها" },
  noOtherCenter: {
    en: "No other counter has enough of it at the moment.",
    ar: "لا يتوفر العدد المطلوب في فرع آخر حالياً.",
  },
  shortSend: { en: "Send my answer", ar: "إرسال الرد" },
  shortMissing: { en: "Choose one of these.", ar: "اختر أحد الخيارات." },
  returned: { en: (pieces: string) => `Given back: ${pieces}`, ar: (pieces: string) => `أُرجعت: ${pieces}` },
  directions: { en: "Directions", ar: "الاتجاهات" },
});

/** What a step is called that is passed, where the state itself is no longer so. */
export const passedWords = defineWords({
  AWAITING_PAYMENT: { en: "Ordered", ar: "تم الطلب" },
  PICKING: { en: "Picked", ar: "تم التجهيز" },
});

/** What each state is called on a badge, and what it means for the customer. */
export const stateWords = defineWords({
  DRAFT: { en: "Not ordered", ar: "لم يُطلب" },
  AWAITING_PAYMENT: { en: "Waiting for payment", ar: "بانتظار الدفع" },
  PAID: { en: "Paid", ar: "مدفوع" },
  PICKING: { en: "Being picked", ar: "قيد التجهيز" },
  READY_FOR_PICKUP: { en: "Ready for pickup", ar: "جاهز للاستلام" },
  COLLECTED: { en: "Collected", ar: "تم الاستلام" },
  PAYMENT_FAILED: { en: "Payment failed", ar: "لم يتم الدفع" },
  EXPIRED: { en: "Expired", ar: "انتهت المهلة" },
  CANCELLED: { en: "Canceled", ar: "ملغى" },
  REFUND_PENDING: { en: "Refund pending", ar: "الاسترداد قيد التنفيذ" },
  REFUNDED: { en: "Refunded", ar: "رُدّ المبلغ" },
  PARTLY_REFUNDED: { en: "Partly refunded", ar: "رُدّ جزء من المبلغ" },
  CHARGED_BACK: { en: "Payment taken back", ar: "استُرد المبلغ عبر البنك" },
});

export const stateTexts = defineWords({
  DRAFT: { en: "", ar: "" },
  AWAITING_PAYMENT: { en: "Your pieces are reserved until you have paid.", ar: "قطعك محجوزة إلى أن تدفع." },
  PAID: { en: "The counter has your order and picks it next.", ar: "وصل طلبك إلى الفرع وسيبدأ تجهيزه." },
  PICKING: { en: "Your parts are being taken from the shelves.", ar: "يجري تجهيز قطعك من المخزن." },
  READY_FOR_PICKUP: { en: "Your parts wait for you at the counter.", ar: "قطعك بانتظارك في الفرع." },
  COLLECTED: { en: "You have your parts. Drive well.", ar: "استلمت قطعك. نتمنى لك قيادة آمنة." },
  PAYMENT_FAILED: {
    en: "Nothing was charged. You can try again.",
    ar: "لم يُخصم شيء، ويمكنك المحاولة مرة أخرى.",
  },
  EXPIRED: {
    en: "It was not paid in time. Your cart is as it was.",
    ar: "لم يُدفع في الوقت المحدد، وسلتك كما كانت.",
  },
  CANCELLED: { en: "Nothing is owed.", ar: "لا يترتب عليك أي مبلغ." },
  REFUND_PENDING: {
    en: "Your bank needs up to ten working days.",
    ar: "قد يحتاج البنك إلى عشرة أيام عمل.",
  },
  REFUNDED: { en: "Your money is back on your card.", ar: "عاد المبلغ إلى بطاقتك." },
  PARTLY_REFUNDED: { en: "A part of your money is back on your card.", ar: "عاد جزء من المبلغ إلى بطاقتك." },
  CHARGED_BACK: {
    en: "The payment was contested at the bank, which has taken it back. If that was a mistake, please call the counter.",
    ar: "قُدّم اعتراض على الدفعة لدى البنك فاستردها. إن كان ذلك عن طريق الخطأ فاتصل بالفرع.",
  },
});

/** The same where money could not go back the way it came. */
export const stuckTexts = defineWords({
  REFUND_PENDING: {
    en: "The counter sees to it that you get your money.",
    ar: "يتابع الفرع إعادة المبلغ إليك.",
  },
  REFUNDED: { en: "Your money was given back to you.", ar: "أُعيد إليك المبلغ." },
  PARTLY_REFUNDED: { en: "A part of your money was given back to you.", ar: "أُعيد إليك جزء من المبلغ." },
});
