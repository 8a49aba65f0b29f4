import type { Content } from "#app/features/content/content-query.ts";
import type { searchIntent } from "#app/features/content/models/shell/search-intent.ts";
import type { Intent } from "../rules/intent-phrases.ts";
import { both, type ContentOfBoth, inBoth, type SearchedContent } from "./searched-content.ts";

type ModelChoice = NonNullable<Content<typeof searchIntent>["models"]>;

/** What people want to do, of those things that this site can do: where `isOpen` says no to both addresses it is left out. */
export function intentsOf(content: ContentOfBoth, isOpen: (url: string) => boolean): Intent[] {
  const phone = content.en.footer?.phoneNumber;
  const complete = (url: string | undefined) =>
    phone === undefined && url?.includes("{phone}") ? undefined : url?.replace("{phone}", phone ?? "");
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
        entry: { kind: "action", id: one.id, url, icon: one.icon, texts },
        phrases: [...one.phrases, ...(arabic.get(one.id) ?? [])],
        models: one.models ? modelsFor(one.models, content.en) : [],
        narrowsStock: one.narrowsStock ?? false,
      },
    ];
  });
}

/** Models as a choice wants them, the cheapest first. */
function modelsFor({ carTypes, seats, most }: ModelChoice, { cars, trims }: SearchedContent): string[] {
  const seated = new Set(trims.filter((one) => one.specifications.seats === seats).map(({ car }) => car));
  return cars
    .filter((one) => one.showInVehicleModels)
    .filter((one) => carTypes === undefined || one.carTypes.some((type) => carTypes.includes(type)))
    .filter(({ id }) => seats === undefined || seated.has(id))
    .sort((one, other) => one.fromPrice - other.fromPrice)
    .slice(0, most)
    .map(({ id }) => id);
}
