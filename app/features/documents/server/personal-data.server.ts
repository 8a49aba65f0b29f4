import { type AnyTransaction, inTransaction } from "#app/platform/database.server.ts";
import { ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import { type BothLanguages, registerPersonalData } from "#app/platform/personal-data/register.server.ts";
import { readerRoles, typeWords } from "../document-words.ts";
import type { DocumentCode } from "../rules/document-states.ts";
import type { DocumentType } from "../rules/document-types.ts";
import { eraseDocuments } from "./documents/delete-document.server.ts";
import { filesOfCopy } from "./documents/files-of-copy.server.ts";

const owned = ofCustomer();
const ofDocument = ofParent("document_id", "documents.document", owned);
const withDocument = {
  text: { en: "As long as the document", ar: "ما دام المستند محفوظاً" },
};
const erase = { does: "erase" } as const;
const uploads = {
  text: { en: "One day", ar: "يوم واحد" },
  job: "forget-documents",
  from: "started_at",
  days: 1,
} as const;
const type = { en: "Type", ar: "النوع" };
const page = { en: "Page", ar: "الصفحة" };

const typeNames = Object.fromEntries(
  Object.entries(typeWords.of("en")).map(([name, en]) => [
    name,
    { en, ar: typeWords.of("ar")[name as DocumentType] },
  ]),
);
const stateNames: Readonly<Record<DocumentCode, BothLanguages>> = {
  uploaded: { en: "Being checked", ar: "قيد الفحص" },
  scanning: { en: "Being checked", ar: "قيد الفحص" },
  processed: { en: "Under review", ar: "قيد المراجعة" },
  accepted: { en: "Accepted", ar: "مقبول" },
  rejected: { en: "Rejected", ar: "مرفوض" },
};

const readerRoleNames = Object.fromEntries(
  (["adviser", "manager", "auditor"] as const).map((role) => [
    role,
    { en: readerRoles.of("en")[role], ar: readerRoles.of("ar")[role] },
  ]),
);

registerPersonalData({
  feature: "documents",
  tables: [
    {
      table: "documents.page",
      title: { en: "Pages of your documents", ar: "صفحات مستنداتك" },
      purpose: { en: "To show and check your documents.", ar: "لعرض مستنداتك ومراجعتها." },
      retention: withDocument,
      of: ofDocument,
      columns: { page },
      notShown: { key: ["document_id"], work: ["width", "height"] },
      onDeletion: erase,
    },
    {
      table: "documents.original",
      title: { en: "Files that are being checked", ar: "ملفات قيد الفحص" },
      purpose: { en: "To scan them and make pages of them.", ar: "لفحصها وتحويلها إلى صفحات." },
      retention: { text: { en: "Until the pages are made", ar: "حتى تجهز الصفحات" } },
      of: ofDocument,
      columns: {},
      notShown: { key: ["document_id", "place"], repeats: ["bytes"] },
      onDeletion: erase,
    },
    {
      table: "documents.document",
      title: { en: "Your documents", ar: "مستنداتك" },
      purpose: {
        en: "To check what the law and your contracts require, and to remind you before a document ends.",
        ar: "للتحقق مما يتطلبه النظام وعقودك، ولتذكيرك قبل انتهاء صلاحية المستند.",
      },
      retention: {
        text: {
          en: "90 days after the document has ended, was rejected or was replaced by one that we accepted; a year and 90 days after you confirmed it if it has no last day; 30 days if you never confirm it",
          ar: "90 يوماً بعد انتهاء صلاحية المستند أو رفضه أو استبداله بمستند اعتمدناه، وسنة و90 يوماً بعد تأكيد بياناته إن لم يكن له تاريخ انتهاء، و30 يوماً إن لم تؤكد بياناته",
        },
      },
      of: owned,
      columns: {
        type,
        code: { en: "State", ar: "الحالة" },
        uploaded_at: { en: "Uploaded", ar: "تاريخ الرفع" },
        confirmed_at: { en: "Confirmed", ar: "تاريخ التأكيد" },
        expiry: { en: "Valid until", ar: "صالح حتى" },
        reason_text: { en: "Reason of a rejection", ar: "سبب الرفض" },
        decided_at: { en: "Decided", ar: "تاريخ القرار" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id", "replaced_by"],
        work: ["version", "scan", "tried_at", "claimed_until", "claimed_by", "attempts", "reminded_at"],
        repeats: ["reason", "sealed_fields"],
        others: ["answered_by_id", "answered_by_name"],
      },
      names: { type: typeNames, code: stateNames },
      onDeletion: erase,
    },
    {
      table: "documents.upload_file",
      title: { en: "Files of unfinished uploads", ar: "ملفات لم يكتمل رفعها" },
      purpose: { en: "To go on after a cut connection.", ar: "لاستئناف الرفع بعد انقطاع الاتصال." },
      retention: { text: uploads.text },
      of: ofParent("upload_id", "documents.upload", owned),
      columns: {},
      notShown: { key: ["upload_id", "place"], work: ["bytes", "sha256", "received"] },
      onDeletion: erase,
    },
    {
      table: "documents.upload",
      title: { en: "Unfinished uploads", ar: "مستندات لم يكتمل رفعها" },
      purpose: { en: "To go on after a cut connection.", ar: "لاستئناف الرفع بعد انقطاع الاتصال." },
      retention: uploads,
      of: owned,
      columns: { type, started_at: { en: "Started", ar: "تاريخ البدء" } },
      notShown: { key: ["id", "customer_id"] },
      names: { type: typeNames },
      onDeletion: erase,
    },
    {
      table: "documents.reading",
      title: { en: "Who opened your documents", ar: "من اطّلع على مستنداتك" },
      purpose: { en: "To show you who has seen them.", ar: "لتعرف من اطّلع عليها." },
      retention: {
        text: { en: "One year", ar: "سنة واحدة" },
        job: "forget-documents",
        from: "at",
        days: 365,
      },
      of: owned,
      columns: {
        type,
        page,
        reader: { en: "Reader", ar: "المطّلع" },
        staff_role: { en: "Role", ar: "الوظيفة" },
        at: { en: "When", ar: "الوقت" },
      },
      notShown: { key: ["id", "customer_id", "document_id"], others: ["staff_id"] },
      names: { type: typeNames, staff_role: readerRoleNames },
      onDeletion: erase,
    },
  ],
  // The rows say which files there are, so both go together, by the deed that deletes a document.
  async settle({ customerId }) {
    await inTransaction<unknown, void>((trx: AnyTransaction) => eraseDocuments(trx, customerId));
    return true;
  },
  files: ({ customerId }) => filesOfCopy(customerId),
});
