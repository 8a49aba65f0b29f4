import { sql } from "kysely";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import { namesOfPlaces } from "./centers/read-places.server.ts";

registerPersonalData({
  feature: "scheduling",
  tables: [
    {
      table: "booking.bay_unit",
      title: { en: "Hours held while you book", ar: "أوقات محجوزة مؤقتاً أثناء الحجز" },
      purpose: {
        en: "So that no one else takes the hour while you finish booking.",
        ar: "حتى لا يحجز غيرك الوقت نفسه قبل أن تكمل الحجز.",
      },
      retention: {
        text: { en: "One day after the hold ends", ar: "يوم واحد بعد انتهاء الحجز المؤقت" },
        job: "forget-holds",
        from: "hold_until",
        days: 1,
      },
      of: ({ customerId }) => sql`hold_customer_id = ${customerId}`,
      columns: {
        unit_start: { en: "Hour", ar: "الوقت" },
        hold_until: { en: "Held until", ar: "محجوز حتى" },
        center_id: { en: "Service center", ar: "مركز الخدمة" },
      },
      notShown: { key: ["appointment_id", "hold_customer_id", "hold_vehicle_id"], work: ["bay"] },
      names: { center_id: namesOfPlaces("center_id") },
      onDeletion: { does: "erase" },
    },
  ],
});

const places = "Places and hours of the importer.";
registerWithoutPersonalData({
  "booking.bay_closure": "Which bays of the importer are closed when, and which member of staff closed them.",
  "booking.call_task": "Which member of staff calls about an appointment, which is named by its id alone.",
  "booking.center": places,
  "booking.center_bay": places,
  "booking.center_campaign_hours": places,
  "booking.center_override": places,
  "booking.service_type": "What the importer's service centers do.",
});
