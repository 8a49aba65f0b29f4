import { type Result, refuse, succeed } from "#app/lib/result.ts";
import type { AnswerOf } from "#app/platform/api/call.ts";
import type { listCategoriesCall, PartCategory } from "../../calls.ts";
import type { Category } from "../../rules/catalogue-tree.ts";
import { type Car, carOf, chosenCarOf } from "./chosen-car.server.ts";
import { type PartCounts, partCounts } from "./part-counts.server.ts";
import type { Showing } from "./part-rows.server.ts";
import { drawingOf, type Reference, reference } from "./reference.server.ts";

/** All categories with their sub-categories, and how many parts each has, for a car where one is named. */
export async function listCategories(
  { car: key }: { readonly car?: string | undefined },
  { language }: Showing,
): Promise<Result<AnswerOf<typeof listCategoriesCall>, "car-unknown">> {
  const ref = await reference();
  const car = key === undefined ? undefined : carOf(key, ref);
  if (key !== undefined && car === undefined) return refuse("car-unknown");
  const counts = partsByCategory(ref, await partCounts(ref, car));
  return succeed({
    car: car === undefined ? null : chosenCarOf(car, language),
    categories: ref.tree.top.map((category) => categoryOf(ref, category, { car, counts, language })),
  });
}

function categoryOf(
  ref: Reference,
  category: Category,
  { car, counts, language }: { car: Car | undefined; counts: PartCounts; language: Showing["language"] },
): PartCategory {
  const subCategories = ref.tree.childrenOf(category).map((one) => ({
    ...{ id: one.code, name: one.names[language], parts: counts.get(one.id) ?? 0 },
    diagrams: ref.diagrams
      .filter(({ category: { id }, models }) => id === one.id && isOf(models, car))
      .map((diagram) => drawingOf(diagram, language)),
  }));
  const parts = subCategories.reduce((sum, one) => sum + one.parts, 0);
  return { id: category.code, name: category.names[language], parts, subCategories };
}

function isOf(models: readonly string[], car: Car | undefined): boolean {
  return models.length === 0 || car === undefined || models.includes(car.modelCode);
}

function partsByCategory({ tree }: Reference, counts: PartCounts): PartCounts {
  const sums = new Map<number, number>();
  for (const { id, categoryId } of tree.types)
    sums.set(categoryId, (sums.get(categoryId) ?? 0) + (counts.get(id) ?? 0));
  return sums;
}
