import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Booking's part of the error catalogue (product/api.md#known-messages). */
export const bookingRefusals = defineRefusals({
  "slot-taken": {
    status: 409,
    en: "No available technicians found for the selected territory and time",
    ar: "لا يوجد فني متاح في المركز والموعد المحددين",
  },
  "promise-invalid": {
    status: 422,
    en: "The selected time could not be verified. Please choose a time again.",
    ar: "تعذّر التحقق من الموعد المحدد. يُرجى اختيار موعد من جديد.",
  },
  "vehicle-not-found": {
    status: 404,
    en: "We could not find this vehicle among yours.",
    ar: "لم نعثر على هذه السيارة ضمن سياراتك.",
  },
  "center-not-found": {
    status: 404,
    en: "We could not find this service center.",
    ar: "لم نعثر على مركز الخدمة هذا.",
  },
  "appointment-changed": {
    status: 409,
    en: "This appointment has changed in the meantime. Please look at it again.",
    ar: "تغيّر هذا الموعد في هذه الأثناء. يُرجى مراجعته من جديد.",
  },
  "too-late-to-change": {
    status: 409,
    en: "This appointment can no longer be changed here. Please call the service center.",
    ar: "لم يعد بالإمكان تعديل هذا الموعد من هنا. يُرجى الاتصال بمركز الخدمة.",
  },
  "duplicate-appointment": {
    status: 409,
    en: "This vehicle already has an appointment that waits for its confirmation.",
    ar: "لهذه السيارة موعد سابق بانتظار التأكيد.",
  },
  "vehicle-busy": {
    status: 409,
    en: "This car already has an appointment at that time.",
    ar: "لهذه السيارة موعد آخر في هذا الوقت.",
  },
  /** With the number that a vehicle may have as `most`. */
  "too-many-appointments": {
    status: 409,
    en: "This car already has as many appointments ahead as can be booked at a time. Change one of them, or cancel one first.",
    ar: "لهذه السيارة أكبر عدد مسموح به من المواعيد القادمة. يمكنك تعديل أحدها، أو إلغاء أحدها ثم حجز موعد جديد.",
  },
  "appointment-not-found": {
    status: 404,
    en: "We could not find this appointment.",
    ar: "لم نعثر على هذا الموعد.",
  },
  "nothing-earlier": {
    status: 422,
    en: "No earlier time can open any more: appointments begin at least 24 hours from now.",
    ar: "لا يمكن أن يتوفر موعد أقرب من هذا، فأول المواعيد بعد 24 ساعة من الآن.",
  },
  "hold-not-offered": {
    status: 409,
    en: "Times are not held here. This one stays free for everybody until it is booked.",
    ar: "لا تُحجز المواعيد مؤقتاً هنا، ويبقى هذا الموعد متاحاً للجميع حتى يُحجز.",
  },
  /** With the entry that the vehicle has, as `waitingId`. */
  "already-waiting": {
    status: 409,
    en: "This car is on the waiting list already, for another center, time or service.",
    ar: "هذه السيارة على قائمة الانتظار بالفعل، لمركز أو وقت أو خدمة أخرى.",
  },
  "waiting-list-not-offered": {
    status: 409,
    en: "There is no waiting list here. Please look for an earlier time again later.",
    ar: "لا توجد قائمة انتظار هنا. يُرجى البحث عن موعد أقرب لاحقاً.",
  },
  "campaign-request-not-offered": {
    status: 409,
    en: "Campaign requests are not taken here. Please call us.",
    ar: "لا تُستقبل طلبات الحملات هنا. يُرجى الاتصال بنا.",
  },
  "calendar-not-offered": {
    status: 409,
    en: "Appointments cannot be subscribed to as a calendar here.",
    ar: "الاشتراك في تقويم المواعيد غير متاح هنا.",
  },
  /** Salesforce's own words, which the content of the wizard has a sentence for (product/api.md#known-messages). */
  "reference-not-known": {
    status: 422,
    en: "INVALID_CROSS_REFERENCE_KEY",
    ar: "INVALID_CROSS_REFERENCE_KEY",
  },
  "service-not-offered": {
    status: 422,
    en: "One of the selected services is not offered for this vehicle or at this service center.",
    ar: "إحدى الخدمات المختارة غير متوفرة لهذه السيارة أو في مركز الخدمة هذا.",
  },
  "brand-not-served": {
    status: 422,
    en: "This brand is not served here.",
    ar: "هذه العلامة التجارية غير مشمولة بالخدمة هنا.",
  },
  "campaign-not-found": {
    status: 404,
    en: "We could not find this campaign.",
    ar: "لم نعثر على هذه الحملة.",
  },
  "campaign-ended": {
    status: 409,
    en: "This campaign has ended. You can still book a normal appointment.",
    ar: "انتهت هذه الحملة، ويمكنك حجز موعد عادي.",
  },
  "campaign-pending": {
    status: 409,
    en: "Campaign request already pending",
    ar: "يوجد طلب قائم لهذه الحملة",
  },
  "too-many-campaign-requests": {
    status: 409,
    en: "You have several requests with us already. Please call us for more vehicles.",
    ar: "لديك عدة طلبات قائمة لدينا. يُرجى الاتصال بنا لإضافة سيارات أخرى.",
  },
  "vehicle-not-eligible": {
    status: 422,
    en: "This vehicle is not eligible for the campaign.",
    ar: "لا تشمل الحملة هذه السيارة.",
  },
});

/** What keeps a slot from being taken, whatever for. */
export const slotRefusals = {
  "vehicle-not-found": bookingRefusals["vehicle-not-found"],
  "center-not-found": bookingRefusals["center-not-found"],
  "service-not-offered": bookingRefusals["service-not-offered"],
  "brand-not-served": bookingRefusals["brand-not-served"],
  "promise-invalid": bookingRefusals["promise-invalid"],
  "slot-taken": bookingRefusals["slot-taken"],
};

/** What keeps times from being offered within a campaign. */
export const campaignTermsRefusals = {
  "campaign-not-found": bookingRefusals["campaign-not-found"],
  "campaign-ended": bookingRefusals["campaign-ended"],
};

/** What keeps a vehicle from taking part in a campaign. */
export const campaignRefusals = {
  ...campaignTermsRefusals,
  "campaign-pending": bookingRefusals["campaign-pending"],
  "vehicle-not-eligible": bookingRefusals["vehicle-not-eligible"],
};
