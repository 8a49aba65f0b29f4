import {
  type CustomerBrief,
  customersForStaff,
  findCustomers,
} from "#app/features/account/staff-customers.server.ts";
import { findAppointments, type StaffAppointment } from "#app/features/booking/staff-booking.server.ts";
import { findVehicles } from "#app/features/garage/garage.server.ts";
import { findLeads, type LeadLine } from "#app/features/leads/staff-leads.server.ts";
import { findOrders, type OrderLineForStaff } from "#app/features/orders/orders-for-staff.server.ts";
import { everywhere, type Grant, mayDo, placesOf } from "#app/features/staff/rules/permissions.ts";
import type { Language } from "#app/i18n/language.ts";
import { internationalPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { personQueryOf, phoneKeyDigits } from "#app/lib/text/person-query.ts";
import { foldDigits } from "#app/lib/validation/validation-patterns.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { searchCall } from "../../calls/people-calls.ts";
import { personOfLead } from "../answer-office.server.ts";
import { dialed } from "./brief.server.ts";

/** `whose`: the person whose data it is, as the audit names them. */
type Found = AnswerTo<typeof searchCall>["records"][number] & { readonly whose: string };
interface Reader {
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
}
const mostOfAKind = 6;

/** What a text may mean: the features' own look-ups side by side, each of what the reader may see. */
export async function searchAll(text: string, reader: Reader): Promise<Found[]> {
  const { grants } = reader;
  const kinds = await Promise.all([
    visits(text, reader),
    customers(text),
    cars(text, reader),
    mayDo(grants, "lead.view") ? leads(text, reader) : [],
    mayDo(grants, "order.view") ? orders(text, reader) : [],
  ]);
  return kinds.flat();
}

async function customers(text: string): Promise<Found[]> {
  return (await findCustomers(text, mostOfAKind)).map((customer) => ({
    ...customerRecord(customer),
    why: customer.match,
  }));
}

export function customerRecord({ id, name, phone, email }: CustomerBrief) {
  const detail = [phoneInGroups(dialed(phone) ?? ""), email].filter(Boolean).join(" · ");
  return {
    kind: "customer" as const,
    id,
    title: name || email,
    detail,
    code: null,
    to: `/people/${id}`,
    whose: id,
  };
}

async function cars(text: string, { language }: Reader): Promise<Found[]> {
  const found = await findVehicles(text, mostOfAKind);
  const owners = await customersForStaff(found.map(({ customerId }) => customerId));
  return found.map(({ id, plate, vin, model, customerId, match }) => ({
    ...({ kind: "car", id, title: `${plate} · ${model[language]}`, code: null, why: match } as const),
    detail: [owners.get(customerId)?.name ?? "", match.by === "vin" ? vin : ""].filter(Boolean).join(" · "),
    to: `/people/${customerId}`,
    whose: customerId,
  }));
}

/** Appointments by reference; people without an account by name, number or plate, each with their latest visit. */
async function visits(text: string, { grants, language, now }: Reader): Promise<Found[]> {
  if (!mayDo(grants, "appointment.view")) return [];
  const at = { language, now };
  const [named, ofPerson, ofPlate] = await Promise.all([
    isOrderNumber(text) ? [] : findAppointments({ reference: text }, mostOfAKind, at),
    findAppointments({ guest: text }, mostOfAKind, at),
    isPlate(text) ? findAppointments({ plate: text }, mostOfAKind, at) : [],
  ]);
  const places = placesOf(grants, "appointment.view");
  const isOwn = ({ centerId }: StaffAppointment) => places.includes(everywhere) || places.includes(centerId);
  const guests = new Map(
    [
      ...ofPlate.map((visit) => ({ visit, why: { by: "plate", how: "begins" } as const })),
      ...ofPerson.map((visit) => ({
        visit,
        why: whyPerson(text, visit.customerName ?? "", visit.phone ?? ""),
      })),
    ]
      .filter(({ visit }) => visit.isGuest && isOwn(visit))
      // The latest visit comes first and is the one that is shown.
      .toReversed()
      .map((one) => [one.visit.customerId, one]),
  );
  return [
    ...named
      .filter(isOwn)
      .map((visit) => ({ ...visitRecord(visit), why: { by: "reference", how: "whole" } as const })),
    ...[...guests.values()].map(({ visit, why }) => ({
      ...visitRecord(visit),
      ...({ kind: "guest", title: visit.customerName ?? visit.plate, why } as const),
      detail: `${visit.plate} · ${visit.model} · ${visit.reference}`,
    })),
  ];
}

export function visitRecord(visit: StaffAppointment) {
  const { id, code, reference, plate, model, customerName, customerId: whose } = visit;
  const detail = [customerName ?? "", plate, model].filter(Boolean).join(" · ");
  return { kind: "visit" as const, id, title: reference, detail, code, to: `/service/${id}`, whose };
}

/** Fewer characters begin too many. */
function isPlate(text: string): boolean {
  return /^[\p{L}\d\s-]{3,12}$/u.test(text) && /\d/.test(text.normalize("NFKC").replace(/[٠-٩۰-۹]/g, "0"));
}

/** Leads by name, number or e-mail address. */
async function leads(text: string, { grants }: Reader): Promise<Found[]> {
  const found = await findLeads({ text }, mostOfAKind);
  const places = placesOf(grants, "lead.view");
  return found
    .filter((lead) => isLeadAt(lead, places))
    .map((lead) => ({ ...leadRecord(lead), why: whyPerson(text, lead.name, lead.phone) }));
}

export function leadRecord(lead: LeadLine) {
  const { id, name, phone, about } = lead;
  const detail = [phoneInGroups(phone), aboutLead(about)].filter(Boolean).join(" · ");
  const whose = personOfLead(lead);
  return { kind: "lead" as const, id, title: name, detail, code: null, to: `/leads/${id}`, whose };
}

/** What a lead is about, in one line. */
export function aboutLead(about: LeadLine["about"]): string {
  return Object.values(about)
    .filter((part) => part !== null)
    .join(" · ");
}

/** A lead of no location is everybody's. */
export function isLeadAt({ location }: Pick<LeadLine, "location">, places: readonly string[]): boolean {
  return location === null || places.includes(everywhere) || places.includes(location);
}

/** Orders of parts by their number, or by the telephone number that was left with them; by name the customer is found. */
async function orders(text: string, { grants, language }: Reader): Promise<Found[]> {
  const places = placesOf(grants, "order.view");
  const found = await findOrders(text, { places, limit: mostOfAKind });
  const names = await customersForStaff(found.map(({ customerId }) => customerId));
  return found.map((order) => ({
    ...orderRecord(order, names.get(order.customerId)?.name, language),
    why: whyOrder(text, order),
  }));
}

export function orderRecord(
  { id, number, firstPart, parts, customerId: whose }: OrderLineForStaff,
  name: string | undefined,
  language: Language,
) {
  const first = parts > 1 ? `${firstPart[language]} +${parts - 1}` : firstPart[language];
  const detail = [name, first].filter(Boolean).join(" · ");
  return { kind: "order" as const, id, title: number ?? "", detail, code: null, to: `/orders/${id}`, whose };
}

function whyOrder(text: string, { number, phone }: OrderLineForStaff): Found["why"] {
  const plain = foldDigits(text)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "");
  if (number?.endsWith(plain.slice(-6))) return { by: "reference", how: "whole" };
  return whyPerson(text, "", phone);
}

/** Why a text finds a person: the number that holds it, the address, or the name. */
function whyPerson(text: string, name: string, phone: string): Found["why"] {
  const { phone: digits } = personQueryOf(text, internationalPhone("", config.importer.country));
  if (digits !== undefined) {
    const own = phone.replace(/\D/g, "").slice(-phoneKeyDigits);
    return { by: "phone", how: own === digits ? "whole" : own.startsWith(digits) ? "begins" : "ends" };
  }
  if (text.includes("@")) return { by: "email", how: "begins" };
  const isSameScript = /\p{Script=Arabic}/u.test(text) === /\p{Script=Arabic}/u.test(name);
  return { by: "name", how: isSameScript ? "begins" : "sounds" };
}

/** With its beginning the number of an order is no appointment's, whose own ends alike. */
function isOrderNumber(text: string): boolean {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  return plain.length > 8 && plain.startsWith(`${config.served.code}P`);
}
