import { defineWords } from "#app/i18n/words.ts";

/** The words of messages about an order. */
export const orderEmailWords = defineWords({
  paidTitle: { en: "Thank you, your order is paid", ar: "شكراً لك، تم دفع طلبك" },
  paidText: {
    en: "We are preparing your parts and will write to you when they are ready for pickup.",
    ar: "نجهّز قطعك الآن، وسنراسلك عندما تصبح جاهزة للاستلام.",
  },
  "paid-too-lateTitle": {
    en: "Your payment came after the reservation had run out",
    ar: "وصلت دفعتك بعد انتهاء مهلة الحجز",
  },
  "paid-too-lateText": {
    en: "Somebody else has bought one of the parts meanwhile. We are sorry. We are giving all of your money back.",
    ar: "بيعت إحدى القطع في هذه الأثناء. نعتذر منك، وسنعيد إليك المبلغ كاملاً.",
  },
  expiredTitle: { en: "Your order was not paid", ar: "لم يكتمل دفع طلبك" },
  expiredText: {
    en: "The payment did not go through and the reservation has run out. Nothing was charged, and your cart is as it was.",
    ar: "لم تنجح عملية الدفع وانتهت مهلة الحجز. لم يُخصم شيء، وسلتك كما كانت.",
  },
  readyTitle: { en: "Your parts are ready for pickup", ar: "قطعك جاهزة للاستلام" },
  readyText: {
    en: (day: string) => `Please show this code at the counter. We keep your parts for you until ${day}.`,
    ar: (day: string) => `أبرز هذا الرمز في الفرع. نحتفظ لك بالقطع حتى ${day}.`,
  },
  readyForVisitText: {
    en: (center: string, when: string) =>
      `We take them to ${center} for your appointment: ${when}. Please show this code there.`,
    ar: (center: string, when: string) => `سننقلها لموعدك ${when} إلى ${center}. أبرز هذا الرمز هناك.`,
  },
  shortTitle: { en: "A part of your order is missing", ar: "قطعة من طلبك غير متوفرة" },
  shortText: {
    en: "We could not find all pieces on the shelf. Please choose: wait for them, get them from another counter, or have the money back.",
    ar: "لم نجد كل القطع على الرف. يُرجى الاختيار: الانتظار حتى تتوفر، أو جلبها من فرع آخر، أو استرداد ثمنها.",
  },
  canceledTitle: { en: "Your order is canceled", ar: "تم إلغاء طلبك" },
  canceledText: {
    en: "We are giving your money back to the card that paid. Banks show it within some days.",
    ar: "سنعيد المبلغ إلى البطاقة التي دفعت بها، وقد يظهر في حسابك خلال أيام.",
  },
  "canceled-by-usTitle": { en: "We had to cancel your order", ar: "اضطررنا إلى إلغاء طلبك" },
  "canceled-by-usText": {
    en: "We are sorry: we cannot hand these parts over. We are giving all that is left of your payment back to the card that paid. Banks show it within some days.",
    ar: "نعتذر منك، فلن نتمكن من تسليمك هذه القطع. سنعيد ما تبقى من المبلغ إلى البطاقة التي دفعت بها، وقد يظهر في حسابك خلال أيام.",
  },
  refundedTitle: { en: "Your money is on its way back", ar: "تمت إعادة المبلغ إليك" },
  refundedText: {
    en: (amount: string) =>
      `The bank has returned ${amount} to the card that paid. It may take some days to show.`,
    ar: (amount: string) => `أعاد البنك ${amount} إلى البطاقة التي دفعت بها، وقد يظهر في حسابك خلال أيام.`,
  },
  "refund-stuckTitle": { en: "Your refund takes longer", ar: "إعادة المبلغ إليك ستتأخر" },
  "refund-stuckText": {
    en: (amount: string) =>
      `We could not yet return ${amount} the way you paid. The money is still owed to you: the parts counter sees to it, and calls you where we need anything from you.`,
    ar: (amount: string) =>
      `لم نتمكن بعد من إعادة ${amount} بالطريقة التي دفعت بها. حقك محفوظ، ويتابع فرع قطع الغيار الأمر، وسيتصل بك إن احتجنا منك إلى شيء.`,
  },
  "refunded-by-handTitle": { en: "We have given your money back", ar: "أعدنا إليك المبلغ" },
  "refunded-by-handText": {
    en: (amount: string) =>
      `It could not go back the way you paid, so the parts counter has given you ${amount} by other means. If you do not have it, please call the counter.`,
    ar: (amount: string) =>
      `تعذّرت إعادة المبلغ بالطريقة التي دفعت بها، فأعاد إليك فرع قطع الغيار ${amount} بطريقة أخرى. إن لم يصلك فاتصل بالفرع.`,
  },
  "paid-twiceTitle": { en: "You paid twice", ar: "دفعت مرتين" },
  "paid-twiceText": {
    en: (amount: string) =>
      `A second payment of ${amount} has come for an order that was paid already. We are giving it back to its card. You need not do anything, and your order stays as it is.`,
    ar: (amount: string) =>
      `وصلتنا دفعة ثانية قدرها ${amount} عن طلب سبق دفعه. سنعيدها إلى البطاقة التي دُفعت بها، ولا يلزمك شيء، وطلبك كما هو.`,
  },
  "second-payment-refundedTitle": {
    en: "Your second payment is on its way back",
    ar: "أُعيدت إليك الدفعة الثانية",
  },
  "second-payment-refundedText": {
    en: (amount: string) =>
      `The bank has returned your second payment of ${amount} to its card. It may take some days to show, and changes nothing of your order.`,
    ar: (amount: string) =>
      `أعاد البنك دفعتك الثانية وقدرها ${amount} إلى البطاقة التي دُفعت بها، وقد تظهر في حسابك خلال أيام، ولا يتغير شيء في طلبك.`,
  },
  reminderTitle: { en: "Your parts still wait for you", ar: "قطعك ما زالت في انتظارك" },
  reminderText: {
    en: (day: string) =>
      `Please collect them by ${day}. After that they go back to stock, and your money back to you.`,
    ar: (day: string) => `يُرجى استلامها قبل نهاية ${day}. بعد ذلك تعود إلى المخزون ويُعاد إليك المبلغ.`,
  },
  "not-collectedTitle": { en: "Your parts were not collected", ar: "لم تُستلم قطعك" },
  "not-collectedText": {
    en: "The time to collect them is over. They are back in stock, and we are giving your money back.",
    ar: "انتهت مدة الاستلام، فعادت القطع إلى المخزون، وسنعيد إليك المبلغ.",
  },
  "return-acceptedTitle": { en: "You can bring your parts back", ar: "يمكنك إرجاع القطع" },
  "return-acceptedText": {
    en: "Please bring them to the counter with your receipt. We give the money back when we have them.",
    ar: "أحضرها إلى الفرع مع الإيصال، وسنعيد إليك المبلغ عند استلامها.",
  },
  "return-refusedTitle": {
    en: "We cannot take these parts back",
    ar: "نعتذر، لا يمكننا قبول إرجاع هذه القطع",
  },
  "return-refusedText": {
    en: "The parts stay yours. If you think this is wrong, please call the counter.",
    ar: "تبقى القطع لديك. وإن كان لديك اعتراض فاتصل بالفرع.",
  },
  fromCounter: {
    en: (answer: string) => `From the counter: ${answer}`,
    ar: (answer: string) => `رد الفرع: ${answer}`,
  },
  number: { en: "Order number", ar: "رقم الطلب" },
  code: { en: "Pickup code", ar: "رمز الاستلام" },
  counter: { en: "Parts counter", ar: "فرع قطع الغيار" },
  visit: { en: "With your appointment", ar: "مع موعد الصيانة" },
  total: { en: "Total", ar: "الإجمالي" },
  items: { en: "Parts", ar: "القطع" },
  hours: { en: "Open that day", ar: "ساعات العمل" },
  seeOrder: { en: "View your order", ar: "عرض الطلب" },
  seeReceipt: { en: "View order and receipt", ar: "عرض الطلب والإيصال" },
  seeCart: { en: "Back to your cart", ar: "العودة إلى السلة" },
  answer: { en: "Choose now", ar: "اختر الآن" },
  directions: { en: "Directions", ar: "الاتجاهات" },
  bring: {
    en: "Please bring your QID. Somebody else may collect with the code.",
    ar: "أحضر معك البطاقة الشخصية. ويمكن لغيرك الاستلام بالرمز.",
  },
  more: { en: (count: number) => `and ${count} more`, ar: (count: number) => `وغيرها (${count})` },
});

/** The same in the few words of a text message, after the order's number; the others reach their reader by mail alone. */
export const orderTextWords = defineWords({
  numbered: {
    en: (brand: string, number: string) => `${brand}, order ${number}`,
    ar: (brand: string, number: string) => `${brand}، الطلب ${number}`,
  },
  paid: { en: "it is paid", ar: "تم الدفع" },
  ready: { en: "your parts are ready for pickup, code", ar: "قطعك جاهزة للاستلام، الرمز" },
  short: { en: "a part is missing, please choose", ar: "قطعة غير متوفرة، يُرجى الاختيار" },
  reminder: { en: "your parts still wait for you, code", ar: "قطعك ما زالت في انتظارك، الرمز" },
  "not-collected": {
    en: "your parts were not collected; your money goes back",
    ar: "لم تُستلم قطعك، وسيُعاد المبلغ",
  },
  canceled: { en: "it is canceled", ar: "تم إلغاؤه" },
  "canceled-by-us": {
    en: "we had to cancel it; your money goes back",
    ar: "اضطررنا إلى إلغائه، وسيُعاد المبلغ",
  },
});
