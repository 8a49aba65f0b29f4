import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Booking's part of the error catalogue (product/api.md#known-messages). */
export const bookingRefusals = defineRefusals({
  "appointment-changed": {
    status: 409,
    en: "This appointment has changed in the meantime. Please look at it again.",
    ar: "تغيّر هذا الموعد في هذه الأثناء. يُرجى مراجعته من جديد.",
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
    ar: "بلغت هذه السيارة الحد الأقصى من المواعيد القادمة. يمكنك تعديل أحدها، أو إلغاء أحدها ثم حجز موعد جديد.",
  },
  "hold-not-offered": {
    status: 409,
    en: "Times are not held here. This one stays free for everybody until it is booked.",
    ar: "لا تُحجز المواعيد مؤقتاً هنا، ويبقى هذا الموعد متاحاً للجميع حتى يُحجز.",
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
});
