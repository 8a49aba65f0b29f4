import type { ColumnType } from "kysely";

export interface PlatformTables {
  "platform.secret": { name: string; value: string };
  "platform.idempotency": {
    actor: string;
    key: string;
    request_hash: string;
    status: number | null;
    answer: unknown;
    created_at: Date;
  };
  "platform.message": {
    id: string;
    channel: string;
    template: string;
    language: string;
    recipient: string;
    subject: string;
    html: string;
    plain: string;
    created_at: Date;
    sent_at: Date | null;
  };
  "platform.process": { id: string; beat_at: Date; seen: ColumnType<unknown, string | undefined, string> };
}
