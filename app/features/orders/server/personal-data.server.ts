import { sql } from "kysely";
import { ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  type Retention,
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import { staffDeeds } from "../rules/order/staff-deeds.ts";
import { staffDeedWords } from "../staff-words.ts";
import { cancelOrdersAhead } from "./orders/cancel-ahead.server.ts";

const own = ofCustomer();
const ofOrder = ofParent("order_id", "orders.order", own);
const tenYears: Retention = {
  text: {
    en: "10 years once it is paid; 90 days where it never was",
    ar: "10 سنوات بعد الدفع، و90 يوماً إن لم يُدفع",
  },
  job: "forget-orders",
  from: "placed_at",
  months: 120,
};
const partNames = {
  part: { en: "Part number", ar: "رقم القطعة" },
  quantity: { en: "Quantity", ar: "الكمية" },
} as const satisfies Record<string, BothLanguages>;

registerPersonalData({
  feature: "orders",
  tables: [
    {
      table: "orders.cart_line",
      title: { en: "Parts in your cart", ar: "القطع في سلتك" },
      purpose: { en: "So that you find them on every device.", ar: "لتجدها على كل أجهزتك." },
      retention: { text: { en: "30 days without a change", ar: "30 يوماً دون تغيير" } },
      of: own,
      columns: {
        ...partNames,
        car: { en: "Car", ar: "السيارة" },
        note: { en: "Your note", ar: "ملاحظتك" },
        misfit_acknowledged: { en: "Chosen though it may not fit", ar: "اختيرت رغم احتمال عدم توافقها" },
        saved: { en: "Saved for later", ar: "محفوظة لوقت لاحق" },
      },
      notShown: {
        key: ["id", "customer_id"],
        work: ["changes", "position"],
        repeats: ["original_price", "unit_discount"],
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "orders.cart",
      title: { en: "Your cart", ar: "سلتك" },
      purpose: { en: "So that you find it on every device.", ar: "لتجدها على كل أجهزتك." },
      retention: {
        text: { en: "30 days without a change", ar: "30 يوماً دون تغيير" },
        job: "forget-carts",
        from: "changed_at",
        days: 30,
      },
      of: own,
      columns: { changed_at: { en: "Last change", ar: "آخر تغيير" } },
      notShown: { key: ["customer_id"], work: ["version"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "orders.stock_alert",
      title: { en: "Parts you are waiting for", ar: "قطع تنتظر توفرها" },
      purpose: { en: "To write to you once they can be bought.", ar: "لمراسلتك عند توفرها." },
      retention: { text: { en: "Until we have written to you", ar: "إلى أن نراسلك" } },
      of: own,
      columns: {
        part: partNames.part,
        requested_at: { en: "Requested", ar: "تاريخ الطلب" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: { key: ["customer_id"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "orders.done_write",
      title: { en: "Changes of your cart", ar: "تغييرات سلتك" },
      purpose: { en: "So that a repeated request is done once.", ar: "حتى لا يُنفَّذ الطلب المكرر مرتين." },
      retention: {
        text: { en: "One day", ar: "يوم واحد" },
        job: "forget-done-writes",
        from: "at",
        days: 1,
      },
      of: own,
      columns: {},
      notShown: { key: ["customer_id", "key", "order_id"], work: ["at"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "orders.return_request",
      title: { en: "Requests to give parts back", ar: "طلبات إرجاع القطع" },
      purpose: { en: "To answer them and to give your money back.", ar: "للرد عليها وإعادة المبلغ إليك." },
      retention: { text: { en: "As long as the order", ar: "ما دام الطلب محفوظاً" } },
      of: ofOrder,
      columns: {
        requested_at: { en: "Requested", ar: "تاريخ الطلب" },
        state: { en: "State", ar: "الحالة" },
        note: { en: "Your note", ar: "ملاحظتك" },
        answer: { en: "Our answer", ar: "ردنا" },
        changed_at: { en: "Last change", ar: "آخر تغيير" },
      },
      notShown: { key: ["id", "order_id"] },
      names: {
        state: {
          requested: { en: "Requested", ar: "بانتظار الرد" },
          accepted: { en: "Accepted", ar: "مقبول" },
          refused: { en: "Declined", ar: "مرفوض" },
          received: { en: "Received", ar: "مستلم" },
        },
      },
      onDeletion: { does: "anonymize", set: { note: "" } },
    },
    {
      table: "orders.refund_request",
      title: { en: "Refunds that we considered", ar: "مبالغ دُرست إعادتها إليك" },
      purpose: {
        en: "So that two of us decide about money that goes back.",
        ar: "ليقرّر موظفان إعادة أي مبلغ.",
      },
      retention: { text: { en: "As long as the order", ar: "ما دام الطلب محفوظاً" } },
      of: ofOrder,
      columns: {
        requested_at: { en: "Requested", ar: "تاريخ الطلب" },
        amount: { en: "Amount (dirhams)", ar: "المبلغ (درهم)" },
        reason: { en: "Reason", ar: "السبب" },
        decision: { en: "Decision", ar: "القرار" },
        decided_at: { en: "Decided", ar: "تاريخ القرار" },
        answer: { en: "Our answer", ar: "ردنا" },
      },
      notShown: {
        key: ["id", "order_id"],
        others: ["requested_by", "requested_by_name", "decided_by", "decided_by_name"],
      },
      names: {
        decision: {
          approved: { en: "Approved", ar: "موافقة" },
          declined: { en: "Declined", ar: "رفض" },
          withdrawn: { en: "Withdrawn", ar: "سُحب" },
        },
      },
      onDeletion: { does: "anonymize", set: { reason: "", answer: "" } },
    },
    {
      table: "orders.order_deed",
      title: { en: "What we did with your orders", ar: "ما أجريناه على طلباتك" },
      purpose: { en: "To know who prepared and answered what.", ar: "لمعرفة من جهّز الطلب ومن ردّ عليه." },
      retention: { text: { en: "As long as the order", ar: "ما دام الطلب محفوظاً" } },
      of: ofOrder,
      columns: {
        at: { en: "Time", ar: "الوقت" },
        kind: { en: "What", ar: "الإجراء" },
        note: { en: "Note", ar: "ملاحظة" },
        quantity: { en: "Pieces", ar: "عدد القطع" },
        amount: { en: "Amount (dirhams)", ar: "المبلغ (درهم)" },
      },
      notShown: { key: ["order_id"], work: ["version", "line"], others: ["staff_id", "staff_name"] },
      names: {
        kind: Object.fromEntries(
          staffDeeds.map((kind) => [
            kind,
            { en: staffDeedWords.of("en")[kind], ar: staffDeedWords.of("ar")[kind] },
          ]),
        ),
      },
      onDeletion: { does: "anonymize", set: { note: "" } },
    },
    {
      table: "orders.order_line",
      title: { en: "Parts you ordered", ar: "القطع التي طلبتها" },
      purpose: {
        en: "To prepare your order, and for returns and warranty.",
        ar: "لتجهيز طلبك وللإرجاع والضمان.",
      },
      retention: { text: { en: "As long as the order", ar: "ما دام الطلب محفوظاً" } },
      of: ofOrder,
      columns: {
        ...partNames,
        name_en: { en: "Part", ar: "القطعة (بالإنجليزية)" },
        name_ar: { en: "Part (Arabic)", ar: "القطعة" },
        line_price: { en: "Price (dirhams)", ar: "السعر (درهم)" },
        note: { en: "Your note", ar: "ملاحظتك" },
        car_en: { en: "For car", ar: "للسيارة (بالإنجليزية)" },
        car_ar: { en: "For car (Arabic)", ar: "للسيارة" },
        misfit_acknowledged: { en: "Ordered though it may not fit", ar: "طُلبت رغم احتمال عدم توافقها" },
        short: { en: "Missing pieces", ar: "القطع الناقصة" },
        short_answer: { en: "Your answer about them", ar: "ردك بشأنها" },
        dropped: { en: "Canceled pieces", ar: "القطع الملغاة" },
        returned: { en: "Returned pieces", ar: "القطع المرتجعة" },
      },
      notShown: {
        key: ["order_id", "line", "cart_line_id"],
        repeats: ["car", "original_price", "unit_discount", "picture"],
        work: ["returns"],
      },
      onDeletion: { does: "anonymize", set: { note: "", car: null, car_en: null, car_ar: null } },
    },
    {
      table: "orders.order",
      title: { en: "Orders of parts", ar: "طلبات قطع الغيار" },
      purpose: {
        en: "To prepare them, to hand them over and to account for what was paid.",
        ar: "لتجهيزها وتسليمها وتسوية ما دُفع.",
      },
      retention: tenYears,
      of: own,
      columns: {
        number: { en: "Order number", ar: "رقم الطلب" },
        placed_at: { en: "Placed", ar: "تاريخ الطلب" },
        paid_at: { en: "Paid", ar: "تاريخ الدفع" },
        collected_at: { en: "Collected", ar: "تاريخ الاستلام" },
        total_price: { en: "Total (dirhams)", ar: "الإجمالي (درهم)" },
        refunded: { en: "Given back (dirhams)", ar: "المبلغ المعاد (درهم)" },
        charged_back: { en: "Taken back by the bank (dirhams)", ar: "ما استرده البنك (درهم)" },
        center: { en: "Parts counter", ar: "فرع قطع الغيار" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
        notes: { en: "Your notes", ar: "ملاحظاتك" },
        fulfilment: { en: "State", ar: "الحالة" },
        money: { en: "Payment", ar: "الدفع" },
        appointment_at: { en: "With the appointment", ar: "مع الموعد" },
        appointment_center: { en: "Service center", ar: "مركز الخدمة" },
        total_tax: { en: "Tax (dirhams)", ar: "الضريبة (درهم)" },
        credited: { en: "Credited (dirhams)", ar: "إشعارات دائنة (درهم)" },
        ready_at: { en: "Ready", ar: "جاهز منذ" },
        expired_at: { en: "Not collected in time", ar: "انتهت مهلة الاستلام" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "customer_id", "appointment_id"],
        work: ["version", "cart_version", "expires_at", "reminders", "moved_at", "changed_at"],
        secret: ["pickup_code"],
        repeats: ["total_original", "tax_rate", "captured", "refund_requested"],
      },
      onDeletion: {
        does: "keep",
        rows: sql`captured > 0`,
        until: sql<Date>`placed_at + interval '10 years'`,
        reason: {
          en: "Commercial law: books and their receipts have to be retained for ten years.",
          ar: "قانون التجارة: يجب حفظ الدفاتر ومستنداتها عشر سنوات.",
        },
        set: { customer_id: "deleted", phone: "", notes: "" },
      },
    },
  ],
  settle: ({ customerId }, now) => cancelOrdersAhead(customerId, now),
});

registerWithoutPersonalData({
  "orders.center": "The importer's parts counters.",
  "orders.stock": "Pieces on shelves.",
  "orders.stock_movement": "Pieces that came and went, with the order that took them.",
  "orders.stock_file": "Hashes of stock files.",
  "orders.reservation": "Pieces that are set aside for an order; gone with it.",
  "orders.order_event": "States and times of an order; deleted with it.",
  "orders.series": "The last numbers of series.",
  "orders.paper": "Receipts and credit notes, which name parts and amounts alone.",
  "orders.return_line": "Pieces of a request to give back; deleted with it.",
  "orders.hand_over": "What the ERP has heard of an order.",
});
