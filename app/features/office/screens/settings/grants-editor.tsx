import { everywhere, type Role, roles } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useSession } from "../../ui/frame/session-context.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Select } from "../../ui/kit/fields.tsx";
import { roleWords } from "../../ui/kit/role-words.ts";
import { addLine, type GrantLine } from "./member-form.ts";
import { staffWords } from "./words.ts";

interface GrantsEditorProps {
  lines: readonly GrantLine[];
  onChange: (lines: readonly GrantLine[]) => void;
  problem: string | undefined;
}

/** Roles, each at a place. An administrator of one location gives roles there alone. */
export function GrantsEditor({ lines, onChange, problem }: GrantsEditorProps) {
  const language = useLanguage();
  const [words, names] = [staffWords.of(language), roleWords.of(language)];
  const { session, may } = useSession();
  const places = [
    ...(may("staff.grant", everywhere) ? [{ id: everywhere, label: words.everywhere }] : []),
    ...[...session.locations, ...session.counters].map(({ id, name }) => ({ id, label: name })),
  ];
  const change = (id: number, fields: Partial<GrantLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...fields } : line)));
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 text-sm text-ink-soft">{words.roles}</legend>
      {lines.map(({ id, role, place }) => (
        <div key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
          <Select
            label={words.role}
            hideLabel
            value={role}
            onChange={(chosen) => change(id, { role: chosen as Role })}
            choices={roles.map((one) => ({ id: one, label: names[one] }))}
          />
          <Select
            label={words.place}
            hideLabel
            value={place}
            onChange={(chosen) => change(id, { place: chosen })}
            choices={places}
          />
          <Button
            look="quiet"
            aria-label={words.removeRole}
            onPress={() => onChange(lines.filter((line) => line.id !== id))}
            className="px-2 pointer-coarse:min-w-11"
          >
            <Icon name="close" className="size-4" />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button onPress={() => onChange(addLine(lines))}>
          <Icon name="plus" className="size-4" />
          {words.addRole}
        </Button>
        {problem && <p className="text-xs text-danger">{problem}</p>}
      </div>
    </fieldset>
  );
}
