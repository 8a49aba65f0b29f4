import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Scheduling's part of the error catalogue (product/api.md#known-messages). */
export const schedulingRefusals = defineRefusals({
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
  "appointment-not-found": {
    status: 404,
    en: "We could not find this appointment.",
    ar: "لم نعثر على هذا الموعد.",
  },
  "too-late-to-change": {
    status: 409,
    en: "This appointment can no longer be changed here. Please call the service center.",
    ar: "لم يعد بالإمكان تعديل هذا الموعد من هنا. يُرجى الاتصال بمركز الخدمة.",
  },
});

/** Why no times are offered. */
export const visitRefusals = {
  "vehicle-not-found": schedulingRefusals["vehicle-not-found"],
  "center-not-found": schedulingRefusals["center-not-found"],
  "service-not-offered": schedulingRefusals["service-not-offered"],
  "brand-not-served": schedulingRefusals["brand-not-served"],
};

/** Why a slot cannot be taken. */
export const slotRefusals = {
  ...visitRefusals,
  "promise-invalid": schedulingRefusals["promise-invalid"],
  "slot-taken": schedulingRefusals["slot-taken"],
};
