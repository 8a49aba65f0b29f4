import { defineWords } from "#app/i18n/words.ts";

/** What the demo's bank says. */
export const bankWords = defineWords({
  bank: { en: "Bank of the demo", ar: "بنك التجربة" },
  demo: {
    en: "Demonstration: no real bank, no real money. Do not enter a real card.",
    ar: "هذا عرض تجريبي: لا بنك حقيقي ولا مبالغ حقيقية. لا تُدخل بيانات بطاقة حقيقية.",
  },
  otherLanguage: { en: "العربية", ar: "English" },
  skip: { en: "Skip to the form", ar: "انتقل إلى النموذج" },
  cardTitle: { en: "Pay by card", ar: "الدفع بالبطاقة" },
  to: { en: "To", ar: "المستفيد" },
  purpose: { en: "For", ar: "الغرض" },
  amount: { en: "Amount", ar: "المبلغ" },
  number: { en: "Card number", ar: "رقم البطاقة" },
  expiry: { en: "Expiry date", ar: "تاريخ الانتهاء" },
  expiryHint: { en: "MM/YY", ar: "شهر/سنة" },
  securityCode: { en: "Security code", ar: "رمز الأمان" },
  securityCodeHint: { en: "3 digits on the back", ar: "3 أرقام خلف البطاقة" },
  name: { en: "Name on the card", ar: "الاسم كما على البطاقة" },
  pay: { en: (amount: string) => `Pay ${amount}`, ar: (amount: string) => `ادفع ${amount}` },
  cancel: { en: "Cancel and go back", ar: "إلغاء والعودة" },
  numberWrong: {
    en: "This is not a card number. Please check its digits.",
    ar: "رقم البطاقة غير صحيح. تأكد من الأرقام.",
  },
  expiryWrong: {
    en: "Please enter month and year as on the card, such as 08/29. An expired card cannot be used.",
    ar: "أدخل الشهر والسنة كما على البطاقة، مثل 08/29. لا يمكن استخدام بطاقة منتهية.",
  },
  securityCodeWrong: {
    en: "Please enter the three digits from the back.",
    ar: "أدخل الأرقام الثلاثة خلف البطاقة.",
  },
  nameWrong: { en: "Please enter the name as on the card.", ar: "أدخل الاسم كما هو مكتوب على البطاقة." },
  enterAgain: {
    en: "For your security, number and security code have to be entered again.",
    ar: "حفاظاً على أمانك، أعد إدخال رقم البطاقة ورمز الأمان.",
  },
  testCards: { en: "Test cards", ar: "بطاقات التجربة" },
  testCardsLead: {
    en: "Any expiry date ahead, any three digits, any name.",
    ar: "أي تاريخ انتهاء قادم، وأي ثلاثة أرقام، وأي اسم.",
  },
  codeTitle: { en: "Confirm it is you", ar: "تأكيد الهوية" },
  codeLead: {
    en: (ending: string) => `We sent a code by text message to the owner of the card ending in ${ending}.`,
    ar: (ending: string) => `أرسلنا رمزاً برسالة نصية إلى صاحب البطاقة المنتهية بـ ${ending}.`,
  },
  message: { en: "Text message", ar: "رسالة نصية" },
  messageText: {
    en: (code: string, amount: string) =>
      `${code} is your code to pay ${amount}. Do not share it with anyone.`,
    ar: (code: string, amount: string) => `${code} هو رمز تأكيد دفع ${amount}. لا تشاركه مع أحد.`,
  },
  code: { en: "Code", ar: "الرمز" },
  codeWrong: {
    en: "This is not the code that we sent. Please check it.",
    ar: "الرمز غير صحيح. تأكد منه وأعد المحاولة.",
  },
  confirm: { en: "Confirm payment", ar: "تأكيد الدفع" },
  waitTitle: { en: "Waiting for the card's bank", ar: "بانتظار رد بنك البطاقة" },
  waitLead: {
    en: "The bank that issued the card has not answered yet. Nothing has been charged. You can look again, or cancel.",
    ar: "لم يرد البنك المصدر للبطاقة بعد، ولم يُخصم أي مبلغ. يمكنك التحقق مجدداً أو الإلغاء.",
  },
  lookAgain: { en: "Look again", ar: "تحقق مجدداً" },
  overTitle: { en: "This payment is finished", ar: "انتهت عملية الدفع هذه" },
  overLead: {
    en: "Go back to the shop to see what became of it.",
    ar: "عُد إلى المتجر لمعرفة نتيجتها.",
  },
  back: { en: (name: string) => `Back to ${name}`, ar: (name: string) => `العودة إلى ${name}` },
  noneTitle: { en: "We do not know this payment", ar: "لا توجد عملية دفع بهذا الرابط" },
  noneLead: {
    en: "The link may be incomplete. Nothing has been charged.",
    ar: "قد يكون الرابط ناقصاً. لم يُخصم أي مبلغ.",
  },
  failedTitle: { en: "That did not work", ar: "تعذّر تنفيذ الطلب" },
  failedLead: {
    en: "Nothing has been charged. Please go back to the shop and try again.",
    ar: "لم يُخصم أي مبلغ. عُد إلى المتجر وحاول مرة أخرى.",
  },
});

/** What each test card does. */
export const scenarioWords = defineWords({
  approved: { en: "Paid after the code", ar: "يتم الدفع بعد الرمز" },
  "approved-without-code": { en: "Paid at once, without a code", ar: "يتم الدفع فوراً دون رمز" },
  declined: { en: "Declined", ar: "مرفوضة" },
  "insufficient-funds": { en: "Not enough money", ar: "الرصيد غير كافٍ" },
  "code-fails": { en: "The code is not accepted", ar: "لا يُقبل الرمز" },
  "never-decides": { en: "Never answers, until you cancel", ar: "لا يأتي رد حتى تلغي" },
  "reported-late": {
    en: "Paid; the shop is notified after 45 seconds",
    ar: "يتم الدفع ويُبلَّغ المتجر بعد 45 ثانية",
  },
  "reported-repeatedly": {
    en: "Paid; the shop is notified several times, out of order",
    ar: "يتم الدفع ويُبلَّغ المتجر مرات عدة بلا ترتيب",
  },
  "page-closed": {
    en: "Paid after 20 seconds, even if you close this page",
    ar: "يتم الدفع بعد 20 ثانية حتى لو أغلقت الصفحة",
  },
  "refund-fails": { en: "Paid; a refund will fail", ar: "يتم الدفع، ويفشل استرداد المبلغ" },
});
