import type { Language } from "#app/i18n/language.ts";
import { defineWords } from "#app/i18n/words.ts";

/** What is said of refunds that wait for the staff: in the queue, and on the screen of their order. */
export const stuckWords = defineWords({
  title: { en: "Refunds to see to", ar: "مبالغ تعذّر ردها" },
  // Why.
  "by-hand": { en: "To be given back by hand", ar: "يُعاد يدوياً" },
  waits: { en: "At the gateway for over 7 days", ar: "لدى بوابة الدفع منذ أكثر من 7 أيام" },
  unknown: { en: "No answer: it may have been made", ar: "بلا رد، وقد يكون نُفّذ" },
  "no-gateway": { en: "Its gateway is not used any more", ar: "بوابة الدفع لم تعد مستخدمة" },
  refused: { en: "Refused by the gateway", ar: "رفضته بوابة الدفع" },
  failed: { en: "The bank could not make it", ar: "تعذّر على البنك تنفيذه" },
  // What to do.
  "by-handDo": {
    en: "This way to pay gives back no parts. Agree with the customer how to give it back, then note it here.",
    ar: "طريقة الدفع هذه لا تعيد جزءاً من المبلغ. اتفق مع العميل على طريقة الإعادة ثم سجّلها هنا.",
  },
  waitsDo: {
    en: "Ask the gateway what became of it. Give it back by other means only once the gateway has stopped it, or it goes back twice.",
    ar: "اسأل بوابة الدفع عمّا جرى. لا تُعد المبلغ بطريقة أخرى إلا بعد أن توقفه البوابة، وإلا عاد مرتين.",
  },
  unknownDo: {
    en: "Ask the gateway first whether it was made: sent once more, or given back by other means, it could go back twice.",
    ar: "اسأل بوابة الدفع أولاً هل نُفّذ، فإعادة إرساله أو إعادة المبلغ بطريقة أخرى قد تعيده مرتين.",
  },
  "no-gatewayDo": {
    en: "Make it on the former gateway’s own pages, or agree with the customer how to give it back. Then note it here.",
    ar: "نفّذه من صفحات بوابة الدفع السابقة، أو اتفق مع العميل على طريقة الإعادة، ثم سجّلها هنا.",
  },
  refusedDo: {
    en: "Ask the gateway why, and send it once more when that is mended. Else agree with the customer how to give it back, then note it here.",
    ar: "اسأل بوابة الدفع عن السبب وأعد الإرسال بعد زواله، أو اتفق مع العميل على طريقة الإعادة ثم سجّلها هنا.",
  },
  failedDo: {
    en: "The card or its account may be closed. Call the customer: agree how to give it back, then note it here.",
    ar: "قد تكون البطاقة أو حسابها مغلقاً. اتصل بالعميل واتفق معه على طريقة الإعادة، ثم سجّلها هنا.",
  },
  since: { en: (at: string) => `Waits since ${at}`, ar: (at: string) => `بانتظار الإجراء منذ ${at}` },
  payment: { en: "Payment", ar: "عملية الدفع" },
  number: { en: "Refund", ar: "عملية الاسترداد" },
  code: { en: "It said", ar: "ردّها" },
  forManager: { en: "The counter’s manager sees to it.", ar: "يتابعه مدير الفرع." },
  // Deeds.
  resend: { en: "Send once more", ar: "إعادة الإرسال" },
  confirm: { en: "The gateway has made it …", ar: "نفّذته بوابة الدفع …" },
  record: { en: "Given back by other means …", ar: "أُعيد بطريقة أخرى …" },
  resendTitle: { en: "Send it once more?", ar: "إعادة إرسال الاسترداد؟" },
  confirmTitle: { en: "The gateway has made this refund", ar: "نفّذت بوابة الدفع هذا الاسترداد" },
  confirmHint: {
    en: "Who said so, and when. The customer hears that the money was returned.",
    ar: "من أكد ذلك ومتى. سيُبلَّغ العميل بأن المبلغ أُعيد.",
  },
  recordTitle: { en: "The customer has the money back", ar: "استرد العميل المبلغ" },
  recordHint: {
    en: "How, when, and the number of the transfer or receipt. The customer hears that it was given back by other means. This cannot be undone.",
    ar: "كيف ومتى، ورقم التحويل أو الإيصال. سيُبلَّغ العميل بأن المبلغ أُعيد بطريقة أخرى، ولا يمكن التراجع.",
  },
  note: { en: "Note", ar: "ملاحظة" },
  noteSend: { en: "Note it", ar: "تسجيل" },
});

/** The gateways by their ids; one that is not here is shown by its id. */
export const gatewayNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  tap: { en: "Tap", ar: "Tap" },
  checkout: { en: "Checkout.com", ar: "Checkout.com" },
  demo: { en: "Bank of the demo", ar: "بنك التجربة" },
};
