export type HintTexts = Readonly<Record<"en" | "ar", string>>;

/** What a pattern does not take of a value, and how to go on. */
export const hintTexts = {
  nameTooLong: {
    en: "At most 30 characters fit here. Leave out a middle name.",
    ar: "لا يتسع الحقل لأكثر من 30 حرفاً. يمكنك حذف الاسم الأوسط.",
  },
  nameWithDigits: {
    en: "A name has no digits here. Write them as words, or leave them out.",
    ar: "لا تُقبل الأرقام في الاسم. اكتبها كتابةً أو احذفها.",
  },
  nameInOtherLetters: {
    en: "Write the name in Arabic or in English letters, as on your ID card.",
    ar: "اكتب الاسم بالحروف العربية أو الإنجليزية، كما في بطاقتك الشخصية.",
  },
  nameNotInArabic: {
    en: "Only Arabic letters and spaces are taken here, at most 60.",
    ar: "تُقبل هنا الحروف العربية والمسافات فقط، بما لا يزيد على 60 حرفاً.",
  },
  nameWithSign: (sign: string) => ({
    en: `Only letters and spaces are taken here. Leave out “${sign}”.`,
    ar: `تُقبل الحروف والمسافات فقط. احذف «${sign}».`,
  }),
  emailOfSeveral: {
    en: "Write one e-mail address only.",
    ar: "اكتب عنوان بريد إلكتروني واحداً فقط.",
  },
  emailWithComma: {
    en: "An e-mail address has no commas. Write a dot instead, or leave the comma out.",
    ar: "لا توجد فواصل في عنوان البريد الإلكتروني. اكتب نقطة بدلاً من الفاصلة، أو احذفها.",
  },
  emailWithoutAt: {
    en: "An e-mail address has a part before and a part after the @ sign, such as name@example.com.",
    ar: "يتكوّن البريد الإلكتروني من جزء قبل علامة @ وجزء بعدها، مثل \u2066name@example.com\u2069.",
  },
  emailWithBlank: {
    en: "An e-mail address has no spaces. Remove the space.",
    ar: "لا توجد مسافات في عنوان البريد الإلكتروني. احذف المسافة.",
  },
  emailInOtherLetters: {
    en: "This form takes addresses in English letters only. Use another address, or call us and we will help.",
    ar: "يقبل هذا النموذج العناوين المكتوبة بالحروف الإنجليزية فقط. استخدم عنواناً آخر، أو اتصل بنا لنساعدك.",
  },
  emailWithPlus: (plain: string) => ({
    en: `This form does not take a plus sign (+). With most providers, mail to ${plain} reaches you as well.`,
    ar: `لا يقبل هذا النموذج علامة الزائد (+). لدى معظم مزوّدي البريد تصلك الرسائل أيضاً على \u2066${plain}\u2069.`,
  }),
  emailWithSign: (sign: string) => ({
    en: `This form takes only letters, digits, dots and dashes, not “${sign}”. Check the address, or use another one.`,
    ar: `يقبل هذا النموذج الحروف والأرقام والنقاط والشرطات فقط، ولا يقبل «${sign}». تحقّق من العنوان أو استخدم عنواناً آخر.`,
  }),
  emailWithoutEnding: {
    en: "The end of the address is missing, such as .com or .qa.",
    ar: "نهاية العنوان ناقصة، مثل \u2066.com\u2069 أو \u2066.qa\u2069.",
  },
  emailEnding: (ending: string) => ({
    en: `This form takes endings of up to four letters, such as .com or .qa, but not “.${ending}”. Use another address, or call us and we will help.`,
    ar: `يقبل هذا النموذج النهايات التي لا تزيد على أربعة حروف، مثل \u2066.com\u2069 أو \u2066.qa\u2069، ولا يقبل \u2066.${ending}\u2069. استخدم عنواناً آخر، أو اتصل بنا لنساعدك.`,
  }),
  emailWithDots: {
    en: "Check the dots after the @ sign: the address does not end like name@example.com.",
    ar: "تحقّق من النقاط بعد علامة @، فالعنوان لا ينتهي مثل \u2066name@example.com\u2069.",
  },
  phoneWithExtension: {
    en: "Extensions do not work here, since we also send text messages. Write a mobile number of 8 digits.",
    ar: "لا يمكن كتابة رقم تحويلة لأننا نرسل رسائل نصية أيضاً. اكتب رقم جوال من 8 أرقام.",
  },
  phoneOfSeveral: {
    en: "Write one number only, of 8 digits.",
    ar: "اكتب رقماً واحداً فقط من 8 أرقام.",
  },
  phoneAbroad: {
    en: "This looks like a number of another country. Write a Qatari mobile number of 8 digits, or call us and we will help.",
    ar: "يبدو أن هذا رقم من دولة أخرى. اكتب رقم جوال قطرياً من 8 أرقام، أو اتصل بنا لنساعدك.",
  },
  phoneLandline: {
    en: "This is a landline number. Write a mobile number, since we also send text messages. Mobile numbers do not begin with 4.",
    ar: "هذا رقم هاتف أرضي. اكتب رقم جوال لأننا نرسل رسائل نصية أيضاً. أرقام الجوال لا تبدأ بالرقم 4.",
  },
  phoneWithSigns: {
    en: "Write the number alone, in 8 digits, without words or signs.",
    ar: "اكتب الرقم وحده من 8 أرقام، دون كلمات أو رموز.",
  },
  phoneDigits: (given: number) => ({
    en: `A Qatari mobile number has 8 digits; this one has ${given}.`,
    ar: `يتكوّن رقم الجوال القطري من 8 أرقام، وعدد الأرقام المكتوبة ${given}.`,
  }),
} as const satisfies Readonly<Record<string, HintTexts | ((...values: never[]) => HintTexts)>>;
