import { defineRefusals } from "#app/platform/api/refusals.ts";

const orderNotFound = {
  status: 404,
  en: "We could not find this order.",
  ar: "لم نعثر على هذا الطلب.",
};
const partNotSold = {
  status: 409,
  en: "This part is not sold online any more.",
  ar: "لم تعد هذه القطعة تُباع عبر الموقع.",
};

export const cartRefusals = defineRefusals({
  "order-not-found": orderNotFound,
  "part-not-sold": partNotSold,
  "line-not-found": {
    status: 404,
    en: "This part is not in your cart any more.",
    ar: "لم تعد هذه القطعة في سلتك.",
  },
  "does-not-fit": {
    status: 409,
    en: "This part does not fit the car you chose. Confirm that you want it all the same.",
    ar: "هذه القطعة لا تناسب السيارة التي اخترتها. أكّد أنك تريدها رغم ذلك.",
  },
  "too-many-pieces": {
    status: 409,
    en: "At most 99 pieces of a part can be ordered online. Please call the counter for more.",
    ar: "أقصى ما يمكن طلبه عبر الموقع 99 حبة من القطعة الواحدة. اتصل بالفرع إن أردت أكثر.",
  },
  "cart-full": {
    status: 409,
    en: "Your cart holds 100 parts, which is the most. Please order or remove some first.",
    ar: "في سلتك 100 قطعة مختلفة، وهو الحد الأقصى. أتمّ الطلب أو احذف بعضها أولاً.",
  },
});

export const orderRefusals = defineRefusals({
  "order-not-found": orderNotFound,
  "part-not-sold": partNotSold,
  "cart-empty": { status: 409, en: "Your cart is empty.", ar: "سلتك فارغة." },
  "cart-changed": {
    status: 409,
    en: "Something in your cart has changed. Please look at it once more before you pay.",
    ar: "تغيّر شيء في سلتك. راجعها مرة أخرى قبل الدفع.",
  },
  "out-of-stock": {
    status: 409,
    en: "Not everything is in stock at this counter. Nothing was reserved.",
    ar: "بعض القطع غير متوفر في هذا الفرع، ولم يُحجز شيء.",
  },
  "misfit-not-acknowledged": {
    status: 409,
    en: "A part in your cart does not fit its car. Confirm it or remove it.",
    ar: "في سلتك قطعة لا تناسب سيارتها. أكّدها أو احذفها.",
  },
  "center-unknown": {
    status: 409,
    en: "Parts cannot be collected there. Please choose another counter.",
    ar: "الاستلام من هذا المكان غير متاح. اختر فرعاً آخر.",
  },
  "appointment-not-usable": {
    status: 409,
    en: "This appointment is over, canceled, or too soon for the parts to arrive. Choose a counter instead.",
    ar: "انتهى هذا الموعد أو أُلغي، أو لم يبقَ وقت يكفي لإيصال القطع إليه. اختر فرعاً للاستلام.",
  },
  "payment-under-way": {
    status: 409,
    en: "A payment for your order is still open at the bank. Finish it, or open the order to pay another way.",
    ar: "توجد عملية دفع مفتوحة لدى البنك لهذا الطلب. أكملها، أو افتح الطلب لتدفع بطريقة أخرى.",
  },
  "too-many-expired": {
    status: 429,
    en: "You have reserved parts several times today without paying. Please try again tomorrow, or call the counter.",
    ar: "حجزت قطعاً اليوم أكثر من مرة دون إتمام الدفع. حاول غداً أو اتصل بالفرع.",
  },
  "nothing-to-pay": {
    status: 409,
    en: "What is in your cart costs nothing, so there is nothing to pay. Please call the counter.",
    ar: "قيمة ما في سلتك صفر، فلا يوجد مبلغ للدفع. اتصل بالفرع.",
  },
  "total-too-high": {
    status: 409,
    en: "Orders above QAR 1,000,000 cannot be placed online. Order less at a time, or call the counter.",
    ar: "الطلبات التي تتجاوز 1,000,000 ريال غير متاحة عبر الموقع. قسّم طلبك أو اتصل بالفرع.",
  },
  "order-expired": {
    status: 409,
    en: "The reservation has run out. Your cart is as it was: start the checkout again.",
    ar: "انتهت مهلة الحجز. سلتك كما كانت، فابدأ إتمام الطلب من جديد.",
  },
  "already-paid": { status: 409, en: "This order is paid.", ar: "هذا الطلب مدفوع." },
  "method-unknown": {
    status: 409,
    en: "This way to pay is not offered any more. Please choose another.",
    ar: "طريقة الدفع هذه لم تعد متاحة. اختر طريقة أخرى.",
  },
  "payment-unavailable": {
    status: 503,
    en: "The bank does not answer right now. Nothing was charged, and your pieces stay reserved. Please try again.",
    ar: "البنك لا يستجيب الآن. لم يُخصم شيء، وقطعك ما زالت محجوزة. حاول مرة أخرى.",
  },
  "not-cancelable": {
    status: 409,
    en: "This order is already being picked. You can give parts back after collecting them, or call the counter.",
    ar: "بدأ تجهيز هذا الطلب. يمكنك إرجاع القطع بعد استلامها أو الاتصال بالفرع.",
  },
  "not-returnable": {
    status: 409,
    en: "These pieces cannot be given back: the period is over, or their kind is excluded.",
    ar: "لا يمكن إرجاع هذه القطع، فإما انتهت المدة أو أن نوعها مستثنى من الإرجاع.",
  },
  "no-shortage": {
    status: 409,
    en: "Nothing is missing from this order any more.",
    ar: "لم يعد ينقص هذا الطلب شيء.",
  },
  "in-stock": {
    status: 409,
    en: "This part is in stock: you can order it now.",
    ar: "هذه القطعة متوفرة ويمكنك طلبها الآن.",
  },
});
