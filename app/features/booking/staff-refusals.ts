import { defineRefusals } from "#app/platform/api/refusals.ts";

/** What staff are refused about appointments. */
export const staffBookingRefusals = defineRefusals({
  /** With `by` whom (null: the customer, or a rule), `at` which moment, and the `version` that it has now. */
  "changed-meanwhile": {
    status: 409,
    en: "Somebody else has changed this appointment in the meantime.",
    ar: "عدّل شخص آخر هذا الموعد في هذه الأثناء.",
  },
  "kept-elsewhere": {
    status: 409,
    en: "Appointments are managed in another system. Here they can only be seen.",
    ar: "تُدار المواعيد في نظام آخر، وهي هنا للاطلاع فقط.",
  },
  "illegal-move": {
    status: 409,
    en: "The appointment cannot be moved to that state from where it is now.",
    ar: "لا يمكن نقل الموعد من حالته الحالية إلى هذه الحالة.",
  },
  "reason-required": { status: 422, en: "Please give a reason.", ar: "يُرجى ذكر السبب." },
  "not-begun": {
    status: 409,
    en: "The time of this appointment has not come yet.",
    ar: "لم يحن وقت هذا الموعد بعد.",
  },
  "too-late-to-undo": {
    status: 409,
    en: "This can no longer be undone.",
    ar: "لم يعد التراجع عن هذه الخطوة ممكناً.",
  },
  /** With the `collisions`: each appointment that has the hours, with three `freeTimes`. */
  "hours-taken": {
    status: 409,
    en: "Other appointments have these hours of the bay. Move them first.",
    ar: "هذه الساعات محجوزة لمواعيد أخرى على الرافعة نفسها. انقلها أولاً.",
  },
  "outside-hours": {
    status: 409,
    en: "The service center is closed at that time.",
    ar: "مركز الخدمة مغلق في هذا الوقت.",
  },
  "time-passed": { status: 409, en: "That time has passed.", ar: "انقضى هذا الوقت." },
  "bay-not-found": {
    status: 404,
    en: "The service center has no such bay, or the appointment stands in none.",
    ar: "لا توجد هذه الرافعة في مركز الخدمة، أو ليس للموعد رافعة.",
  },
  "car-in-workshop": {
    status: 409,
    en: "The car is in the workshop: give it more hours or another bay instead.",
    ar: "السيارة في الورشة: يمكن تمديد ساعاتها أو نقلها إلى رافعة أخرى.",
  },
  "customer-not-found": {
    status: 404,
    en: "We could not find this customer.",
    ar: "لم نعثر على هذا العميل.",
  },
  "phone-invalid": {
    status: 422,
    en: "This is not a telephone number.",
    ar: "رقم الهاتف غير صحيح.",
  },
  "name-missing": { status: 422, en: "Please enter a name.", ar: "يُرجى إدخال الاسم." },
  "plate-invalid": {
    status: 422,
    en: "This is not a plate number.",
    ar: "رقم اللوحة غير صحيح.",
  },
});
