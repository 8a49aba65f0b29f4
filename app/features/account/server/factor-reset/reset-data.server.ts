import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import type { PersonalTable } from "#app/platform/personal-data/register.server.ts";

const names = (en: string, ar: string) => ({ en, ar });

/** What is stored of a second factor that was reset at the counter. */
export const factorResetData: PersonalTable = {
  table: "account.factor_reset",
  title: names("Resets of your second factor", "إعادة تعيين وسيلة التحقق الثانية"),
  purpose: names(
    "To show who reset it, by which paper, and to let you object.",
    "لبيان من أعاد تعيينها وبأي إثبات، ولتتمكن من الاعتراض.",
  ),
  retention: {
    text: names("7 days after it was answered", "7 أيام بعد البتّ في الطلب"),
    job: "account-sweep-expired",
    from: "expires_at",
    days: 0,
  },
  of: ofCustomer(),
  columns: {
    state: names("State", "الحالة"),
    paper: names("Paper", "الإثبات"),
    paper_end: names("Its last four characters", "آخر أربع خانات منه"),
    requested_at: names("Requested", "تاريخ الطلب"),
    answered_at: names("Answered", "تاريخ الرد"),
  },
  notShown: {
    key: ["id", "customer_id"],
    work: ["version", "expires_at"],
    others: ["requested_by_id", "requested_by_name", "answered_by_id", "answered_by_name"],
  },
  names: {
    state: {
      requested: names("Requested", "مطلوب"),
      done: names("Done", "تم"),
      declined: names("Declined", "مرفوض"),
      objected: names("You objected", "قدّمت اعتراضاً عليه"),
    },
    paper: { qid: names("QID", "البطاقة الشخصية"), passport: names("Passport", "جواز السفر") },
  },
  onDeletion: { does: "erase" },
};
