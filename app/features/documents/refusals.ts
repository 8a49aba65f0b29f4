import { defineRefusals, notFound } from "#app/platform/api/refusals.ts";

const tooManyDocuments = defineRefusals({
  "too-many-documents": {
    status: 409,
    en: "You have as many documents as we can store. Please delete one that you no longer need.",
    ar: "بلغت الحد الأقصى من المستندات. يُرجى حذف مستند لم تعد بحاجة إليه.",
  },
});

/** Why an upload is not begun. */
export const uploadRefusals = defineRefusals({
  "file-too-large": {
    status: 413,
    en: "This file is larger than 10 MB. Please choose a smaller one, or take a photo instead.",
    ar: "حجم هذا الملف يتجاوز 10 ميغابايت. يُرجى اختيار ملف أصغر أو التقاط صورة بدلاً منه.",
  },
  "too-many-files": {
    status: 422,
    en: "A card has two sides at most, and any other document up to ten files.",
    ar: "للبطاقة وجهان، ولأي مستند آخر عشرة ملفات على الأكثر.",
  },
  ...tooManyDocuments,
});

/** Why a piece is not taken. `detail.received` says where to go on. */
export const pieceRefusals = defineRefusals({
  ...notFound,
  "piece-out-of-order": {
    status: 409,
    en: "Part of the file is missing. The upload continues where it stopped.",
    ar: "جزء من الملف ناقص. سيُستأنف الرفع من حيث توقف.",
  },
  "not-a-document": {
    status: 422,
    en: "We can take JPEG, PNG, WebP and HEIC photos, and PDF files. Please choose one of these.",
    ar: "نقبل الصور بصيغ JPEG وPNG وWebP وHEIC وملفات PDF. يُرجى اختيار إحداها.",
  },
  "wrong-piece": {
    status: 422,
    en: "This part does not fit the file. Please start the upload again.",
    ar: "هذا الجزء لا يطابق الملف. يُرجى بدء الرفع من جديد.",
  },
});

/** Why an upload is not finished. `detail.file` is the place of the file that is meant, from 0. */
export const finishRefusals = defineRefusals({
  ...notFound,
  ...tooManyDocuments,
  "upload-incomplete": {
    status: 409,
    en: "The upload is not complete yet. It continues where it stopped.",
    ar: "لم يكتمل الرفع بعد، وسيُستأنف من حيث توقف.",
  },
  "file-damaged": {
    status: 422,
    en: "The file changed on its way to us. Please upload it again.",
    ar: "تغيّر الملف أثناء الرفع. يُرجى رفعه مرة أخرى.",
  },
});

/** Why a document cannot be read or confirmed. */
export const confirmRefusals = defineRefusals({
  ...notFound,
  "not-processed": {
    status: 409,
    en: "We are still checking this document. Please wait a moment.",
    ar: "ما زلنا نفحص هذا المستند. يُرجى الانتظار قليلاً.",
  },
  "already-decided": {
    status: 409,
    en: "This document has already been checked and can no longer be changed.",
    ar: "تمت مراجعة هذا المستند ولم يعد بالإمكان تعديله.",
  },
  "version-conflict": {
    status: 409,
    en: "This document has changed in the meantime. Please look at it again.",
    ar: "تغيّر هذا المستند في هذه الأثناء. يُرجى مراجعته مرة أخرى.",
  },
  "cannot-read": {
    status: 503,
    en: "We cannot read documents right now. You can type the information yourself.",
    ar: "لا يمكننا قراءة المستندات حالياً. يمكنك كتابة البيانات بنفسك.",
  },
});

/** Why an answer of staff is refused. `changed-meanwhile` is the office's own. */
export const documentDeedRefusals = defineRefusals({
  "document-not-found": {
    status: 404,
    en: "This document is no longer here: its customer has deleted it.",
    ar: "لم يعد هذا المستند موجوداً، فقد حذفه العميل.",
  },
  "document-not-confirmed": {
    status: 409,
    en: "The customer has not confirmed this document yet.",
    ar: "لم يؤكد العميل بيانات هذا المستند بعد.",
  },
  "document-replaced": {
    status: 409,
    en: "The customer has sent a newer document. Please check that one.",
    ar: "أرسل العميل مستنداً أحدث. راجع الأحدث.",
  },
  "reason-note-missing": {
    status: 422,
    en: "Please say to the customer what is wrong.",
    ar: "اكتب للعميل سبب الرفض.",
  },
  "own-document": {
    status: 403,
    en: "You cannot check a document of your own. Please ask a colleague.",
    ar: "لا يمكنك مراجعة مستند يخصك. اطلب ذلك من أحد زملائك.",
  },
});
export type DocumentDeedRefusal = keyof typeof documentDeedRefusals | "changed-meanwhile";
