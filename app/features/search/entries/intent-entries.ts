import type { Content } from "#app/platform/content/content-query.ts";
import type { searchIntent } from "../content/search-intent.ts";
import type { Intent } from "../rules/intents/intent.ts";
import { both, type ContentOfBoth, inBoth, type SearchedContent } from "./searched-content.ts";

type ModelChoice = NonNullable<Content<typeof searchIntent>["models"]>;

/** What people want to do, of those things that this site can do: where `isOpen` says no to both addresses it is left out. */
export function intentsOf(content: ContentOfBoth, isOpen: (url: string) => boolean): Intent[] {
  const phone = content.en.footer?.phoneNumber;
  const complete = (url: string | undefined) =>
    phone === undefined && url?.includes("{phone}") ? undefined : url?.replace("{phone}", phone ?? "");
  const chat = content.en.footer?.whatsappNumber;
  const besideCall = ({ page }: Content<typeof searchIntent>, url: string) => ({
    ...(page !== undefined && page !== url && isOpen(page) && { page }),
    ...(chat !== undefined && url.startsWith("tel:") && { chat }),
  });
  const arabic = new Map(content.ar.intents.map((one) => [one.id, one.phrases]));
  return inBoth(
    both(content, "intents"),
    ({ id }) => id,
    ({ title, text }) => ({ title, text }),
  ).flatMap(({ one, texts }): Intent[] => {
    const url = [one.url, one.otherwiseUrl].map(complete).find((each) => each !== undefined && isOpen(each));
    if (url === undefined) return [];
    return [
      {
        entry: { kind: "action", id: one.id, url, icon: one.icon, ...besideCall(one, url), texts },
        phrases: [...one.phrases, ...(arabic.get(one.id) ?? [])],
        models: one.models ? modelsFor(one.models, content.en) : [],
        mostModels: one.models?.most ?? 0,
        isMeasured: one.models?.order !== undefined,
        seated: one.models?.seats !== undefined,
        ...(one.next === undefined ? {} : { next: one.next }),
        ...(one.modelUrl === undefined ? {} : { modelUrl: one.modelUrl }),
        narrowsStock: one.narrowsStock ?? false,
        ofParts: one.ofParts ?? false,
      },
    ];
  });
}

/** What the models of a choice are ordered by, the least first. */
const measures: Record<
  NonNullable<ModelChoice["order"]>,
  (trim: SearchedContent["trims"][number]["specifications"]) => number
> = {
  boot: ({ bootLitres }) => -(bootLitres ?? 0),
  consumption: ({ consumption }) => consumption,
  clearance: ({ groundClearanceMm }) => -groundClearanceMm,
  size: ({ lengthMm }) => -lengthMm,
  length: ({ lengthMm }) => lengthMm,
  towing: ({ towingKg }) => -(towingKg ?? 0),
  power: ({ powerKw }) => -powerKw,
};

/** Models as a choice wants them: by what it measures, else the cheapest first. */
function modelsFor({ carTypes, seats, order }: ModelChoice, { cars, trims }: SearchedContent): string[] {
  const seated = new Set(trims.filter((one) => one.specifications.seats === seats).map(({ car }) => car));
  const measureOf = (id: string) =>
    order === undefined
      ? 0
      : Math.min(...trims.filter(({ car }) => car === id).map((one) => measures[order](one.specifications)));
  return cars
    .filter((one) => one.showInVehicleModels)
    .filter((one) => carTypes === undefined || one.carTypes.some((type) => carTypes.includes(type)))
    .filter(({ id }) => seats === undefined || seated.has(id))
    .sort((one, other) => measureOf(one.id) - measureOf(other.id) || one.fromPrice - other.fromPrice)
    .map(({ id }) => id);
}
