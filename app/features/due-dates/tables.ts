// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.

export interface DueDatesTables {
  "due_dates.notice": Notice;
  "due_dates.subscription": Subscription;
}

export interface Notice {
  customer_id: string;
  item: string;
  days: number;
  sent_at: Date;
}

export interface Subscription {
  customer_id: string;
  token: string;
  is_on: boolean;
  changed_at: Date;
}
