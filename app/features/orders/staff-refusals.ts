import { defineRefusals } from "#app/platform/api/refusals.ts";
import { fileRefusals } from "#app/platform/feed-files/file-refusals.ts";

/** Why a deed of the counter is refused, in words for who works there. */
export const counterRefusals = defineRefusals({
  "order-not-found": { status: 404, en: "This order does not exist.", ar: "هذا الطلب غير موجود." },
  "illegal-move": {
    status: 409,
    en: "This is not possible any more: look at where the order stands now.",
    ar: "لم يعد هذا الإجراء متاحاً. راجع حالة الطلب الآن.",
  },
  "not-theirs": {
    status: 409,
    en: "The counter does not do this with an order.",
    ar: "هذا الإجراء ليس من عمل الفرع.",
  },
  "pieces-missing": {
    status: 409,
    en: "Pieces are missing: first the customer answers, or the pieces come.",
    ar: "توجد قطع ناقصة. يلزم رد العميل أو وصول القطع أولاً.",
  },
  "charged-back": {
    status: 409,
    en: "The customer’s bank has taken the payment back: hand nothing over before that is settled.",
    ar: "استرد بنك العميل المبلغ، فلا تسلّم الطلب قبل تسوية الاعتراض.",
  },
  "dispute-not-found": {
    status: 404,
    en: "This order has no such dispute.",
    ar: "لا يوجد هذا الاعتراض في الطلب.",
  },
  "dispute-answered": {
    status: 409,
    en: "This dispute is answered or over: look at where it stands now.",
    ar: "سبق الرد على هذا الاعتراض أو انتهى. راجع حالته الآن.",
  },
  "dispute-known": {
    status: 409,
    en: "This dispute stands here already.",
    ar: "هذا الاعتراض مسجّل هنا من قبل.",
  },
  "more-than-paid": {
    status: 422,
    en: "No payment of this order was that high.",
    ar: "لا توجد دفعة لهذا الطلب بهذا المبلغ.",
  },
  "code-unknown": {
    status: 422,
    en: "This is not the code of this order. Ask the customer to show it again.",
    ar: "هذا الرمز ليس لهذا الطلب. اطلب من العميل إبرازه مرة أخرى.",
  },
  "code-locked": {
    status: 429,
    en: "Too many wrong codes were entered. Wait 15 minutes, then ask the customer to show the code again.",
    ar: "أُدخل رمز الاستلام خطأً عدة مرات. انتظر 15 دقيقة ثم اطلب من العميل إبراز الرمز مرة أخرى.",
  },
  "not-picking": {
    status: 409,
    en: "Pieces are marked as missing while the order is picked.",
    ar: "تُسجَّل القطع الناقصة أثناء تجهيز الطلب فقط.",
  },
  "line-not-found": {
    status: 404,
    en: "The order has no such line.",
    ar: "لا يوجد هذا البند في الطلب.",
  },
  "too-many-pieces": {
    status: 422,
    en: "There are not so many pieces left of this line.",
    ar: "العدد أكبر من المتبقي في هذا البند.",
  },
  "no-shortage": {
    status: 409,
    en: "The customer does not wait for these pieces any more.",
    ar: "لم يعد العميل بانتظار هذه القطع.",
  },
  "out-of-stock": {
    status: 409,
    en: "The shelf does not have them in the stock yet. Count it first.",
    ar: "القطع غير مسجلة في مخزون الفرع بعد. حدّث الجرد أولاً.",
  },
  "return-not-found": {
    status: 404,
    en: "This return does not exist.",
    ar: "طلب الإرجاع هذا غير موجود.",
  },
  "not-paid": {
    status: 409,
    en: "Nothing is left that the customer has paid for this order.",
    ar: "لا يوجد مبلغ مدفوع متبقٍ لهذا الطلب.",
  },
  "more-than-owed": {
    status: 422,
    en: "That is more than is left of the price.",
    ar: "المبلغ أكبر من المتبقي من قيمة الطلب.",
  },
  "refund-open": {
    status: 409,
    en: "A refund of this order waits for approval already.",
    ar: "يوجد استرداد لهذا الطلب بانتظار الموافقة.",
  },
  "refund-not-open": {
    status: 409,
    en: "This refund has been decided already.",
    ar: "سبق البت في طلب الاسترداد هذا.",
  },
  "refund-not-stuck": {
    status: 409,
    en: "This refund does not wait for you any more: look at where it stands now.",
    ar: "لم يعد هذا المبلغ بانتظارك. راجع حالته الآن.",
  },
  "nothing-left": {
    status: 409,
    en: "So much is not left of this payment: it went back by other refunds, or the customer’s bank has taken it.",
    ar: "لم يتبقَّ من هذه الدفعة ما يكفي، فقد أُعيد المبلغ من قبل أو استرده بنك العميل.",
  },
  "own-request": {
    status: 403,
    en: "You requested this refund yourself: a colleague has to approve it.",
    ar: "أنت من طلب هذا الاسترداد، ويلزم أن يوافق عليه زميل آخر.",
  },
});

/** What may be wrong with a stock file as a whole. Nothing of a refused file is taken in. */
export const stockFileRefusals = defineRefusals({
  ...fileRefusals,
  "not-allowed": {
    status: 403,
    en: "Only the importer’s system may bring a stock file: its secret is missing or wrong.",
    ar: "رفع ملف المخزون متاح لنظام الوكيل وحده، والمفتاح السري ناقص أو غير صحيح.",
  },
  "not-counted-yet": {
    status: 422,
    en: "The file says that it was counted at a moment that has not come yet. Check the moment and its zone.",
    ar: "وقت الجرد المذكور لم يحن بعد. راجع الوقت والمنطقة الزمنية.",
  },
  "missing-columns": {
    status: 422,
    en: "The first line lacks columns that every shelf needs.",
    ar: "ينقص السطر الأول أعمدة لا بد منها لكل سطر.",
  },
});
