import { defineRefusals } from "#app/platform/api/refusals.ts";

/** Why a deed of staff on a request is refused. `changed-meanwhile` is the office's own: it says by whom and when. */
export const linkDeedRefusals = defineRefusals({
  "link-not-found": {
    status: 404,
    en: "This request is no longer here.",
    ar: "لم يعد هذا الطلب موجوداً.",
  },
  "own-request": {
    status: 403,
    en: "You cannot answer a request of your own. Please ask a colleague.",
    ar: "لا يمكنك الرد على طلبك أنت. اطلب ذلك من أحد زملائك.",
  },
  "car-details-needed": {
    status: 422,
    en: "This car is not on record yet. Please enter its model, year, plate and mileage.",
    ar: "هذه السيارة غير مسجلة لدينا بعد. أدخل طرازها وسنة صنعها ورقم لوحتها وقراءة العداد.",
  },
  "car-moved-meanwhile": {
    status: 409,
    en: "This car has another owner on record than the one you were shown. Please look at the request again.",
    ar: "مالك السيارة المسجل لدينا غير الذي عُرض عليك. راجع الطلب من جديد.",
  },
});
export type LinkDeedRefusal = keyof typeof linkDeedRefusals | "changed-meanwhile";
