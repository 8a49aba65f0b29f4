import { namesOfPlaces, readPlaces } from "#app/features/scheduling/scheduling.server.ts";
import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import { leaveAllWaiting } from "./end-waiting.server.ts";

registerPersonalData({
  feature: "waiting-list",
  tables: [
    {
      table: "booking.waiting",
      title: { en: "Places on the waiting list", ar: "أماكن في قائمة الانتظار" },
      purpose: {
        en: "To offer you an earlier appointment when one becomes free.",
        ar: "لنعرض عليك موعداً أقرب متى توفّر.",
      },
      retention: {
        text: {
          en: "30 days after the date before which you wanted an appointment",
          ar: "30 يوماً بعد التاريخ الذي أردت موعداً قبله",
        },
        job: "forget-waiting",
        from: "before",
        days: 30,
      },
      of: ofCustomer(),
      columns: {
        created_at: { en: "Since", ar: "منذ" },
        from_day: { en: "From", ar: "من" },
        before: { en: "Before", ar: "قبل" },
        service_codes: { en: "Services", ar: "الخدمات" },
        ended_at: { en: "Ended", ar: "تاريخ الانتهاء" },
        center_ids: { en: "Service centers", ar: "مراكز الخدمة" },
        brand: { en: "Brand", ar: "العلامة التجارية" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["id", "customer_id", "vehicle_id", "appointment_id"] },
      names: {
        center_ids: namesOfPlaces("center_ids"),
        async service_codes(trx, rows) {
          const codes = rows.flatMap(({ service_codes: own }) => own as string[]);
          const { services } = await readPlaces([], codes, trx);
          return Object.fromEntries(services.map(({ typeCode, name }) => [typeCode, name]));
        },
      },
      onDeletion: { does: "erase" },
    },
  ],
  async settle({ customerId }, now) {
    await leaveAllWaiting(customerId, now);
    return true;
  },
});

registerWithoutPersonalData({
  "booking.waiting_offer": "Hours that were offered; deleted with the place on the list.",
});
