import { defineWords } from "#app/i18n/words.ts";

/** Fixed words of sharing. */
export const shareWords = defineWords({
  share: { en: "Share", ar: "مشاركة" },
  linkCopied: { en: "Link copied", ar: "نُسخ الرابط" },
  linkNotCopied: { en: "Copy it from the address bar", ar: "انسخه من شريط العنوان" },
});
