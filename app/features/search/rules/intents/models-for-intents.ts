import type { Entry } from "../index/entry.ts";
import type { MatchedIntent } from "./intent.ts";

/**
 * Ids of the models that answer the intents: where different words mean different things, those that are all
 * of it ("hybrid for seven people"); else those of each. `seats` is the number of people in the query.
 */
export function modelsForIntents(
  matched: readonly MatchedIntent[],
  seats: number | undefined,
  models: Iterable<Entry>,
): string[] {
  const all = [...models];
  const choices = matched
    .filter(({ intent }) => intent.models.length > 0)
    .map(({ intent, places }) => ({
      ids: intent.seated && seats !== undefined ? modelsSeating(seats, all) : intent.models,
      most: intent.mostModels,
      places,
      isMeasured: intent.isMeasured,
    }));
  const [first, ...rest] = choices;
  if (first === undefined) return [];
  const others = rest.filter(({ places }) => [...places].some((place) => !first.places.has(place)));
  const common = first.ids.filter((id) => others.every(({ ids }) => ids.includes(id)));
  if (others.length > 0 && common.length > 0) return inOrderOf(choices, common).slice(0, first.most);
  return choices.flatMap(({ ids, most }) => ids.slice(0, most));
}

/** An intent with the most or least of something orders the models. */
function inOrderOf(
  choices: readonly { readonly ids: readonly string[]; readonly isMeasured: boolean }[],
  ids: readonly string[],
): readonly string[] {
  return choices.find(({ isMeasured }) => isMeasured)?.ids.filter((id) => ids.includes(id)) ?? ids;
}

/** Models that seat so many, those first that have the fewest seats too many. */
function modelsSeating(seats: number, models: readonly Entry[]): string[] {
  return models
    .map(({ id, seats: trims = [] }) => ({
      id,
      enough: Math.min(...trims.filter((one) => one >= seats)),
    }))
    .filter(({ enough }) => Number.isFinite(enough))
    .sort((one, other) => one.enough - other.enough)
    .map(({ id }) => id);
}
