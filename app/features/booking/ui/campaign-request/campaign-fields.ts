import { campaignRequestBody } from "#app/features/campaigns/calls.ts";
import { isDay } from "#app/lib/dates/typed-date.ts";
import { problemsIn } from "#app/lib/validation/field-problems.ts";
import { type FieldProblem, problemOf } from "#app/lib/validation/validation-patterns.ts";
import type { FormValues } from "#app/ui/form/use-form.ts";

/** The fields of the form (product/campaigns.md#request-form), in their order. */
export const campaignFields = [
  "fullName",
  "phone",
  "email",
  "vehicleRegistration",
  "vehicleModel",
  "vehicleYear",
  "serviceCenter",
  "serviceDate",
  "serviceTime",
  "message",
] as const;
export type CampaignField = (typeof campaignFields)[number];

/** Where the fields of the body stand in the form. */
export const fieldOf: Readonly<Record<string, CampaignField>> = {
  fullName: "fullName",
  phone: "phone",
  email: "email",
  vhvin: "vehicleRegistration",
  modelOfInterest: "vehicleModel",
  modelYear: "vehicleYear",
  territoryId: "serviceCenter",
  serviceCenterName: "serviceCenter",
  startTime: "serviceTime",
  additionalNotes: "message",
};

/** What the form is about, and the names of what is chosen in it. */
export interface CampaignSubject {
  readonly brand: string;
  readonly campaign: string;
  readonly title: string;
  readonly asksYear: boolean;
  /** YYYY-MM-DD in the centers' zone, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly timeZone: string;
  readonly modelLabel: (id: string) => string | undefined;
  readonly centerTitle: (id: string) => string | undefined;
}

/** The body of the call, from what the fields hold. Empty fields are left out. */
export function campaignRequest(values: FormValues, subject: CampaignSubject): Record<string, unknown> {
  const { brand, campaign, title: campaignTitle, asksYear } = subject;
  const { fullName, phone, email, vehicleModel = "", serviceCenter = "" } = values;
  return {
    ...{ brand, campaign, campaignTitle, fullName, phone, email },
    vhvin: values.vehicleRegistration,
    modelOfInterest: subject.modelLabel(vehicleModel),
    modelYear: asksYear ? values.vehicleYear : undefined,
    territoryId: values.serviceCenter,
    serviceCenterName: subject.centerTitle(serviceCenter),
    startTime: values.serviceTime,
    additionalNotes: values.message,
  };
}

export type CampaignProblem = FieldProblem | "wrong-registration" | "too-early" | "too-late";

/** The first rule that each field breaks (product/campaigns.md#request-form). */
export function problemsOfCampaign(
  values: FormValues,
  subject: CampaignSubject,
): Readonly<Partial<Record<CampaignField, CampaignProblem>>> {
  const problems: Partial<Record<CampaignField, CampaignProblem>> = {};
  const refused = problemsIn(campaignRequestBody, campaignRequest(values, subject));
  for (const [path, problem] of Object.entries(refused)) {
    const field = fieldOf[path];
    if (field !== undefined) problems[field] ??= problem;
  }
  if (problemOf("vin", values.vehicleRegistration ?? "") === "wrong-format")
    problems.vehicleRegistration = "wrong-registration";
  if (subject.asksYear && values.vehicleYear === undefined) problems.vehicleYear = "missing";
  const dateProblem = problemOfDate(values.serviceDate, subject);
  if (dateProblem !== undefined) problems.serviceDate = dateProblem;
  return problems;
}

function problemOfDate(
  typed: string | undefined,
  { firstDay, lastDay }: CampaignSubject,
): CampaignProblem | undefined {
  if (typed === undefined) return "missing";
  if (!isDay(typed)) return "wrong-format";
  if (typed < firstDay) return "too-early";
  return typed > lastDay ? "too-late" : undefined;
}
