import { expect, test } from "vitest";
import { recordOfPath } from "./record-of-path.ts";

test.each([
  ["/appointments/:id/confirm", { id: "a" }, { type: "appointment", id: "a" }],
  ["/centers/:center/board", { center: "al-sadd" }, { type: "center", id: "al-sadd", place: "al-sadd" }],
  ["/people/:customer/documents/:id/answer", { customer: "c", id: "d" }, { type: "customer", id: "c" }],
  ["/records/:type/:id/audit", { type: "order", id: "o" }, { type: "order", id: "o" }],
  ["/leads/:id", { id: "x".repeat(300) }, { type: "lead", id: "x".repeat(100) }],
  ["/staff", {}, undefined],
  ["/lead-counts", {}, undefined],
])("the record of %s", (path, params, record) => expect(recordOfPath(path, params)).toEqual(record));
