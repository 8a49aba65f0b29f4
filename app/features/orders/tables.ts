// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { ColumnType, Generated } from "kysely";

export interface OrdersTables {
  "orders.cart": Cart;
  "orders.cart_line": CartLine;
  "orders.center": Center;
  "orders.done_write": DoneWrite;
  "orders.hand_over": HandOver;
  "orders.order": Order;
  "orders.order_deed": OrderDeed;
  "orders.order_event": OrderEvent;
  "orders.order_line": OrderLine;
  "orders.paper": Paper;
  "orders.refund_request": RefundRequest;
  "orders.reservation": Reservation;
  "orders.return_line": ReturnLine;
  "orders.return_request": ReturnRequest;
  "orders.series": Series;
  "orders.stock": Stock;
  "orders.stock_alert": StockAlert;
  "orders.stock_file": StockFile;
  "orders.stock_movement": StockMovement;
}

export interface Cart {
  customer_id: string;
  version: Generated<number>;
  changed_at: Date;
}

export interface CartLine {
  id: string;
  customer_id: string;
  part: string;
  car: string | null;
  saved: Generated<boolean>;
  quantity: number;
  original_price: number | null;
  unit_discount: Generated<number>;
  misfit_acknowledged: Generated<boolean>;
  note: Generated<string>;
  changes: ColumnType<unknown, string | undefined, string>;
  position: ColumnType<number, never, never>;
}

export interface Center {
  id: string;
  name_en: string;
  name_ar: string;
  address_en: string;
  address_ar: string;
  city_en: string;
  city_ar: string;
  country: string;
  phone: string;
  mail: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  weekdays: ColumnType<unknown, string, string>;
  supplies: string[];
  position: number;
}

export interface DoneWrite {
  customer_id: string;
  key: string;
  order_id: string | null;
  at: Date;
}

export interface HandOver {
  key: string;
  order_id: string;
  kind: string;
  amount: number;
  state: Generated<string>;
  created_at: Date;
  sent_at: Date | null;
}

export interface Order {
  id: string;
  customer_id: string;
  number: string | null;
  fulfilment: Generated<string>;
  money: Generated<string>;
  version: Generated<number>;
  cart_version: number;
  center: string;
  appointment_id: string | null;
  appointment_at: Date | null;
  appointment_center: string | null;
  phone: string;
  notes: string;
  language: string;
  total_price: number;
  total_original: number;
  total_tax: number;
  tax_rate: number;
  captured: Generated<number>;
  refunded: Generated<number>;
  refund_requested: Generated<number>;
  credited: Generated<number>;
  placed_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  expired_at: Date | null;
  ready_at: Date | null;
  collected_at: Date | null;
  pickup_code: string | null;
  reminders: Generated<number>;
  moved_at: Generated<Date>;
  changed_at: Generated<Date>;
  charged_back: Generated<number>;
}

export interface OrderDeed {
  order_id: string;
  version: number;
  at: Date;
  kind: string;
  staff_id: string;
  staff_name: string;
  line: number | null;
  quantity: number | null;
  amount: number | null;
  note: Generated<string>;
}

export interface OrderEvent {
  order_id: string;
  version: number;
  state: string;
  actor: string;
  reason: Generated<string>;
  at: Date;
}

export interface OrderLine {
  order_id: string;
  line: number;
  cart_line_id: string;
  part: string;
  name_en: string;
  name_ar: string;
  picture: string | null;
  car: string | null;
  car_en: string | null;
  car_ar: string | null;
  returns: string;
  quantity: number;
  original_price: number;
  unit_discount: number;
  line_price: number;
  note: string;
  misfit_acknowledged: boolean;
  short: Generated<number>;
  short_answer: string | null;
  dropped: Generated<number>;
  returned: Generated<number>;
}

export interface Paper {
  id: string;
  order_id: string;
  series: string;
  number: number;
  issued_at: Date;
  amount: number;
  content: ColumnType<unknown, string, string>;
}

export interface RefundRequest {
  id: string;
  order_id: string;
  amount: number;
  reason: string;
  requested_by: string;
  requested_by_name: string;
  requested_at: Date;
  decided_by: string | null;
  decided_by_name: string | null;
  decided_at: Date | null;
  decision: string | null;
  answer: Generated<string>;
}

export interface Reservation {
  order_id: string;
  part: string;
  center: string;
  quantity: number;
  expires_at: Date | null;
}

export interface ReturnLine {
  return_id: string;
  line: number;
  quantity: number;
  reason: string;
}

export interface ReturnRequest {
  id: string;
  order_id: string;
  state: string;
  note: string;
  answer: Generated<string>;
  requested_at: Date;
  changed_at: Date;
}

export interface Series {
  name: string;
  last: number;
}

export interface Stock {
  part: string;
  center: string;
  on_hand: number;
  reserved: Generated<number>;
  counted: number;
  as_of: Date;
  backorder_date: string | null;
}

export interface StockAlert {
  customer_id: string;
  part: string;
  language: string;
  requested_at: Date;
}

export interface StockFile {
  sha256: string;
  as_of: Date;
  imported_at: Date;
  rows: number;
}

export interface StockMovement {
  id: string;
  part: string;
  center: string;
  quantity: number;
  kind: string;
  order_id: string | null;
  actor: string;
  at: Date;
}
