import { problemsIn } from "#app/lib/validation/field-problems.ts";
import type { FieldProblem } from "#app/lib/validation/validation-patterns.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";
import type { FleetAnswers, LeadBody } from "../calls.ts";
import { leadBodies } from "../calls.ts";

/** What a lead is about, said by the page that shows the form. */
export interface LeadSubject {
  readonly kind: LeadBody["kind"];
  readonly offerId?: string;
  readonly campaignId?: string;
  readonly model?: string | undefined;
  /** The used car that it is about. */
  readonly vehicleNo?: string;
  /** Of a fleet: the answers of the calculator, which go along. */
  readonly calculator?: FleetAnswers | undefined;
}

/** A model as a form lets it be chosen. */
export interface FormModel {
  readonly value: string;
  readonly label: string;
}

/** The circumstances of a sending, which no field shows. */
export interface Circumstances {
  readonly page: string;
  readonly utm: object;
  /** Absent where no script measured it. */
  readonly filledInMs?: number;
}

export const requestFields = [
  "location",
  "firstName",
  "lastName",
  "mobile",
  "email",
  "model",
  "message",
  "marketingConsent",
];
export const sellFields = ["message", "firstName", "lastName", "mobile", "email", "marketingConsent"];
const fleetOnly = ["fleet.company", "fleet.crNumber", "fleet.count", "fleet.models", "fleet.term"];
export const fleetFields = [
  ...fleetOnly,
  "firstName",
  "lastName",
  "mobile",
  "email",
  "message",
  "marketingConsent",
];

/** The fields of the form for a kind of lead. */
export function fieldsOf(kind: LeadBody["kind"]): readonly string[] {
  if (kind === "fleet") return fleetFields;
  return kind === "sell-car" ? sellFields : requestFields;
}

/** The name of the form for a subject: its draft, its answer and its place on the page bear it. */
export function formNameOf({ kind, offerId, vehicleNo }: LeadSubject): string {
  return [kind, offerId, vehicleNo].filter(Boolean).join(".");
}

/** The body of the call, from what the fields hold. Empty fields are left out. */
export function leadBody(values: FormValues, subject: LeadSubject, circumstances: Circumstances): object {
  const { offerId, campaignId, vehicleNo } = subject;
  const { kind } = subject;
  const { firstName, lastName, mobile, email, message, website = "" } = values;
  const model = values.model ?? subject.model;
  const about = { kind, offerId, campaignId, model, vehicleNo, location: values.location };
  const body = { ...about, firstName, lastName, mobile, email, message, website };
  const consent = { marketingConsent: values.marketingConsent !== undefined };
  if (kind !== "fleet") return { ...body, ...consent, ...circumstances };
  const fleet = {
    company: values["fleet.company"],
    crNumber: values["fleet.crNumber"],
    count: values["fleet.count"],
    models: values["fleet.models"]?.split(" "),
    term: values["fleet.term"],
    calculator: subject.calculator,
  };
  return { ...body, fleet, ...consent, ...circumstances };
}

/** What the call would refuse, field by field. */
export function problemsOfLead(
  values: FormValues,
  subject: LeadSubject,
): Readonly<Record<string, FieldProblem>> {
  const noOrigin = { page: "/", utm: {}, filledInMs: 0 };
  return problemsIn(leadBodies[subject.kind], leadBody(values, subject, noOrigin));
}
