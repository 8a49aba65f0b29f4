import { useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callApi } from "#app/platform/api/api-client.ts";
import { codeChannelsCall } from "../calls.ts";
import type { Channel } from "../rules/confirmation.ts";

/** The channels of this installation, once they have come. Where they do not come the server chooses. */
export function useChannels(): readonly Channel[] | undefined {
  const [channels, setChannels] = useState<readonly Channel[]>();
  const language = useLanguage();
  useEffect(() => {
    const leaving = new AbortController();
    callApi(codeChannelsCall, { language, signal: leaving.signal })
      .then((reply) => reply.ok && setChannels(reply.data.channels))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [language]);
  return channels;
}
