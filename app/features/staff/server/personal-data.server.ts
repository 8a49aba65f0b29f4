import { ofCustomer } from "#app/platform/personal-data/conditions.server.ts";
import {
  registerPersonalData,
  registerWithoutPersonalData,
} from "#app/platform/personal-data/register.server.ts";

registerPersonalData({
  feature: "staff",
  tables: [
    {
      table: "staff.audit_value",
      title: { en: "What our staff changed in your records", ar: "ما غيّره موظفونا في بياناتك" },
      purpose: {
        en: "To be able to say who changed what in your records, and when.",
        ar: "لنتمكن من معرفة من غيّر بياناتك ومتى وماذا تغيّر فيها.",
      },
      retention: {
        text: { en: "Two years; searches 90 days", ar: "سنتان، وعمليات البحث 90 يوماً" },
        job: "forget-staff-traces",
        from: "expires_at",
        days: 0,
      },
      of: ofCustomer("person_id"),
      columns: {},
      notShown: {
        key: ["id", "entry_id", "person_id"],
        others: ["field", "before", "after"],
        work: ["expires_at", "seal"],
      },
      onDeletion: { does: "erase" },
    },
  ],
});

registerWithoutPersonalData({
  "staff.member": "Members of staff, no customers.",
  "staff.former_name": "Names that members of staff had before.",
  "staff.role_grant": "What members of staff may do.",
  "staff.device": "Shared devices of a workshop or counter.",
  "staff.session": "Sessions of members of staff.",
  "staff.full_sign_in": "When members of staff signed in at a place.",
  "staff.pin": "Hashes of PINs of members of staff.",
  "staff.audit_entry": "Ids, names of fields and codes; values stand in staff.audit_value.",
  "staff.audit_link": "The chain of the audit's entries, by their numbers.",
  "staff.audit_check": "What verifications of that chain found.",
});
