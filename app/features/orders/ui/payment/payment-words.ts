import { defineWords } from "#app/i18n/words.ts";

/** After the bank: what has become of the payment. */
export const paymentWords = defineWords({
  checking: { en: "Checking with your bank", ar: "نتحقق من الدفع لدى البنك" },
  checkingText: {
    en: "This takes a few seconds. You can close this page: we write to you as soon as it is clear.",
    ar: "يستغرق ذلك بضع ثوانٍ. يمكنك إغلاق هذه الصفحة، وسنراسلك فور وضوح النتيجة.",
  },
  offlineText: {
    en: "You are offline. We check again as soon as you are connected.",
    ar: "لا يوجد اتصال بالإنترنت. سنتحقق مجدداً فور عودة الاتصال.",
  },
  slow: { en: "Your bank has not decided yet", ar: "لم يرد البنك بعد" },
  slowText: {
    en: "Nothing more is needed from you. We write to you as soon as it has, and your order stands under Orders.",
    ar: "لا يلزمك شيء الآن. سنراسلك حين يرد البنك، وتجد طلبك في صفحة الطلبات.",
  },
  pendingTitle: { en: "Your bank has not decided yet", ar: "لم يرد البنك بعد" },
  pendingText: {
    en: (until: string) => `Your payment lies at the bank, which may decide until ${until}.`,
    ar: (until: string) => `دفعتك لدى البنك، وقد يصل رده حتى ${until}.`,
  },
  otherWay: { en: "Pay another way", ar: "ادفع بطريقة أخرى" },
  otherWayText: {
    en: "Did you leave the bank’s page? Then you need not wait. Should the bank take the money after all, it pays this order or goes back to you by itself.",
    ar: "هل غادرت صفحة البنك؟ لا داعي للانتظار. وإن خصم البنك المبلغ بعد ذلك فسيُدفع به هذا الطلب أو يُعاد إليك تلقائياً.",
  },
  givenUp: { en: "Choose how to pay", ar: "اختر طريقة الدفع" },
  givenUpText: {
    en: "We no longer wait for that payment.",
    ar: "لم نعد ننتظر تلك الدفعة.",
  },
  failed: { en: "The payment did not go through", ar: "لم تتم عملية الدفع" },
  failedText: { en: "Nothing was charged.", ar: "لم يُخصم أي مبلغ." },
  canceled: { en: "You left before paying", ar: "خرجت قبل إتمام الدفع" },
  expired: { en: "The time for this payment is over", ar: "انتهى وقت عملية الدفع" },
  retryTitle: { en: "Try again", ar: "حاول مرة أخرى" },
  retryText: {
    en: "With the same card, another one, or another way to pay.",
    ar: "بالبطاقة نفسها أو بغيرها أو بطريقة دفع أخرى.",
  },
  payTitle: { en: "Pay for your order", ar: "أكمل دفع طلبك" },
  payText: {
    en: "Your order is ready. Only its payment is missing.",
    ar: "بقي الدفع فقط.",
  },
  overText: {
    en: "Your pieces are no longer reserved. Your cart is as it was, and you can start again.",
    ar: "لم تعد قطعك محجوزة. سلتك كما كانت ويمكنك البدء من جديد.",
  },
  toCart: { en: "Back to the cart", ar: "العودة إلى السلة" },
  toCheckout: { en: "Back to the checkout", ar: "العودة إلى إتمام الطلب" },
  toOrder: { en: "See the order", ar: "عرض الطلب" },
  notFound: { en: "There is no such payment", ar: "لم نعثر على عملية الدفع" },
  notFoundText: {
    en: "The link may be incomplete. All your orders stand under Orders.",
    ar: "قد يكون الرابط ناقصاً. تجد كل طلباتك في صفحة الطلبات.",
  },
  toOrders: { en: "Your orders", ar: "طلباتك" },
});
