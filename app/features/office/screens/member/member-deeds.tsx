import { useState } from "react";
import { everywhere } from "#app/features/staff/rules/permissions.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { showToast } from "#app/ui/toast/show-toast.ts";
import { useDeed } from "../../browser/office-queries.ts";
import { memberLeavesCall, renewInvitationCall } from "../../calls/settings/staff-calls.ts";
import { useSession } from "../../ui/frame/session-context.ts";
import { useShortcuts } from "../../ui/keys/use-shortcuts.ts";
import { Button } from "../../ui/kit/button.tsx";
import { Dialog } from "../../ui/kit/dialog.tsx";
import { kitWords } from "../../ui/kit/words.ts";
import { settingsWords, staffWords } from "../settings/words.ts";
import { RolesDialog } from "./roles-dialog.tsx";
import type { ShownMember } from "./shown-member.ts";

/** What an administrator does with a colleague: never with themselves, and not on a shared tablet. */
export function MemberDeeds({ member }: { member: ShownMember }) {
  const language = useLanguage();
  const words = staffWords.of(language);
  const { session, may } = useSession();
  const [open, setOpen] = useState<"roles" | "leave" | "renew">();
  const { id, state, grants, isManagedElsewhere } = member;
  const mayEverywhere =
    grants.every(({ place }) => may("staff.grant", place)) &&
    (grants.length > 0 || may("staff.grant", everywhere));
  const canChange = mayEverywhere && id !== session.member.id && state !== "left" && session.device === null;
  useShortcuts({ r: canChange && !isManagedElsewhere ? () => setOpen("roles") : undefined });
  if (may("staff.grant") && session.device !== null)
    return <p className="text-sm text-ink-soft">{settingsWords.of(language).ownBrowserOnly}</p>;
  if (!canChange) return null;
  return (
    <>
      <Button look="quiet" onPress={() => setOpen("leave")}>
        {words.leave}
      </Button>
      {!isManagedElsewhere && (
        <>
          <Button onPress={() => setOpen("renew")}>{words.renew}</Button>
          <Button look="primary" onPress={() => setOpen("roles")} shortcut="R">
            {words.changeRoles}
          </Button>
        </>
      )}
      <RolesDialog member={member} open={open === "roles"} onClose={() => setOpen(undefined)} />
      <LeaveDialog member={member} open={open === "leave"} onClose={() => setOpen(undefined)} />
      <RenewDialog member={member} open={open === "renew"} onClose={() => setOpen(undefined)} />
    </>
  );
}

interface DeedProps {
  member: ShownMember;
  open: boolean;
  onClose: () => void;
}

function LeaveDialog({ member: { id, version }, open, onClose }: DeedProps) {
  const language = useLanguage();
  const [words, kit] = [staffWords.of(language), kitWords.of(language)];
  const leave = useDeed(memberLeavesCall, {
    done: ({ handedOn }) => {
      const count = Object.values(handedOn).reduce((sum, one) => sum + one, 0);
      showToast({ text: `${words.leftDone} ${words.handedOn(count)}`, tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.leaveTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button
            look="danger"
            onPress={() => leave.mutate({ params: { id }, body: { version } })}
            busy={leave.isPending}
          >
            {words.leaveNow}
          </Button>
        </>
      }
    >
      <p className="text-sm">{words.leaveText}</p>
    </Dialog>
  );
}

/** The link is the colleague's alone; it says beforehand what it replaces, and who is notified. */
function RenewDialog({ member: { id, version, email }, open, onClose }: DeedProps) {
  const language = useLanguage();
  const [words, kit] = [staffWords.of(language), kitWords.of(language)];
  const renew = useDeed(renewInvitationCall, {
    done: (renewed) => {
      showToast({ text: words.sent(renewed.email), tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.renewTitle}
      actions={
        <>
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button
            look="primary"
            onPress={() => renew.mutate({ params: { id }, body: { version } })}
            busy={renew.isPending}
          >
            {words.renewNow}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-sm">
        <p>{words.renewText(email)}</p>
        <p>{words.renewSeen}</p>
        <p className="text-ink-soft">{words.renewWrongAddress}</p>
      </div>
    </Dialog>
  );
}
