import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import { registerPersonalData } from "#app/platform/personal-data/register.server.ts";

registerPersonalData({
  feature: "due-dates",
  tables: [
    {
      table: "due_dates.subscription",
      title: { en: "Messages about due dates", ar: "رسائل المواعيد القادمة" },
      purpose: {
        en: "To know whether you want messages before something is due.",
        ar: "لنعرف هل تريد رسائل قبل مواعيدك.",
      },
      retention: { text: { en: "As long as your account", ar: "ما دام حسابك قائماً" } },
      of: ofCustomer(),
      columns: {
        is_on: { en: "On", ar: "مفعّلة" },
        changed_at: { en: "Last change", ar: "آخر تغيير" },
      },
      notShown: { key: ["customer_id"], secret: ["token"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "due_dates.notice",
      title: { en: "Messages about due dates that were sent", ar: "رسائل المواعيد التي أُرسلت" },
      purpose: {
        en: "To send each message once.",
        ar: "لإرسال كل رسالة مرة واحدة فقط.",
      },
      retention: {
        text: { en: "800 days", ar: "800 يوم" },
        job: "forget-due-notices",
        from: "sent_at",
        days: 800,
      },
      of: ofCustomer(),
      columns: {
        item: { en: "What", ar: "الموضوع" },
        days: { en: "Days before", ar: "قبل كم يوم" },
        sent_at: { en: "Sent", ar: "تاريخ الإرسال" },
      },
      notShown: { key: ["customer_id"] },
      onDeletion: { does: "erase" },
    },
  ],
});
