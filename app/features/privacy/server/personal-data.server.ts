import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";

registerPersonalData({
  feature: "privacy",
  tables: [
    {
      table: "privacy.export",
      title: { en: "Copies of your data", ar: "نسخ بياناتك" },
      purpose: { en: "So that you can download them.", ar: "لتتمكن من تنزيلها." },
      retention: {
        text: { en: "One day", ar: "يوم واحد" },
        job: "forget-privacy-exports",
        from: "expires_at",
        days: 0,
      },
      of: ofCustomer(),
      columns: {
        requested_at: { en: "Requested", ar: "تاريخ الطلب" },
        expires_at: { en: "Deleted on", ar: "تُحذف في" },
        ready_at: { en: "Ready", ar: "جاهزة منذ" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["id", "customer_id"], repeats: ["sealed_zip"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "privacy.request_note",
      title: { en: "Our notes on your requests", ar: "ملاحظاتنا على طلباتك" },
      purpose: { en: "To answer them in time.", ar: "للرد عليها في الوقت المحدد." },
      retention: {
        text: { en: "90 days", ar: "90 يوماً" },
        job: "forget-privacy-exports",
        from: "at",
        days: 90,
      },
      of: ofCustomer(),
      columns: { note: { en: "Note", ar: "الملاحظة" }, at: { en: "Written", ar: "تاريخ الكتابة" } },
      notShown: { key: ["id", "request_id", "customer_id"], others: ["staff_id", "staff_name"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "privacy.erasure_request",
      title: { en: "Your request to delete the account", ar: "طلبك حذف الحساب" },
      purpose: {
        en: "To erase everything, also after an interruption.",
        ar: "لإتمام حذف كل شيء حتى إن انقطع العمل.",
      },
      retention: {
        text: {
          en: "Until everything is erased, at most 24 hours",
          ar: "حتى يكتمل الحذف، 24 ساعة على الأكثر",
        },
      },
      of: ofCustomer(),
      columns: {
        requested_at: { en: "Requested", ar: "تاريخ الطلب" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id"],
        work: ["reason", "settled_at", "next_try_at", "blocked_by"],
        repeats: ["sealed_person"],
      },
      // It is deleted with the last step, by which its erasure is complete.
      onDeletion: { does: "anonymize", set: { reason: null } },
    },
  ],
});

registerWithoutPersonalData({
  "privacy.erasure": "Keyed hashes of customers who are erased: they lead back to no one.",
});
