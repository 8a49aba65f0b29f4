import type { LeadKind } from "#app/lib/lead-kinds.ts";
import { demoModels } from "../../demo/demo-vehicles.ts";
import { type LeadLife, leadLife } from "./lead-life.ts";
import { communities } from "./names.ts";
import type { YearPerson } from "./people.ts";
import type { RandomSource } from "./random-source.ts";
import { staffAt } from "./staff.ts";

const dayMs = 86_400_000;

export interface YearLead {
  readonly kind: LeadKind;
  readonly person: LeadPerson;
  readonly model: string | null;
  readonly vehicleNo: string | null;
  readonly location: string | null;
  readonly offerId: string | null;
  readonly message: string;
  readonly createdAt: Date;
  /** The place among the leads of the earlier one that it repeats. */
  readonly repeats: number | undefined;
  readonly life: LeadLife;
  /** The CRM does not take it. */
  readonly isStuck: boolean;
}
export type LeadPerson = Pick<YearPerson, "firstName" | "lastName" | "language" | "phone" | "email"> & {
  readonly customerId: string | null;
};
interface LeadTerms {
  readonly people: readonly YearPerson[];
  readonly count: number;
  readonly now: Date;
}

const kinds: readonly (readonly [LeadKind, number])[] = [
  ["enquiry", 24],
  ["offer", 20],
  ["test-drive", 16],
  ["finance", 14],
  ["used-car", 14],
  ["sell-car", 6],
  ["fleet", 4],
  ["reserved-car", 2],
];
const showrooms = ["rimal-showroom-salwa-road", "rimal-showroom-lusail"] as const;
/** The demo's offers for one model each, by the model. */
const offers: Readonly<Record<string, string>> = {
  suhail: "suhail-lease",
  wahat: "wahat-family",
  nada: "nada-hybrid",
  hajar: "hajar-desert",
  shihab: "shihab-finance",
  nasma: "nasma-first-car",
  jawza: "jawza-comfort",
};
/** Numbers of cars that the demo's dealers have. */
const usedCars = [
  "SHL-240111",
  "SHL-251044",
  "REM-220677",
  "WHT-230210",
  "HJR-230243",
  "BDA-230376",
  "NDA-240209",
];
const models = Object.values(demoModels).map(({ en }) => en.toLowerCase());

/** At each place so few wait longer than they should: a demo of neglect would show nothing else. */
const mostOverdue = 4;

/** The leads of a year, oldest first, more of them lately. Some people ask twice for the same. */
export function yearLeads(random: RandomSource, { people, count, now }: LeadTerms): YearLead[] {
  const moments = Array.from({ length: count }, (_, number) => momentOf(random, now, number)).sort(
    (one, other) => one - other,
  );
  const leads: YearLead[] = [];
  const overdue = new Map<string | null, number>();
  for (const [number, at] of moments.entries()) {
    const earlier = random.chance(0.04) ? earlierOf(random, leads, at) : undefined;
    const lead = makeLead(random, { number, createdAt: new Date(at), earlier, leads, people, now, overdue });
    const { dueAt } = lead.life;
    if (dueAt !== undefined && dueAt <= now)
      overdue.set(lead.location, (overdue.get(lead.location) ?? 0) + 1);
    leads.push(lead);
  }
  return leads;
}

/** By day more than by night, and more of them in the last two weeks; two have just come. */
function momentOf(random: RandomSource, now: Date, number: number): number {
  if (number < 2) return now.getTime() - random.between(1, 3) * 60_000;
  const daysAgo = random.chance(0.04) ? random.next() ** 1.5 * 14 : random.next() * 364;
  const at = now.getTime() - daysAgo * dayMs;
  const hour = new Date(at).getUTCHours() + 3;
  return hour < 7 && daysAgo > 1 ? at + random.between(7, 14) * 3_600_000 : at;
}

function earlierOf(random: RandomSource, leads: readonly YearLead[], at: number): number | undefined {
  const number = leads.length - random.between(1, 60);
  const earlier = leads[number];
  return earlier !== undefined &&
    earlier.repeats === undefined &&
    at - earlier.createdAt.getTime() < 30 * dayMs
    ? number
    : undefined;
}

interface OneLead extends Omit<LeadTerms, "count"> {
  readonly number: number;
  readonly createdAt: Date;
  readonly earlier: number | undefined;
  readonly leads: readonly YearLead[];
  /** How many wait for too long already, by their place. */
  readonly overdue: ReadonlyMap<string | null, number>;
}

function makeLead(
  random: RandomSource,
  { number, createdAt, earlier, leads, people, now, overdue }: OneLead,
): YearLead {
  const former = earlier === undefined ? undefined : leads[earlier];
  const kind = former?.kind ?? random.weighted(kinds);
  const isUsed = kind === "used-car" || kind === "reserved-car";
  const location = former?.location ?? (random.chance(0.7) ? random.oneOf(showrooms) : null);
  const person = former?.person ?? personOf(random, people, number);
  const owner = staffAt(random, "sales", location ?? showrooms[0]);
  const model = former?.model ?? modelOf(random, kind);
  return {
    ...{ kind, person, location, createdAt, model },
    vehicleNo: former?.vehicleNo ?? (isUsed ? random.oneOf(usedCars) : null),
    offerId: (kind === "offer" && model && offers[model]) || null,
    message: kind === "sell-car" ? carForSale(random) : messageOf(random, person.language),
    repeats: earlier,
    life: leadLife(random, {
      ...{ createdAt, owner, isRepeated: earlier !== undefined, now },
      mayBeOverdue:
        now.getTime() - createdAt.getTime() < 2 * dayMs &&
        (overdue.get(location) ?? 0) < mostOverdue &&
        random.chance(0.5),
    }),
    isStuck: now.getTime() - createdAt.getTime() < 3 * dayMs && random.chance(0.06),
  };
}

/** What the form was about; those of used cars and of fleets name no model of their own. */
function modelOf(random: RandomSource, kind: LeadKind): string | null {
  if (kind === "offer") return random.oneOf(Object.keys(offers));
  return ["used-car", "reserved-car", "sell-car", "fleet"].includes(kind) ? null : random.oneOf(models);
}

/** Four in ten are customers already. */
function personOf(random: RandomSource, people: readonly YearPerson[], number: number): LeadPerson {
  const customer = people.length > 0 && random.chance(0.4) ? random.oneOf(people) : undefined;
  if (customer !== undefined) return { ...customer, customerId: customer.isGuest ? null : customer.id };
  const { isArab, first, last } = random.weighted(communities.map((one) => [one, one.weight]));
  const script = isArab && random.chance(0.5) ? 1 : 0;
  const [given, family] = [random.oneOf(first), random.oneOf(last)];
  return {
    ...{ firstName: given[script], lastName: family[script], language: script === 1 ? "ar" : "en" },
    phone: String(55_140_000 + number * 2),
    email: `${given[0]}.${family[0]}.l${number}@example.qa`.toLowerCase().replace(/[^a-z0-9.@]/g, ""),
    customerId: null,
  };
}

function messageOf(random: RandomSource, language: "en" | "ar"): string {
  return random.chance(0.45) ? "" : random.oneOf(messages[language]);
}

function carForSale(random: RandomSource): string {
  const year = random.between(2014, 2023);
  return `${random.oneOf(["SUV", "Sedan", "Pickup"])} ${year}, ${random.between(30, 190)},000 km`;
}

const messages = {
  en: [
    "Is it available in white?",
    "Please call me after 4 pm.",
    "What is the monthly payment with 20 % down?",
    "I would like to trade in my car.",
    "How long is the delivery time?",
  ],
  ar: [
    "هل متوفر باللون الأبيض؟",
    "أرجو الاتصال بعد الساعة الرابعة عصراً.",
    "كم القسط الشهري مع دفعة أولى 20%؟",
    "أرغب في استبدال سيارتي الحالية.",
    "متى يكون التسليم؟",
  ],
} as const;
