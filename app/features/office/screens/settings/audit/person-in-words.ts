import type { Language } from "#app/i18n/language.ts";
import type { AuditEntry } from "../../../ui/audit/audit-changes.tsx";
import { auditWords } from "../words.ts";

type Person = AuditEntry["people"][number];
const ofLead = "lead/";

/** Whose data an entry is about: the name that the account has now, or what there is instead. */
export function personInWords({ id, name }: Person, language: Language): string {
  const words = auditWords.of(language);
  return name ?? (id.startsWith(ofLead) ? words.ofLead : words.noAccount);
}

/** Where they are shown; undefined where there is no account, or none any more. */
export function screenOfPerson({ id, name }: Person): string | undefined {
  if (id.startsWith(ofLead)) return `/leads/${id.slice(ofLead.length)}`;
  return name === null ? undefined : `/people/${id}`;
}
