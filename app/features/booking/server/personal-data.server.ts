import { sql } from "kysely";
import { namesOfPlaces, readPlaces } from "#app/features/scheduling/scheduling.server.ts";
import type { AnyTransaction } from "#app/platform/database.server.ts";
import { ofAddress, ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  type Names,
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { AppointmentCode } from "../rules/appointments/appointment-states.ts";
import { erasedCustomer, orphanDays, storedMonths } from "../rules/appointments/retention.ts";
import { areCancellationsSent, cancelAppointmentsAhead } from "./appointments/cancel-ahead.server.ts";

const inWorkshop = { en: "In the workshop", ar: "في الورشة" };
const stateNames: Readonly<Record<AppointmentCode, BothLanguages>> = {
  NEW: { en: "Requested", ar: "مطلوب" },
  CREA: { en: "Being confirmed", ar: "قيد التأكيد" },
  CNF: { en: "Confirmed", ar: "مؤكد" },
  CIN: { en: "Checked in", ar: "استلمنا السيارة" },
  WIP: inWorkshop,
  QCA: inWorkshop,
  PPY: { en: "To be paid", ar: "بانتظار الدفع" },
  RFD: { en: "Ready", ar: "جاهزة" },
  OUT: { en: "Done", ar: "مكتمل" },
  RJD: { en: "Declined", ar: "مرفوض" },
  CANC: { en: "Canceled", ar: "ملغى" },
};

const kindNames: Readonly<Record<string, BothLanguages>> = {
  online: { en: "You, online", ar: "أنت عبر الموقع" },
  "walk-in": { en: "The service center, at the desk", ar: "مركز الخدمة عند الحضور" },
  phone: { en: "The service center, by telephone", ar: "مركز الخدمة عبر الهاتف" },
};

/** Of services of the own calendar; codes of another system stay as they are. */
async function serviceNames(trx: AnyTransaction, rows: readonly Record<string, unknown>[]): Promise<Names> {
  const codes = rows.flatMap(({ service_codes: own }) => own as string[]);
  const { services } = await readPlaces([], codes, trx);
  return Object.fromEntries(services.map(({ typeCode, name }) => [typeCode, name]));
}

registerPersonalData({
  feature: "booking",
  tables: [
    {
      table: "booking.calendar_feed",
      title: { en: "Withdrawn calendar addresses", ar: "روابط التقويم الملغاة" },
      purpose: {
        en: "So that an address that you withdrew opens nothing any more.",
        ar: "حتى لا يفتح الرابط الذي ألغيته أي شيء بعد الآن.",
      },
      retention: { text: { en: "As long as you have the account", ar: "ما دام حسابك قائماً" } },
      of: ofCustomer(),
      columns: { number: { en: "Times withdrawn", ar: "عدد مرات الإلغاء" } },
      notShown: { key: ["customer_id"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "booking.guest",
      title: { en: "Visits without an account", ar: "زيارات من دون حساب" },
      purpose: {
        en: "To know whose car it is and to reach you about it.",
        ar: "لمعرفة صاحب السيارة والتواصل معه بشأنها.",
      },
      retention: {
        text: { en: "As long as the appointments", ar: "ما دامت المواعيد محفوظة" },
        job: "forget-appointments",
        from: "created_at",
        months: storedMonths,
      },
      of: ofAddress({ phone: "phone", at: "created_at" }),
      columns: {
        created_at: { en: "First visit", ar: "أول زيارة" },
        name: { en: "Name", ar: "الاسم" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
        model: { en: "Car", ar: "السيارة" },
        plate: { en: "Plate", ar: "رقم اللوحة" },
        vin: { en: "VIN", ar: "رقم الهيكل" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["id"], others: ["created_by"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "booking.appointment",
      title: { en: "Service appointments", ar: "مواعيد الصيانة" },
      purpose: {
        en: "To plan the work on your car and keep you informed about it.",
        ar: "لترتيب العمل على سيارتك وإبلاغك بمستجداته.",
      },
      retention: {
        text: { en: "24 months after the visit", ar: "24 شهراً بعد الزيارة" },
        job: "forget-appointments",
        from: "ends_at",
        months: storedMonths,
      },
      of: ofCustomer(),
      columns: {
        created_at: { en: "Booked", ar: "تاريخ الحجز" },
        starts_at: { en: "Time", ar: "الموعد" },
        model: { en: "Car", ar: "السيارة" },
        vin: { en: "VIN", ar: "رقم الهيكل" },
        plate: { en: "Plate", ar: "رقم اللوحة" },
        mileage: { en: "Mileage (km)", ar: "قراءة العداد (كم)" },
        mileage_below: {
          en: "Confirmed, though read before (km)",
          ar: "أُكّدت مع أن القراءة السابقة كانت (كم)",
        },
        service_codes: { en: "Services", ar: "الخدمات" },
        service_note: { en: "Your note", ar: "ملاحظتك" },
        additional_information: { en: "Further information", ar: "معلومات إضافية" },
        code: { en: "State", ar: "الحالة" },
        kind: { en: "Booked by", ar: "طريقة الحجز" },
        no_show_at: { en: "Noted as not attended", ar: "سُجّل عدم الحضور في" },
        number: { en: "Number", ar: "الرقم" },
        center_id: { en: "Service center", ar: "مركز الخدمة" },
        ends_at: { en: "Ends", ar: "ينتهي في" },
        brand: { en: "Brand", ar: "العلامة التجارية" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id", "vehicle_id"],
        work: ["version", "told_version", "moved_at", "told_code", "told_starts_at", "told_center_id", "bay"],
        repeats: ["plate_folded"],
      },
      names: {
        code: stateNames,
        kind: kindNames,
        service_codes: serviceNames,
        center_id: namesOfPlaces("center_id"),
      },
      onDeletion: {
        does: "keep",
        rows: sql`code in ('CIN', 'WIP', 'QCA', 'PPY', 'RFD')`,
        until: sql<Date>`ends_at + ${sql.raw(`interval '${orphanDays} days'`)}`,
        reason: {
          en: "Your car is in our workshop: its number stays on the work order until we have handed it back.",
          ar: "سيارتك في ورشتنا: يبقى رقمها على أمر العمل إلى أن نسلّمها.",
        },
        set: { customer_id: erasedCustomer, service_note: "", additional_information: "" },
      },
    },
  ],
  async settle({ customerId }, now) {
    const isCanceled = await cancelAppointmentsAhead(customerId, now);
    return isCanceled && (await areCancellationsSent(customerId, now));
  },
});

registerWithoutPersonalData({
  "booking.appointment_move":
    "States and times of an appointment, and who of the staff made them; deleted with it.",
  "booking.reminder": "When a reminder was sent; deleted with the appointment.",
});
