import { useId } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { Channel } from "../rules/confirmation.ts";
import { phoneWords } from "./words.ts";

interface ChannelChoiceProps {
  label: string;
  channels: readonly Channel[];
  chosen: Channel;
  onChoose: (channel: Channel) => void;
}

/** By which channel something is sent: one of those that this installation has. */
export function ChannelChoice({ label, channels, chosen, onChoose }: ChannelChoiceProps) {
  const words = phoneWords.of(useLanguage());
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {channels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              value={channel}
              checked={chosen === channel}
              onChange={() => onChoose(channel)}
              className="size-5 accent-accent"
            />
            {words[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
