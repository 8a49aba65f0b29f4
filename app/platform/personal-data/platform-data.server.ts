import { sql } from "kysely";
import { database } from "../database.server.ts";
import { queuesOfCustomers } from "../jobs.server.ts";
import { consentsOfPerson } from "./consents.server.ts";
import type { Person } from "./register.server.ts";
import { registerPersonalData, registerWithoutPersonalData } from "./register.server.ts";

/**
 * Messages to the person and those to staff about them, by what was written down with each. One of a customer is theirs alone.
 * A confirmed number may have been another's before, as one that was typed may be.
 */
function messagesOf({ customerId, emails, phones, reached }: Person) {
  const numbers = phones.map(({ number }) => number);
  const since = phones.map((phone) => phone.since.toISOString());
  return sql`(customer_id = ${customerId} or (customer_id is null and (
    about && ${emails}::text[]
    or (about && ${numbers}::text[] and exists (
      select from unnest(${numbers}::text[], ${since}::timestamptz[]) as own (number, since)
      where own.number = any(about) and own.since <= created_at))
    or (about && ${reached}::text[] and lower(recipient) = any(${reached}::text[])))))`;
}

/** Older ones are of no account: they were not written for a deletion. */
const freshMs = 24 * 3_600_000;

/** Whether every message about the person has left or was given up. */
async function haveMessagesLeft(person: Person, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from platform.message
    where ${messagesOf(person)} and state = 'waiting' and not short_lived
      and created_at > ${new Date(now.getTime() - freshMs)} limit 1`.execute(database<unknown>());
  return rows.length === 0;
}

registerPersonalData({
  feature: "platform",
  settle: haveMessagesLeft,
  tables: [
    {
      table: "platform.message",
      title: { en: "Messages that we sent", ar: "الرسائل التي أرسلناها" },
      purpose: {
        en: "To deliver mails and texts, and to repeat what did not arrive.",
        ar: "لإيصال الرسائل البريدية والنصية وإعادة إرسال ما لم يصل.",
      },
      retention: {
        text: { en: "30 days", ar: "30 يوماً" },
        job: "forget-messages",
        from: "created_at",
        days: 30,
      },
      of: messagesOf,
      columns: {
        created_at: { en: "Written", ar: "تاريخ الكتابة" },
        channel: { en: "By", ar: "الوسيلة" },
        recipient: { en: "To", ar: "إلى" },
        subject: { en: "Subject", ar: "الموضوع" },
        plain: { en: "Text", ar: "النص" },
        sent_at: { en: "Sent", ar: "تاريخ الإرسال" },
        language: { en: "Language", ar: "اللغة" },
      },
      notShown: {
        key: ["id", "in_reply_to", "customer_id"],
        work: [
          "template",
          "claimed_until",
          "state",
          "tries",
          "second_channel",
          "failed_channel",
          "useful_until",
          "is_notice",
          "short_lived",
          "for_staff",
        ],
        secret: ["sealed_secret", "unsubscribe"],
        repeats: ["html", "calendar", "attachment", "about"],
      },
      // They hold links by which staff act.
      notInCopy: sql`for_staff`,
      onDeletion: { does: "erase" },
    },
    {
      table: "platform.idempotency",
      title: { en: "Answers to your last changes", ar: "الردود على آخر تغييراتك" },
      purpose: {
        en: "So that a change that is sent twice is made once.",
        ar: "حتى لا يُنفَّذ التغيير مرتين إذا أُرسل مرتين.",
      },
      retention: {
        text: { en: "One day", ar: "يوم واحد" },
        job: "forget-idempotency-keys",
        from: "created_at",
        days: 1,
      },
      of: ({ customerId }) => sql`actor = ${customerId}`,
      columns: { created_at: { en: "Made", ar: "التاريخ" } },
      notShown: { key: ["actor", "key"], work: ["request_hash"], repeats: ["sealed_answer"] },
      onDeletion: { does: "erase" },
    },
    {
      table: "platform.consent",
      title: { en: "Consents given and withdrawn", ar: "الموافقات الممنوحة والمسحوبة" },
      purpose: {
        en: "To prove what you agreed to, and to respect what you withdrew.",
        ar: "لإثبات ما وافقت عليه واحترام ما سحبته.",
      },
      retention: {
        text: {
          en: "As long as you have the account; 24 months without one",
          ar: "ما دام حسابك قائماً؛ و24 شهراً لمن لا حساب له",
        },
        job: "forget-consents",
        from: "at",
        months: 24,
      },
      of: consentsOfPerson,
      columns: {
        at: { en: "Time", ar: "الوقت" },
        purpose: { en: "For", ar: "الغرض" },
        given: { en: "Given", ar: "ممنوحة" },
        text_version: { en: "Version of the text", ar: "إصدار النص" },
        language: { en: "Language", ar: "اللغة" },
        source: { en: "Where", ar: "المصدر" },
        email: { en: "E-mail", ar: "البريد الإلكتروني" },
        phone: { en: "Phone", ar: "رقم الهاتف" },
      },
      notShown: { key: ["id", "customer_id"] },
      names: {
        purpose: {
          marketing: { en: "Offers and news", ar: "العروض والأخبار" },
          "stock-alerts": { en: "Alerts for used cars", ar: "تنبيهات السيارات المستعملة" },
        },
        source: { account: { en: "Your account", ar: "حسابك" } },
      },
      onDeletion: { does: "erase" },
    },
    {
      table: "pgboss.job",
      title: { en: "Work that waits or was done", ar: "مهام منتظرة أو منجزة" },
      purpose: {
        en: "To send what is due and to repeat what failed.",
        ar: "لإرسال ما حان وقته وإعادة ما لم ينجح.",
      },
      retention: { text: { en: "7 days after it is done", ar: "7 أيام بعد إنجازها" } },
      // All other jobs name a row, which is gone by then: they do nothing.
      of: ({ customerId }) =>
        sql`name = any(${queuesOfCustomers()}::text[]) and data ->> 'customerId' = ${customerId}`,
      columns: {},
      // The data of these jobs names the customer and rows that the copy shows.
      notShown: {
        key: ["id", "singleton_key", "group_id", "source_id", "source_root_id"],
        repeats: ["data"],
        work: [
          "name",
          "priority",
          "state",
          "retry_limit",
          "retry_count",
          "retry_delay",
          "retry_backoff",
          "retry_delay_max",
          "expire_seconds",
          "deletion_seconds",
          "singleton_on",
          "group_tier",
          "start_after",
          "created_on",
          "started_on",
          "completed_on",
          "keep_until",
          "dead_letter",
          "policy",
          "heartbeat_on",
          "heartbeat_seconds",
          "blocked",
          "blocking",
          "pending_dependencies",
          "source_name",
          "source_created_on",
          "source_retry_count",
          "source_output",
          "output",
        ],
      },
      onDeletion: { does: "erase" },
    },
  ],
});

const queues = "The job queue's own tables: names, counts and times of jobs.";
registerWithoutPersonalData({
  "pgboss.bam": queues,
  "pgboss.job_dependency": queues,
  "pgboss.queue": queues,
  "pgboss.queue_stats": queues,
  "pgboss.schedule": queues,
  "pgboss.subscription": queues,
  "pgboss.version": queues,
  "pgboss.warning": queues,
  "public.migration": "Which migrations have run.",
  "platform.process": "Processes of the program.",
  "platform.rate_limit": "Its keys are keyed hashes, deleted when their time is over.",
  "platform.secret": "The program's own secret.",
});
