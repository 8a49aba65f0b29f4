import { useState } from "react";
import { staffRefusals } from "#app/features/staff/refusals.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { changeRolesCall } from "../../calls/settings/staff-calls.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { GrantsEditor } from "../settings/grants-editor.tsx";
import { grantsOf, linesOf } from "../settings/member-form.ts";
import { settingsWords, staffWords } from "../settings/words.ts";
import type { ShownMember } from "./shown-member.ts";

interface RolesProps {
  member: ShownMember;
  open: boolean;
  onClose: () => void;
}

/** All roles of a colleague, changed together. */
export function RolesDialog(props: RolesProps) {
  const words = staffWords.of(useLanguage());
  return (
    <Dialog open={props.open} onClose={props.onClose} title={words.changeRoles} size="wide">
      {props.open && <Roles {...props} />}
    </Dialog>
  );
}

function Roles({ member: { id, version, grants }, onClose }: RolesProps) {
  const language = useLanguage();
  const kit = kitWords.of(language);
  const [lines, setLines] = useState(() => linesOf(grants));
  // The version that was seen when the dialog opened: what a colleague changed meanwhile is not overwritten.
  const [seen] = useState(version);
  const [problem, setProblem] = useState<string>();
  const change = useDeed(changeRolesCall, {
    done: () => {
      showToast({ text: settingsWords.of(language).saved, tone: "success" });
      onClose();
    },
    shows: ({ code, message }) => {
      const isOfRoles = ["no-role", "role-elsewhere", "last-administrator"].includes(code);
      if (isOfRoles) setProblem(message);
      return isOfRoles;
    },
  });
  const save = () => {
    const chosen = grantsOf(lines);
    if (chosen === undefined || chosen.length === 0) return setProblem(staffRefusals["no-role"][language]);
    change.mutate({ params: { id }, body: { version: seen, grants: chosen } });
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <GrantsEditor
        lines={lines}
        onChange={(next) => {
          setProblem(undefined);
          setLines([...next]);
        }}
        problem={problem}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{kit.cancel}</Button>
        <Button type="submit" look="primary" busy={change.isPending}>
          {kit.save}
        </Button>
      </div>
    </form>
  );
}
