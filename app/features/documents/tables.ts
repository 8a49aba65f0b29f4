// Generated from the migrated database by `npm run db:types`; a check keeps it so. Do not edit.
import type { Generated } from "kysely";

export interface DocumentsTables {
  "documents.document": Document;
  "documents.original": Original;
  "documents.page": Page;
  "documents.reading": Reading;
  "documents.upload": Upload;
  "documents.upload_file": UploadFile;
}

export interface Document {
  id: string;
  customer_id: string;
  type: string;
  code: string;
  version: Generated<number>;
  scan: Generated<string>;
  reason: string | null;
  reason_text: string | null;
  sealed_fields: Buffer | null;
  expiry: string | null;
  language: string;
  uploaded_at: Date;
  tried_at: Date;
  claimed_until: Date | null;
  claimed_by: string | null;
  attempts: Generated<number>;
  confirmed_at: Date | null;
  reminded_at: Date | null;
  decided_at: Date | null;
  replaced_by: string | null;
  answered_by_id: string | null;
  answered_by_name: string | null;
}

export interface Original {
  document_id: string;
  place: number;
  bytes: number;
}

export interface Page {
  document_id: string;
  page: number;
  width: number;
  height: number;
}

export interface Reading {
  id: string;
  customer_id: string;
  document_id: string;
  type: string;
  page: number | null;
  reader: string;
  at: Date;
  staff_id: string | null;
  staff_role: string | null;
}

export interface Upload {
  id: string;
  customer_id: string;
  type: string;
  started_at: Date;
}

export interface UploadFile {
  upload_id: string;
  place: number;
  bytes: number;
  sha256: string;
  received: Generated<number>;
}
