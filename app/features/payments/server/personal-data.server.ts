import { sql } from "kysely";
import { ofCustomer, ofParent } from "#app/platform/personal-data/conditions.server.ts";
import {
  type BothLanguages,
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";
import type { AttemptState } from "../rules/attempt-states.ts";
import type { DisputeState } from "../rules/dispute-states.ts";
import type { RefundState } from "../rules/refund-states.ts";
import { attemptStateWords } from "../words.ts";

const own = ofCustomer();
const [en, ar] = [attemptStateWords.of("en"), attemptStateWords.of("ar")];
const stateNames = Object.fromEntries(
  (Object.keys(en) as AttemptState[]).map((state) => [state, { en: en[state], ar: ar[state] }]),
);
const refundNames = {
  requested: { en: "Requested", ar: "مطلوب" },
  manual: { en: "With our accountants", ar: "لدى قسم المحاسبة" },
  pending: { en: "On its way", ar: "قيد التحويل" },
  failed: { en: "Did not arrive", ar: "لم يصل" },
  withdrawn: { en: "Not sent: your bank has taken the money back", ar: "لم يُرسل لأن البنك استرد المبلغ" },
  refunded: { en: "Refunded", ar: "تم الاسترداد" },
} satisfies Record<RefundState, BothLanguages>;
const disputeNames = {
  "needs-response": { en: "Contested", ar: "معترض عليها" },
  "under-review": { en: "Under review by the bank", ar: "قيد مراجعة البنك" },
  accepted: { en: "Accepted", ar: "قُبل الاعتراض" },
  expired: { en: "Ended without an answer", ar: "انتهت دون رد" },
  lost: { en: "Decided for you", ar: "حُسم لصالحك" },
  won: { en: "Decided for us", ar: "حُسم لصالحنا" },
  closed: { en: "Withdrawn", ar: "سُحب الاعتراض" },
} satisfies Record<DisputeState, BothLanguages>;
const retention = {
  text: {
    en: "10 years after a payment, as books have to be retained; 90 days where nothing was paid",
    ar: "10 سنوات بعد الدفع كما يلزم لحفظ الدفاتر، و90 يوماً إن لم يُدفع شيء",
  },
  job: "forget-payments",
  from: "created_at",
  days: 90,
};

registerPersonalData({
  feature: "payments",
  tables: [
    {
      table: "payments.refund",
      title: { en: "Refunds", ar: "المبالغ المستردة" },
      purpose: { en: "To give money back and to account for it.", ar: "لرد المبالغ إليك وقيدها في الدفاتر." },
      retention: { text: retention.text },
      of: ofParent("attempt_id", "payments.attempt", own),
      columns: {
        created_at: { en: "Date", ar: "التاريخ" },
        amount: { en: "Amount (dirhams)", ar: "المبلغ (بالدرهم)" },
        reason: { en: "Reason", ar: "السبب" },
        state: { en: "State", ar: "الحالة" },
        failure_code: { en: "Why it failed", ar: "سبب التعذّر" },
      },
      notShown: {
        key: ["id", "attempt_id", "gateway_refund_id"],
        work: ["tries", "claimed_until", "changed_at", "checked_at"],
      },
      names: { state: refundNames },
      // They name nobody by themselves; their payments are no longer the person's.
      onDeletion: { does: "anonymize", set: { reason: "" } },
    },
    {
      table: "payments.dispute",
      title: { en: "Contested payments", ar: "مدفوعات معترض عليها" },
      purpose: {
        en: "To answer the bank about a payment that was contested there.",
        ar: "للرد على البنك بشأن دفعة قُدّم اعتراض عليها لديه.",
      },
      retention: { text: retention.text },
      of: ofParent("attempt_id", "payments.attempt", own),
      columns: {
        received_at: { en: "Date", ar: "التاريخ" },
        amount: { en: "Amount (dirhams)", ar: "المبلغ (بالدرهم)" },
        reason: { en: "Reason", ar: "السبب" },
        state: { en: "State", ar: "الحالة" },
        response: { en: "Our answer", ar: "ردنا" },
        response_text: { en: "What we answered", ar: "نص الرد" },
        respond_by: { en: "Answer due", ar: "موعد الرد" },
        gateway_dispute_id: { en: "The bank's number of it", ar: "رقم الاعتراض لدى البنك" },
      },
      notShown: {
        key: ["id", "attempt_id"],
        work: [
          ...["gateway", "has_taken", "is_by_hand", "response_sent_at"],
          ...["response_failure", "seen_at", "checked_at"],
        ],
      },
      names: { state: disputeNames },
      onDeletion: { does: "anonymize", set: { reason: "", response_text: "" } },
    },
    {
      table: "payments.attempt",
      title: { en: "Payments", ar: "المدفوعات" },
      purpose: {
        en: "To take payments, to refund them and to account for them. We never get your card's number.",
        ar: "لاستلام المدفوعات وردّها وقيدها في الدفاتر. لا يصلنا رقم بطاقتك أبداً.",
      },
      retention,
      of: own,
      columns: {
        created_at: { en: "Date", ar: "التاريخ" },
        amount: { en: "Amount (dirhams)", ar: "المبلغ (بالدرهم)" },
        method: { en: "Way of paying", ar: "طريقة الدفع" },
        card_hint: { en: "Card, as the bank masks it", ar: "البطاقة كما يعرضها البنك" },
        state: { en: "State", ar: "الحالة" },
        charge_id: { en: "The bank's number of it", ar: "رقم العملية لدى البنك" },
        reference: { en: "For", ar: "عن" },
        currency: { en: "Currency", ar: "العملة" },
        captured: { en: "Paid (dirhams)", ar: "المدفوع (بالدرهم)" },
        captured_at: { en: "Paid on", ar: "تاريخ الدفع" },
        charged_back: { en: "Taken back by the bank (dirhams)", ar: "ما استرده البنك (درهم)" },
        failure_code: { en: "Why it failed", ar: "سبب التعذّر" },
      },
      notShown: {
        key: ["id", "customer_id", "captured_charge_id", "second_of"],
        work: [
          ...["kind", "gateway", "is_offered", "given_up_at"],
          ...["making_until", "expires_at", "changed_at", "checked_at"],
        ],
        secret: ["redirect_url"],
      },
      names: { state: stateNames },
      onDeletion: {
        does: "keep",
        rows: sql`captured > 0`,
        until: sql<Date>`created_at + interval '10 years'`,
        reason: {
          en: "Commercial law: books and their receipts have to be retained for ten years.",
          ar: "قانون التجارة: يجب حفظ الدفاتر ومستنداتها عشر سنوات.",
        },
        set: { customer_id: "deleted", card_hint: null },
      },
    },
  ],
});

registerWithoutPersonalData({
  "payments.charge_page": "Ids of gateways' pages, by the attempts that are paid on them.",
  "payments.event": "Notifications of gateways, as ids and hashes.",
  "payments.problem": "What staff have to look at, by ids and amounts.",
  "payments.bank_charge": "The demo's bank: no names, and of cards the last four digits.",
  "payments.bank_refund": "The demo's bank: amounts alone.",
});
