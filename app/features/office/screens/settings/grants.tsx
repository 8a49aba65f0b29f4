import { everywhere, type Role, roles } from "#app/features/staff/rules/permissions.ts";
import { commaIn } from "#app/i18n/comma.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { roleWords } from "../../ui/kit/role-words.ts";
import { staffWords } from "./words.ts";

export interface NamedGrant {
  readonly role: Role;
  readonly place: string;
  readonly placeName: string | null;
}

/** Roles with their places, a role a line. */
export function Grants({ grants }: { grants: readonly NamedGrant[] }) {
  const language = useLanguage();
  const [words, names] = [staffWords.of(language), roleWords.of(language)];
  if (grants.length === 0) return <p className="text-ink-soft">{words.noRole}</p>;
  const held = roles.filter((role) => grants.some((grant) => grant.role === role));
  return (
    <ul className="grid gap-1">
      {held.map((role) => (
        <li key={role}>
          {names[role]}{" "}
          <span className="text-ink-soft">{placesOf(grants, role, words.everywhere).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

/** In a list, roles alone, and how many places where there are several. */
export function GrantsInBrief({ grants }: { grants: readonly NamedGrant[] }) {
  const language = useLanguage();
  const [words, names] = [staffWords.of(language), roleWords.of(language)];
  const held = roles.filter((role) => grants.some((grant) => grant.role === role));
  if (held.length === 0) return <span className="text-ink-faint">{words.noRole}</span>;
  return held.map((role, index) => {
    const [first = "", ...others] = placesOf(grants, role, words.everywhere);
    return (
      <span key={role}>
        {index > 0 && `${commaIn[language]} `}
        {names[role]}{" "}
        <span className="text-ink-soft">
          {first}
          {others.length > 0 && (
            <>
              {" "}
              <Ltr>+{others.length}</Ltr>
            </>
          )}
        </span>
      </span>
    );
  });
}

function placesOf(grants: readonly NamedGrant[], role: Role, all: string): string[] {
  return grants
    .filter((grant) => grant.role === role)
    .map(({ place, placeName }) => (place === everywhere ? all : (placeName ?? place)));
}
