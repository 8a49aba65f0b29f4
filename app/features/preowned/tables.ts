// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface PreownedTables {
  "preowned.alert": Alert;
  "preowned.price_change": PriceChange;
  "preowned.stock_import": StockImport;
  "preowned.stock_version": StockVersion;
  "preowned.vehicle": Vehicle;
}

export interface Alert {
  token: string;
  email: string;
  language: string;
  search: string;
  created_at: Date;
  confirmed_at: Date | null;
  told_version: number;
  told_at: Date | null;
  asked: Generated<number>;
  /** The network that requested it last; it names nobody. */
  network: Generated<string>;
}

export interface PriceChange {
  vehicle_no: string;
  at: Date;
  price: number;
  version: Generated<number>;
}

export interface StockImport {
  id: string;
  hash: string;
  complete: boolean;
  started_at: Date;
  version: number;
  report: ColumnType<unknown, string, string>;
}

export interface StockVersion {
  only_row: Generated<boolean>;
  version: number;
}

export interface Vehicle {
  vehicle_no: string;
  make: string;
  make_en: string;
  make_ar: string;
  model: string;
  model_en: string;
  model_ar: string;
  model_year: number;
  variant_en: string;
  variant_ar: string;
  price: number;
  kilometrage: number;
  fuel_type: string;
  engine_size: number | null;
  transmission: string;
  body_type: string;
  color: string;
  full_color_en: string;
  full_color_ar: string;
  warranty_en: string;
  warranty_ar: string;
  certified: boolean;
  status: string;
  images: string[];
  inspection_report_url: string | null;
  description_en: string;
  description_ar: string;
  power: number | null;
  cylinders: number | null;
  drive_type: string;
  weight: number | null;
  doors: number | null;
  seats: number[];
  specifications_en: string[];
  specifications_ar: string[];
  listed_at: Date;
  sold_at: Date | null;
  /** The stock version with which it came, or came back, on offer. */
  entered_version: Generated<number>;
  /** The id of a location of content; null where the feed does not say. */
  location: string | null;
  /** The pictures show another car of the kind. */
  sample_pictures: Generated<boolean>;
  source: Generated<string>;
}
