import { sql } from "kysely";
import { namesOfPlaces } from "#app/features/scheduling/scheduling.server.ts";
import { ofAddress, ofAny, ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { DriveCode } from "../rules/drive-states.ts";
import type { LicenseCountry } from "../rules/license.ts";
import { cancelDrivesAhead } from "./drives/cancel-ahead.server.ts";
import { licensesOf } from "./license/licenses-of-copy.server.ts";

const own = ofAny(
  ofCustomer(),
  ofAddress({
    customer: "customer_id",
    email: "email",
    phone: "phone",
    at: "created_at",
    // Visitors drive, and ask for a drive, only with a number that they have confirmed.
    wasConfirmed: sql`true`,
  }),
);

const stateNames: Readonly<Record<DriveCode, BothLanguages>> = {
  requested: { en: "Requested", ar: "مطلوبة" },
  confirmed: { en: "Confirmed", ar: "مؤكدة" },
  arrived: { en: "At the showroom", ar: "في صالة العرض" },
  out: { en: "On the road", ar: "جارية" },
  returned: { en: "Done", ar: "مكتملة" },
  rejected: { en: "Declined", ar: "مرفوضة" },
  canceled: { en: "Canceled", ar: "ملغاة" },
  "no-show": { en: "Not taken", ar: "لم تتم" },
};
const countryNames: Readonly<Record<LicenseCountry, BothLanguages>> = {
  qatar: { en: "Qatar", ar: "قطر" },
  gcc: { en: "Another GCC country", ar: "دولة أخرى من دول مجلس التعاون" },
  international: { en: "International permit", ar: "رخصة دولية" },
  other: { en: "Another country", ar: "دولة أخرى" },
};
const sideNames = { front: { en: "Front", ar: "الوجه الأمامي" }, back: { en: "Back", ar: "الوجه الخلفي" } };

registerPersonalData({
  feature: "test-drive",
  tables: [
    {
      table: "test_drive.license",
      title: { en: "Pictures of your driving license", ar: "صور رخصة القيادة" },
      purpose: {
        en: "So that the showroom can check it before your test drive.",
        ar: "لتتحقق منها صالة العرض قبل تجربة القيادة.",
      },
      retention: {
        text: { en: "7 days after the test drive", ar: "7 أيام بعد تجربة القيادة" },
        job: "delete-licenses",
        from: "delete_after",
        days: 0,
      },
      of: ofParent("drive_id", "test_drive.drive", own),
      columns: {
        side: { en: "Side", ar: "الوجه" },
        uploaded_at: { en: "Added", ar: "تاريخ الإضافة" },
        delete_after: { en: "Deleted on", ar: "تُحذف في" },
      },
      notShown: { key: ["drive_id"], repeats: ["sealed_picture"], work: ["uploads"] },
      names: { side: sideNames },
      onDeletion: { does: "erase" },
    },
    {
      table: "test_drive.drive",
      title: { en: "Test drives", ar: "تجارب القيادة" },
      purpose: {
        en: "To have the car ready for you, and to know who drove it when.",
        ar: "لتجهيز السيارة لك، ومعرفة من قادها ومتى.",
      },
      retention: {
        text: { en: "24 months after the drive", ar: "24 شهراً بعد تجربة القيادة" },
        job: "forget-drives",
        from: "ends_at",
        months: 24,
      },
      of: own,
      columns: {
        created_at: { en: "Requested", ar: "تاريخ الطلب" },
        starts_at: { en: "Time", ar: "الموعد" },
        model_en: { en: "Model", ar: "الطراز (بالإنجليزية)" },
        model_ar: { en: "Model (Arabic)", ar: "الطراز" },
        first_name: { en: "First name", ar: "الاسم الأول" },
        last_name: { en: "Last name", ar: "اسم العائلة" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        license_country: { en: "License issued in", ar: "بلد إصدار الرخصة" },
        license_until: { en: "License valid until", ar: "الرخصة صالحة حتى" },
        notes: { en: "Notes", ar: "الملاحظات" },
        code: { en: "State", ar: "الحالة" },
        number: { en: "Number", ar: "الرقم" },
        showroom_id: { en: "Showroom", ar: "صالة العرض" },
        vehicle_no: { en: "Used car", ar: "السيارة المستعملة" },
        ends_at: { en: "Ends", ar: "ينتهي في" },
        brand: { en: "Brand", ar: "العلامة التجارية" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id", "car_id"],
        work: ["lost_start", "original_seen_at", "version", "notified_version"],
        repeats: ["model"],
      },
      names: {
        code: stateNames,
        license_country: countryNames,
        showroom_id: namesOfPlaces("showroom_id"),
      },
      onDeletion: {
        does: "keep",
        rows: sql`code in ('out', 'returned') and ends_at is not null`,
        until: sql<Date>`ends_at + interval '24 months'`,
        reason: {
          en: "Qatar's traffic law (19 of 2007): we have to be able to name who drove our car, for fines and accidents.",
          ar: "قانون المرور القطري (رقم 19 لسنة 2007): علينا أن نتمكن من تحديد من قاد سيارتنا عند المخالفات والحوادث.",
        },
        // Not null: as a visitor's it would be of whoever confirms the number next.
        set: { customer_id: "deleted", email: null, notes: "" },
      },
    },
  ],
  settle: (person, now) => cancelDrivesAhead(own(person), now),
  files: (person) => licensesOf(own(person)),
});

registerWithoutPersonalData({
  "test_drive.car": "The importer's demo cars.",
  "test_drive.car_block": "When a demo car is out of service.",
  "test_drive.drive_move": "States and times of a drive; deleted with it.",
  "test_drive.network_hold":
    "Its keys are keyed hashes; a hold lasts ten minutes, and its row until the next night.",
  "test_drive.reminder": "When a reminder was sent; deleted with the drive.",
});
