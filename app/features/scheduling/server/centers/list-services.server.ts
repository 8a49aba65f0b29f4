import type { Language } from "#app/i18n/language.ts";
import { database } from "#app/platform/database.server.ts";
import type { ServiceCategory } from "../../calls.ts";
import { categories, type ServiceGroup } from "../../rules/service-groups.ts";
import type { SchedulingTables } from "../../tables.ts";

/** The services of a model, grouped. A group without services is left out; an unknown model has none. */
export async function listServiceCategories(
  { makeCode, modelCode }: { makeCode: string; modelCode: string },
  language: Language,
): Promise<ServiceCategory[]> {
  const rows = await database<SchedulingTables>()
    .selectFrom("booking.service_type")
    .select(["code", "service_group", "name_en", "name_ar", "hours"])
    .where((condition) => condition(condition.val(makeCode), "=", condition.fn.any("make_codes")))
    .where((condition) => condition(condition.val(modelCode), "=", condition.fn.any("model_codes")))
    .orderBy("position")
    .execute();
  const groups = Map.groupBy(rows, (row) => row.service_group);
  return categories.flatMap(({ group, name, ar }) => {
    const services = groups.get(group);
    if (services === undefined) return [];
    const serviceTypes = services.map((row) => ({
      typeCode: row.code,
      typeDescription: row.name_en,
      typeDescriptionAr: row.name_ar,
      label: language === "ar" ? row.name_ar : row.name_en,
      hours: row.hours,
    }));
    return [{ name, label: language === "ar" ? ar : name, serviceTypes }];
  });
}

/** A service as staff choose it, of any model. */
export interface ServiceOfBrand {
  readonly code: string;
  readonly group: ServiceGroup;
  readonly hours: number;
  readonly name: Readonly<Record<Language, string>>;
}

/** All services of a brand, in the importer's order. */
export async function servicesOf(brand: string): Promise<ServiceOfBrand[]> {
  const rows = await database<SchedulingTables>()
    .selectFrom("booking.service_type")
    .select(["code", "service_group", "name_en", "name_ar", "hours"])
    .where("brand", "=", brand)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    ...{ code: row.code, hours: row.hours, group: row.service_group as ServiceGroup },
    name: { en: row.name_en, ar: row.name_ar },
  }));
}
