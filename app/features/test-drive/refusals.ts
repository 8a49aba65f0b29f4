import { proofRefusals, requestRefusals } from "#app/features/phone/refusals.ts";
import { schedulingRefusals } from "#app/features/scheduling/refusals.ts";
import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Test drives' part of the error catalog (product/test-drives.md#refusals). */
export const driveRefusals = defineRefusals({
  "drive-pending": {
    status: 409,
    en: "Test drive request already pending",
    ar: "لديك طلب تجربة قيادة قيد الانتظار",
  },
  "car-not-available": {
    status: 409,
    en: "This car cannot be driven at the selected showroom at the moment.",
    ar: "لا تتوفر هذه السيارة للتجربة في صالة العرض المختارة حالياً.",
  },
  ...proofRefusals,
  "license-not-valid": {
    status: 422,
    en: "With this driving license the car cannot be driven on the selected day. Please call the showroom.",
    ar: "لا تسمح رخصة القيادة هذه بالتجربة في اليوم المختار. يُرجى الاتصال بصالة العرض.",
  },
  "drive-not-found": {
    status: 404,
    en: "We could not find this test drive.",
    ar: "لم نعثر على تجربة القيادة هذه.",
  },
  "drive-changed": {
    status: 409,
    en: "This test drive has changed meanwhile. Please look at it again.",
    ar: "تغيّر موعد تجربة القيادة في هذه الأثناء. يُرجى الاطلاع عليه من جديد.",
  },
  "too-late-to-change": {
    status: 409,
    en: "This test drive can no longer be changed here. Please call the showroom.",
    ar: "لم يعد بالإمكان تعديل موعد التجربة من هنا. يُرجى الاتصال بصالة العرض.",
  },
  "holds-used-up": {
    status: 429,
    en: "Many times are being held from your network right now. You can book this one without holding it.",
    ar: "من شبكة الإنترنت التي تستخدمها حجوزات مؤقتة كثيرة الآن. يمكنك حجز هذا الموعد مباشرةً دون حجز مؤقت.",
  },
  "showroom-not-found": {
    status: 404,
    en: "We could not find this showroom.",
    ar: "لم نعثر على صالة العرض هذه.",
  },
});

/** Why a time cannot be taken. */
export const timeRefusals = {
  "car-not-available": driveRefusals["car-not-available"],
  "promise-invalid": schedulingRefusals["promise-invalid"],
  "slot-taken": schedulingRefusals["slot-taken"],
};

/** Why a time is not held; `work-needed` brings a task, whose solution goes with the same request. */
export const holdRefusals = {
  ...timeRefusals,
  "work-needed": requestRefusals["work-needed"],
  "holds-used-up": driveRefusals["holds-used-up"],
};

/** Why a driver gets no drive. */
export const driverRefusals = {
  "drive-pending": driveRefusals["drive-pending"],
  "phone-not-confirmed": driveRefusals["phone-not-confirmed"],
  "license-not-valid": driveRefusals["license-not-valid"],
};
