import { Button as AriaButton } from "react-aria-components";
import { otherLanguage } from "#app/i18n/language.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { changePersonEvent } from "../../browser/device-sign-in.ts";
import { officeWords } from "../../words.ts";
import { useShortcuts } from "../keys/use-shortcuts.ts";
import { Button } from "../kit/button.tsx";
import { Name } from "../kit/name.tsx";
import { tabletWords } from "../tablet/tablet-words.ts";
import { useSession } from "./session-context.ts";

const change = () => void dispatchEvent(new Event(changePersonEvent));

/** Who is signed in, at the foot of a desk's menu. On a shared tablet the person changes here, or by a key. */
export function PersonFoot() {
  const language = useLanguage();
  const words = officeWords.of(language);
  const { session } = useSession();
  const isTablet = session.device !== null;
  useShortcuts({ p: isTablet ? change : undefined });
  return (
    <div className="hidden border-t border-line px-4 py-3 text-sm lg:block">
      <p>
        <Name>{session.member.name}</Name>
      </p>
      {isTablet && (
        <Button className="my-2 w-full" onPress={change} shortcut="P">
          {tabletWords.of(language).change}
        </Button>
      )}
      <div className="mt-1 flex gap-4 text-ink-soft">
        <OtherLanguage />
        {!isTablet && (
          <form method="post" action="/office/sign-out">
            <button type="submit" className="hover:text-ink">
              {words.signOut}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}

export function OtherLanguage() {
  const language = useLanguage();
  return (
    <a href={`?lang=${otherLanguage(language)}`} lang={otherLanguage(language)} className="hover:text-ink">
      {officeWords.of(language).otherLanguage}
    </a>
  );
}

/** The same under a thumb, where a shared tablet is held upright: the first name is the button. */
export function PersonEntry() {
  const language = useLanguage();
  const { session } = useSession();
  if (session.device === null) return null;
  const [firstName] = session.member.name.split(" ");
  return (
    <li className="min-w-0 grow basis-0 lg:hidden">
      <AriaButton
        onPress={change}
        aria-label={`${session.member.name}: ${tabletWords.of(language).change}`}
        className="press flex w-full flex-col items-center gap-0.5 rounded-md px-0.5 py-1.5 text-2xs text-ink-soft data-hovered:text-ink"
      >
        <Icon name="user" className="size-5" />
        <bdi>{firstName}</bdi>
      </AriaButton>
    </li>
  );
}
