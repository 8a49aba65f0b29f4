import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why staff cannot change what a place receives, or finish a call. */
export const capacityRefusals = defineRefusals({
  "appointments-affected": {
    status: 409,
    en: "There are appointments at this time. Move, cancel or assign a call for each of them first.",
    ar: "توجد مواعيد في هذا الوقت. انقلها أو ألغها أو كلّف موظفاً بالاتصال بأصحابها أولاً.",
  },
  "planned-elsewhere": {
    status: 409,
    en: "Hours and bays are planned in Salesforce and can only be changed there.",
    ar: "تُدار ساعات العمل والرافعات في Salesforce، ولا يمكن تعديلها إلا هناك.",
  },
  "hours-invalid": {
    status: 422,
    en: "These hours overlap or are not in order.",
    ar: "ساعات العمل متداخلة أو غير مرتبة.",
  },
  "days-invalid": {
    status: 422,
    en: "These dates are not valid: the end must not be before the start, nor in the past.",
    ar: "التواريخ غير صحيحة: يجب ألا تسبق النهايةُ البدايةَ وألا تكون في الماضي.",
  },
  "days-passed": {
    status: 422,
    en: "The first day has passed. Choose today or a later day.",
    ar: "اليوم الأول قد مضى. اختر اليوم أو يوماً لاحقاً.",
  },
  "days-too-many": {
    status: 422,
    en: "Special hours and closures go on for 366 days at most. Check the year of the last day.",
    ar: "أقصى مدة للساعات الاستثنائية أو الإغلاق 366 يوماً. تحقق من سنة آخر يوم.",
  },
  "nothing-to-close": {
    status: 409,
    en: "The center is already closed at this time.",
    ar: "المركز مغلق أصلاً في هذا الوقت.",
  },
  "starts-after-midnight": {
    status: 422,
    en: "Hours cannot begin after midnight. Close the whole night, or its end.",
    ar: "لا يمكن أن يبدأ الدوام بعد منتصف الليل. أغلق الليلة كاملة أو آخرها فقط.",
  },
  "closure-too-short": {
    status: 422,
    en: "A bay is closed for an hour at least.",
    ar: "أقل مدة لإيقاف الرافعة ساعة واحدة.",
  },
  "bay-not-found": {
    status: 404,
    en: "We could not find this bay.",
    ar: "لم نعثر على هذه الرافعة.",
  },
  "override-not-found": {
    status: 404,
    en: "These special hours are no longer there.",
    ar: "ساعات العمل الاستثنائية هذه لم تعد موجودة.",
  },
  "closure-not-found": {
    status: 404,
    en: "This closure is no longer there.",
    ar: "إيقاف الرافعة هذا لم يعد موجوداً.",
  },
  "already-to-call": {
    status: 409,
    en: "Somebody is to call about this appointment already.",
    ar: "هذا الموعد مسند بالفعل إلى موظف للاتصال بصاحبه.",
  },
  "call-not-found": {
    status: 404,
    en: "This call is done already, or was never to be made.",
    ar: "هذا الاتصال منجز أو غير موجود.",
  },
  "call-over": {
    status: 409,
    en: "This call has ended: its appointment was moved or canceled, or can stay. Nothing is left to do.",
    ar: "انتهى هذا الاتصال: نُقل الموعد أو أُلغي أو أصبح بالإمكان إبقاؤه. لا حاجة إلى أي إجراء.",
  },
  "call-time-past": {
    status: 422,
    en: "This time has passed already. Choose a later one for the next call.",
    ar: "هذا الوقت قد مضى. اختر وقتاً لاحقاً للاتصال.",
  },
  "call-not-moved": {
    status: 409,
    en: "The appointment has not been moved to hours that are open. Move it first: the call then ends by itself.",
    ar: "لم يُنقل الموعد إلى وقت يعمل فيه المركز. انقله أولاً، وعندها ينتهي الاتصال تلقائياً.",
  },
  "call-not-canceled": {
    status: 409,
    en: "The appointment has not been canceled. Cancel it first: the call then ends by itself.",
    ar: "لم يُلغَ الموعد. ألغه أولاً، وعندها ينتهي الاتصال تلقائياً.",
  },
  "call-cannot-stay": {
    status: 409,
    en: "The appointment cannot stay: the center or its bay is closed at this time. Move it, cancel it, or open the hours again.",
    ar: "لا يمكن إبقاء الموعد: المركز مغلق أو الرافعة متوقفة في هذا الوقت. انقل الموعد أو ألغه أو أعد فتح هذه الساعات.",
  },
});
