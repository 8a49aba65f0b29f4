import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "../kit/button.tsx";
import { Message } from "../kit/states.tsx";
import { FullScreen } from "./full-screen.tsx";
import { sessionQuery } from "./session-query.ts";
import { frameWords } from "./words.ts";

interface EndedSessionProps {
  /** Whose screen stands below, where it had come. */
  memberId: string | undefined;
  /** They have signed in again: the screen goes on as it was. */
  onBegun: () => void;
}

/**
 * A session has ended, maybe because its member has left: what was shown is hidden until the same person has signed in, in
 * another tab. What they had typed is still there then; anybody else begins anew.
 */
export function EndedSession({ memberId, onBegun }: EndedSessionProps) {
  const language = useLanguage();
  const words = frameWords.of(language);
  const client = useQueryClient();
  const goOn = async () => {
    const query = { ...sessionQuery(language), staleTime: 0, retry: false };
    const session = await client.fetchQuery(query).catch(() => undefined);
    if (session === undefined) return;
    if (memberId === undefined || session.member.id === memberId) onBegun();
    else location.replace("/office");
  };
  return (
    <FullScreen label={words.endedTitle}>
      <div className="pt-[10vh]">
        <Message
          title={words.endedTitle}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onPress={() => void goOn()}>{words.goOn}</Button>
              <Button
                look="primary"
                onPress={() => window.open("/office/sign-in?fresh=false", "_blank", "noopener")}
              >
                {words.signInTab}
              </Button>
            </div>
          }
        >
          {words.endedText}
        </Message>
      </div>
    </FullScreen>
  );
}
