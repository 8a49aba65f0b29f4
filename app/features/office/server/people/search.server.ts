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
import { cleanLine } from "#app/lib/text/clean-text.ts";
import { nameMatch } from "#app/lib/text/name-match.ts";
import { personQueryOf, phoneKeyDigits } from "#app/lib/text/person-query.ts";
import { config } from "#app/platform/config.server.ts";
import type { AnswerTo } from "../../calls/office-call.ts";
import type { searchCall } from "../../calls/people-calls.ts";
import { personOfLead } from "../answer-office.server.ts";
import { leadNames } from "../names/lead-names.server.ts";
import { dialed } from "./brief.server.ts";

/** `whose`: the person whose data it is, as the audit names them. */
type Found = AnswerTo<typeof searchCall>["records"][number] & { readonly whose: string };
interface Reader {
  readonly grants: readonly Grant[];
  readonly language: Language;
  readonly now: Date;
}
const mostOfAKind = 6;

/** Of guests and leads so many are looked at before the surest are chosen: the newest come first. */
const mostCandidates = 60;

/**
 * What a text may mean, in digits of either script: the features' own look-ups side by side, each of what the reader may see. What
 * is meant exactly comes first whatever it is, then what begins so, and last what sounds alike.
 */
export async function searchAll(typed: string, reader: Reader): Promise<Found[]> {
  const { grants } = reader;
  const text = cleanLine(typed);
  const kinds = await Promise.all([
    customers(text, reader),
    visits(text, reader),
    cars(text, reader),
    mayDo(grants, "lead.view") ? leads(text, reader) : [],
    mayDo(grants, "order.view") ? orders(text, reader) : [],
  ]);
  return surestFirst(kinds.flat());
}

const ranks: readonly Found["why"]["how"][] = ["whole", "begins", "ends", "sounds"];
function surestFirst<F extends Pick<Found, "why">>(found: readonly F[]): F[] {
  return found.toSorted((one, other) => ranks.indexOf(one.why.how) - ranks.indexOf(other.why.how));
}

async function customers(text: string, { language }: Reader): Promise<Found[]> {
  return (await findCustomers(text, mostOfAKind)).map((customer) => ({
    ...customerRecord(customer, language),
    why: customer.match,
  }));
}

export function customerRecord({ id, name, phone, email }: CustomerBrief, language: Language) {
  const detail = [phoneInGroups(dialed(phone) ?? ""), email].filter(Boolean).join(" · ");
  return {
    kind: "customer" as const,
    id,
    title: name[language] || email,
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
    detail: [owners.get(customerId)?.name[language] ?? "", match.by === "vin" ? vin : ""]
      .filter(Boolean)
      .join(" · "),
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
    findAppointments({ guest: text }, mostCandidates, at),
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
    ...surestFirst([...guests.values()])
      .slice(0, mostOfAKind)
      .map(({ visit, why }) => ({
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
  return /^[\p{L}\d\s-]{3,12}$/u.test(text) && /\d/.test(text);
}

/** Leads by name, number or e-mail address. */
async function leads(text: string, { grants, language }: Reader): Promise<Found[]> {
  const places = placesOf(grants, "lead.view");
  const found = (await findLeads({ text }, mostCandidates)).filter((lead) => isLeadAt(lead, places));
  const names = found.length === 0 ? new Map() : await leadNames(language);
  return surestFirst(found.map((lead) => ({ ...leadRecord(lead, names), why: whyLead(text, lead) }))).slice(
    0,
    mostOfAKind,
  );
}

export function leadRecord(lead: LeadLine, names: ReadonlyMap<string, string>) {
  const { id, name, phone, about } = lead;
  const detail = [phoneInGroups(dialed(phone) ?? ""), aboutLead(about, names)].filter(Boolean).join(" · ");
  const whose = personOfLead(lead);
  return { kind: "lead" as const, id, title: name, detail, code: null, to: `/leads/${id}`, whose };
}

/** What a lead is about, in one line; offers and models by their names in the reader's language (`leadNames`). */
export function aboutLead(about: LeadLine["about"], names: ReadonlyMap<string, string>): string {
  return Object.values(about)
    .flatMap((part) => (part === null || part === "" ? [] : [names.get(part) ?? part]))
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
    ...orderRecord(order, names.get(order.customerId)?.name[language], language),
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
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (number?.endsWith(plain.slice(-6))) return { by: "reference", how: "whole" };
  return whyPerson(text, "", phone);
}

/** The same of a lead, which is found by its company as well. */
function whyLead(text: string, { name, phone, about }: LeadLine): Found["why"] {
  const own = whyPerson(text, name, phone);
  if (own.by !== "name" || about.company === null) return own;
  const how = nameMatch(text, about.company);
  return ranks.indexOf(how) < ranks.indexOf(own.how) ? { by: "name", how } : own;
}

/** Why a text finds a person: the number that holds it, the address, or the name. */
function whyPerson(text: string, name: string, phone: string): Found["why"] {
  const { phone: digits } = personQueryOf(text, internationalPhone("", config.importer.country));
  if (digits !== undefined) {
    const own = phone.replace(/\D/g, "").slice(-phoneKeyDigits);
    return { by: "phone", how: own === digits ? "whole" : own.startsWith(digits) ? "begins" : "ends" };
  }
  if (text.includes("@")) return { by: "email", how: "begins" };
  return { by: "name", how: nameMatch(text, name) };
}

/** With its beginning the number of an order is no appointment's, whose own ends alike. */
function isOrderNumber(text: string): boolean {
  const plain = text.toUpperCase().replace(/[^A-Z\d]/g, "");
  return plain.length > 8 && plain.startsWith(`${config.served.code}P`);
}
