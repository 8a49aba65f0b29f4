// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface PartsTables {
  "parts.car_count": CarCount;
  "parts.catalogue_version": CatalogueVersion;
  "parts.category": Category;
  "parts.diagram": Diagram;
  "parts.fitment": Fitment;
  "parts.import": Import;
  "parts.model": Model;
  "parts.part": Part;
  "parts.part_type": PartType;
  "parts.price": Price;
  "parts.qualifier": Qualifier;
  "parts.supersession": Supersession;
  "parts.term": Term;
  "parts.type_count": TypeCount;
  "parts.vin_pattern": VinPattern;
}

export interface CarCount {
  model_id: number;
  year: number;
  type_id: number;
  parts: number;
  varies: boolean;
}

export interface CatalogueVersion {
  only_row: Generated<boolean>;
  version: number;
}

export interface Category {
  id: ColumnType<number, never, never>;
  code: string;
  parent_id: number | null;
  position: number;
  name_en: string;
  name_ar: string;
}

export interface Diagram {
  id: string;
  category_id: number;
  name_en: string;
  name_ar: string;
  models: string[];
  drawing: string;
  width: number;
  height: number;
  hotspots: ColumnType<unknown, string, string>;
}

export interface Fitment {
  part_id: number;
  serial_from: number;
  serial_to: number;
  qualifier_id: number;
  model_id: number;
  type_id: number;
  year_from: number;
  year_to: number;
  trim_id: number;
  drive: number;
  position_id: number;
  quantity: number;
}

export interface Import {
  id: string;
  kind: string;
  hash: string;
  started_at: Date;
  version: number;
  report: ColumnType<unknown, string, string>;
}

export interface Model {
  id: ColumnType<number, never, never>;
  code: string;
  make_code: string;
  name_en: string;
  name_ar: string;
  year_from: number;
  year_to: number;
  trims: ColumnType<unknown, string, string>;
}

export interface Part {
  id: ColumnType<number, never, never>;
  number: string;
  type_id: number;
  name_en: string | null;
  name_ar: string | null;
  description_en: string | null;
  description_ar: string | null;
  weight_grams: number;
  warranty_months: number;
  picture: string | null;
  alternatives: string[];
  is_live: Generated<boolean>;
  is_universal: Generated<boolean>;
  specs: ColumnType<string[], never, never>;
}

export interface PartType {
  id: ColumnType<number, never, never>;
  code: string;
  category_id: number;
  name_en: string;
  name_ar: string;
  aliases: string[];
  return_kind: string;
  position: number;
  picture: string | null;
  also_called_en: string | null;
  also_called_ar: string | null;
}

export interface Price {
  number: string;
  list: string;
  from_day: string;
  original_price: number;
  unit_discount: number;
  break_from: number[];
  break_discount: number[];
}

export interface Qualifier {
  id: ColumnType<number, never, never>;
  en: string;
  ar: string;
}

export interface Supersession {
  number: string;
  next_number: string;
  final_number: string;
  source: string;
}

export interface Term {
  id: ColumnType<number, never, never>;
  code: string;
}

export interface TypeCount {
  type_id: number;
  parts: number;
  universal: number;
  positions: number[];
}

export interface VinPattern {
  prefix: string;
  model_id: number;
  trim: string | null;
  drive: string | null;
}
