import type { UseMutationResult } from "@tanstack/react-query";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import type { Channel } from "../../rules/confirmation.ts";
import { ChannelChoice } from "../channel-choice.tsx";
import { useChannels } from "../use-channels.ts";
import { mobileWords } from "./mobile-words.ts";

interface ChannelOfTextsProps {
  channel: Channel;
  choose: UseMutationResult<unknown, Error, Channel>;
}

/** By which channel texts come to the number; a change counts at once. */
export function ChannelOfTexts({ channel, choose }: ChannelOfTextsProps) {
  const words = mobileWords.of(useLanguage());
  const channels = useChannels() ?? [];
  if (channels.length < 2) return null;
  return (
    <>
      <ChannelChoice
        label={words.channel}
        channels={channels}
        chosen={choose.isPending ? choose.variables : channel}
        onChoose={(chosen) => choose.mutate(chosen)}
      />
      {choose.isError && <Banner tone="error">{words.notChanged}</Banner>}
    </>
  );
}
