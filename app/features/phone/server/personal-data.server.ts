import { tablesOf } from "#app/platform/database.server.ts";
import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { PhoneTables } from "../tables.ts";

registerPersonalData({
  feature: "phone",
  tables: [
    {
      table: "phone.number",
      title: { en: "Confirmed mobile number", ar: "رقم الجوال المؤكد" },
      purpose: {
        en: "To send you messages about your appointments, and to know that the number is yours.",
        ar: "لإرسال رسائل مواعيدك، وللتأكد من أن الرقم يخصك.",
      },
      retention: { text: { en: "As long as you have the account", ar: "ما دام حسابك قائماً" } },
      of: ofCustomer(),
      columns: {
        number: { en: "Number", ar: "الرقم" },
        channel: { en: "Messages by", ar: "وسيلة الرسائل" },
        confirmed_at: { en: "Confirmed", ar: "تاريخ التأكيد" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["customer_id"] },
      onDeletion: { does: "erase" },
    },
  ],
  async identifiers(trx, customerId) {
    const rows = await tablesOf<PhoneTables>(trx)
      .selectFrom("phone.number")
      .select(["number", "confirmed_at as since"])
      .where("customer_id", "=", customerId)
      .execute();
    return { phones: rows };
  },
});

registerWithoutPersonalData({
  "phone.code": "Numbers, browsers and codes are keyed hashes, deleted after 24 hours.",
  "phone.request_count": "Its keys are keyed hashes, deleted when their time is over.",
  "phone.spent_work": "Hashes of puzzles, which name no one.",
});
