import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of linking a car to an account. */
export const linkWords = defineWords({
  title: { en: "Link your car", ar: "اربط سيارتك بحسابك" },
  lead: {
    en: "Then you see its warranties and service history here, and book its service in a minute.",
    ar: "لتطّلع على ضماناتها وسجل صيانتها، وتحجز موعد صيانتها في دقيقة.",
  },
  vin: { en: "VIN", ar: "رقم الهيكل" },
  vinHint: {
    en: "17 letters and digits: on the registration card, behind the windshield, or on the frame of the driver's door.",
    ar: "17 حرفاً ورقماً، تجده في الاستمارة وخلف الزجاج الأمامي وعلى إطار باب السائق.",
  },
  vinWrong: { en: "A VIN has 17 letters and digits.", ar: "يتكون رقم الهيكل من 17 حرفاً ورقماً." },
  vinLength: {
    en: (count: number) => `A VIN has 17 letters and digits; these are ${count}.`,
    ar: (count: number) => `يتكون رقم الهيكل من 17 حرفاً ورقماً، وما أدخلته ${count}.`,
  },
  plate: { en: "Plate (optional)", ar: "رقم اللوحة (اختياري)" },
  plateHint: {
    en: "As it stands on the plate, without the country.",
    ar: "كما هو على اللوحة، من دون اسم الدولة.",
  },
  plateWrong: {
    en: "Please enter letters and digits only, ten at the most.",
    ar: "أدخل حروفاً لاتينية وأرقاماً فقط، عشرة على الأكثر.",
  },
  note: { en: "Note for us (optional)", ar: "ملاحظة لنا (اختياري)" },
  send: { en: "Send the request", ar: "إرسال الطلب" },
  scan: { en: "Scan the VIN", ar: "تصوير رقم الهيكل" },
  scanHint: {
    en: "Hold the barcode of the registration card, windshield or door frame in the frame.",
    ar: "ضع الرمز الموجود على الاستمارة أو الزجاج الأمامي أو إطار الباب داخل المربع.",
  },
  scanned: { en: "Read from the code:", ar: "تمت قراءته من الرمز:" },

  doubtTitle: { en: "Please look again", ar: "يُرجى التأكد" },
  doubt: {
    en: "A VIN never has the letters I, O or Q, because they look like digits. Is this it?",
    ar: "لا يحتوي رقم الهيكل على الحروف I وO وQ لأنها تشبه الأرقام. هل هذا هو الصحيح؟",
  },
  doubtOpen: {
    en: "Please say below whether the letters I, O or Q are really there.",
    ar: "يُرجى أن تحدد أدناه هل الحروف I أو O أو Q مكتوبة فعلاً.",
  },
  doubtYes: { en: "Yes, use this one", ar: "نعم، استخدم هذا" },
  doubtNo: { en: "No, the letters are right", ar: "لا، الحروف صحيحة" },

  sentTitle: { en: "We have your request", ar: "استلمنا طلبك" },
  sent: {
    en: "We check that the car is registered in your name and write to you, usually within one working day.",
    ar: "سنتحقق من أن السيارة مسجلة باسمك ثم نراسلك، وذلك خلال يوم عمل واحد عادةً.",
  },
  reference: { en: "Reference", ar: "الرقم المرجعي" },
  another: { en: "Link another car", ar: "ربط سيارة أخرى" },
  toDashboard: { en: "Back to your vehicles", ar: "العودة إلى سياراتك" },

  nextTitle: { en: "What happens next", ar: "ما الخطوات التالية؟" },
  next1: { en: "You send us the VIN.", ar: "ترسل إلينا رقم الهيكل." },
  next2: { en: "We check that the car is registered in your name.", ar: "نتحقق من أن السيارة مسجلة باسمك." },
  next3: {
    en: "We write to you, and the car stands in your account.",
    ar: "نراسلك، فتظهر السيارة في حسابك.",
  },

  fromCard: { en: "Use my registration card", ar: "استخدام استمارتي" },
  fromCardOf: {
    en: (plate: string) => `Use the registration card of ${plate}`,
    ar: (plate: string) => `استخدام استمارة السيارة ${plate}`,
  },
  cardUsed: {
    en: "Filled in from your registration card. We look at it when we check your request.",
    ar: "عبّأنا البيانات من استمارتك، وسنطّلع عليها عند مراجعة طلبك.",
  },
  cardLeft: {
    en: "This is not the VIN on your registration card, so the card is not sent with it.",
    ar: "رقم الهيكل هذا لا يطابق ما في استمارتك، لذلك لن نرفقها بالطلب.",
  },
  addCard: {
    en: "Add your registration card, and we read the VIN",
    ar: "أضف استمارتك لنقرأ منها رقم الهيكل",
  },
  withCard: { en: "with your registration card", ar: "مع استمارتك" },
  offerTitle: { en: "Link this car to my garage", ar: "ربط هذه السيارة بحسابي" },
  offerText: {
    en: "We fill in the VIN from this card and check your request by it. There is nothing to type.",
    ar: "نأخذ رقم الهيكل من هذه الاستمارة ونراجع طلبك بناءً عليها، فلا حاجة إلى كتابة شيء.",
  },
  offerAfterRejection: { en: "Your last request was not approved.", ar: "لم يُقبل طلبك السابق." },
  waitingTitle: { en: "Your request for this car is being checked", ar: "طلب ربط هذه السيارة قيد التحقق" },
  waitingText: { en: "We write to you as soon as it is linked.", ar: "سنراسلك فور ربطها بحسابك." },
  seeRequest: { en: "See your request", ar: "عرض طلبك" },
  linkedTitle: { en: "This car is in your garage", ar: "هذه السيارة مرتبطة بحسابك" },
  seeCar: { en: "See the car", ar: "عرض السيارة" },

  requests: { en: "Your requests", ar: "طلباتك" },
  openRequests: { en: "Cars that you asked for", ar: "سيارات طلبت ربطها" },
  requestsError: { en: "Your requests could not be loaded", ar: "تعذّر تحميل طلباتك" },
  waiting: { en: "Being checked", ar: "قيد التحقق" },
  approved: { en: "Linked", ar: "تم الربط" },
  rejected: { en: "Not linked", ar: "لم يتم الربط" },
  withdrawn: { en: "Withdrawn", ar: "تم سحبه" },
  sentOn: { en: (day: string) => `Sent ${day}`, ar: (day: string) => `أُرسل ${day}` },
  "vin-wrong": {
    en: "The VIN does not seem to be right. Please compare it with the registration card and send it again.",
    ar: "يبدو أن رقم الهيكل غير صحيح. قارنه بالاستمارة ثم أرسله مرة أخرى.",
  },
  "not-owner": {
    en: "We could not confirm that the car is registered in your name.",
    ar: "لم نتمكن من التحقق من أن السيارة مسجلة باسمك.",
  },
  "card-needed": {
    en: "We need your registration card. Add it to your documents and send the request with it, or bring it to a service center.",
    ar: "نحتاج إلى استمارة السيارة. أضفها إلى مستنداتك وأرفقها بالطلب، أو أحضرها إلى أحد مراكز الخدمة.",
  },
  withdraw: { en: "Withdraw", ar: "سحب الطلب" },
  withdrawOf: {
    en: (vin: string) => `Withdraw the request for ${vin}`,
    ar: (vin: string) => `سحب طلب السيارة ${vin}`,
  },
  sendAgain: { en: "Send it again", ar: "إرساله مرة أخرى" },
  linkACar: { en: "Link your car", ar: "اربط سيارتك" },
  linkAnother: { en: "A car is missing? Link it", ar: "سيارة غير موجودة هنا؟ اربطها بحسابك" },
});
