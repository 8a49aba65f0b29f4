import { useLanguage } from "#app/i18n/use-language.ts";
import { CallFailed } from "#app/platform/api/api-client.ts";
import { isOffline } from "#app/platform/api/is-offline.ts";
import { privacyWords } from "../words.ts";

/** Why something did not work. A sign-in that is not fresh has its own notice. */
export function DeedProblem({ error }: { error: Error | null }) {
  const words = privacyWords.of(useLanguage());
  if (error === null || (error instanceof CallFailed && error.reply.code === "sign-in-again")) return null;
  return (
    <p role="alert" className="mt-3 text-sm text-danger">
      {isOffline(error) ? words.offline : words.failed}
    </p>
  );
}
