import { defineWords } from "#app/i18n/words.ts";

/** What the screen of an order says about payments that are contested at a bank. */
export const disputeWords = defineWords({
  title: { en: "Contested payments", ar: "مدفوعات معترض عليها" },
  "needs-response": { en: "To answer", ar: "بانتظار الرد" },
  "under-review": { en: "With the bank", ar: "لدى البنك" },
  accepted: { en: "Accepted", ar: "قُبل الاعتراض" },
  expired: { en: "Lost: not answered in time", ar: "خُسر لعدم الرد في الموعد" },
  lost: { en: "Lost", ar: "حُسم لصالح العميل" },
  won: { en: "Won, the money is back", ar: "حُسم لصالحنا وعاد المبلغ" },
  closed: { en: "Withdrawn, the money is back", ar: "سُحب الاعتراض وعاد المبلغ" },
  since: { en: (at: string) => `Received ${at}`, ar: (at: string) => `ورد ${at}` },
  answerBy: { en: (at: string) => `Answer by ${at}`, ar: (at: string) => `آخر موعد للرد ${at}` },
  over: {
    en: (at: string) => `The time to answer ended: ${at}`,
    ar: (at: string) => `انتهت مهلة الرد: ${at}`,
  },
  number: { en: "Case", ar: "رقم الاعتراض" },
  taken: {
    en: "The bank has taken the money until this is decided.",
    ar: "استرد البنك المبلغ إلى أن يُحسم الاعتراض.",
  },
  handNothingOver: { en: "Hand nothing over meanwhile.", ar: "لا تسلّم شيئاً في الأثناء." },
  notSent: {
    en: (at: string) => `This refund was not sent: the bank had taken the money. Stopped ${at}`,
    ar: (at: string) => `لم يُرسل هذا المبلغ لأن البنك كان قد استرده. أُوقف ${at}`,
  },
  sending: { en: "The answer is on its way to the bank.", ar: "الرد في طريقه إلى البنك." },
  sent: { en: "The answer was sent.", ar: "أُرسل الرد." },
  failed: {
    en: "The gateway did not take the answer. Try again, or answer on its own pages.",
    ar: "لم تقبل بوابة الدفع الرد. حاول مرة أخرى أو ردّ من صفحاتها.",
  },
  answer: { en: "Answer …", ar: "الرد …" },
  accept: { en: "Accept …", ar: "قبول …" },
  weWon: { en: "We won", ar: "حُسم لصالحنا" },
  weLost: { en: "We lost", ar: "حُسم لصالح العميل" },
  answerTitle: { en: "Why the payment was right", ar: "لماذا كانت الدفعة صحيحة" },
  answerHint: {
    en: "The bank reads it: what was handed over, when, and to whom. At most 500 characters; it can be sent once.",
    ar: "سيقرؤه البنك: ما الذي سُلّم ومتى ولمن. 500 حرف على الأكثر، ويُرسل مرة واحدة.",
  },
  answerByHand: {
    en: "Send it on the gateway’s own pages as well: this note is for colleagues.",
    ar: "أرسله من صفحات بوابة الدفع أيضاً، فهذه الملاحظة لزملائك.",
  },
  answerText: { en: "Answer", ar: "الرد" },
  answerSend: { en: "Send the answer", ar: "إرسال الرد" },
  acceptTitle: { en: "Let the customer’s bank keep the money?", ar: "هل يبقى المبلغ لدى بنك العميل؟" },
  acceptText: {
    en: "Once accepted it cannot be contested any more. The order stays as it is: cancel it where nothing was handed over.",
    ar: "لا يمكن التراجع بعد القبول. يبقى الطلب كما هو، فألغه إن لم يُسلَّم شيء منه.",
  },
  acceptConfirm: { en: "Accept it", ar: "قبول الاعتراض" },
  note: { en: "Note a contested payment …", ar: "تسجيل اعتراض …" },
  noteTitle: { en: "A payment is contested", ar: "دفعة معترض عليها" },
  noteNumber: { en: "Case number of the gateway or bank", ar: "رقم الاعتراض لدى بوابة الدفع أو البنك" },
  noteReason: { en: "Why it is contested", ar: "سبب الاعتراض" },
  noteDay: { en: "Last day to answer", ar: "آخر يوم للرد" },
  noteSend: { en: "Note it", ar: "تسجيل" },
});
