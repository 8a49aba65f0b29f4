import { useState } from "react";
import { Heading, ListBox, ListBoxItem } from "react-aria-components";
import { useLanguage } from "#app/i18n/use-language.ts";
import { changePerson } from "../../browser/device-sign-in.ts";
import { OfficeRefused } from "../../browser/office-client.ts";
import type { SharedDevice } from "../../calls/settings/device-sign-in.ts";
import { FullScreen } from "../frame/full-screen.tsx";
import { Button } from "../kit/button.tsx";
import { Message } from "../kit/states.tsx";
import { kitWords } from "../kit/words.ts";
import { PinPad } from "./pin-pad.tsx";
import { tabletWords } from "./tablet-words.ts";

interface SharedTabletProps {
  device: SharedDevice;
  /** Back to the screen, where its session is still open. */
  onCancel: (() => void) | undefined;
  onChanged: (memberId: string) => void;
}

/** Over everything else: who may be next, then their six digits. What stands below is not read meanwhile. */
export function SharedTablet({ device, onCancel, onChanged }: SharedTabletProps) {
  const language = useLanguage();
  const [words, kit] = [tabletWords.of(language), kitWords.of(language)];
  const [chosenId, setChosenId] = useState<string>();
  const chosen = device.members.find(({ id }) => id === chosenId);
  const enter = async (pin: string): Promise<string | undefined> => {
    try {
      const { memberId } = await changePerson({ memberId: chosenId ?? "", pin }, language);
      onChanged(memberId);
      return undefined;
    } catch (error) {
      if (!(error instanceof OfficeRefused)) throw error;
      const { triesLeft } = error.detail;
      if (error.code === "network") return kit.offline;
      return typeof triesLeft === "number" ? `${error.message} ${words.triesLeft(triesLeft)}` : error.message;
    }
  };
  return (
    <FullScreen label={words.whoTitle} onEscape={chosen === undefined ? onCancel : undefined}>
      <header className="flex min-h-14 items-center gap-4 px-4 py-2 text-sm text-ink-soft lg:px-6">
        <p className="min-w-0 wrap-anywhere">
          <bdi>{device.name}</bdi> · <bdi>{device.placeName}</bdi>
        </p>
        {onCancel && (
          <Button look="quiet" className="ms-auto" onPress={onCancel}>
            {kit.cancel}
          </Button>
        )}
      </header>
      <div className="mx-auto grid w-full max-w-3xl content-start justify-items-center gap-6 px-4 pt-[4vh] pb-10">
        <Heading slot="title" className="text-xl">
          {chosen === undefined ? words.whoTitle : words.pin}
        </Heading>
        {chosen === undefined ? (
          <Names device={device} onChoose={setChosenId} />
        ) : (
          <PinPad
            key={chosen.id}
            name={chosen.name}
            onEntered={enter}
            onBack={() => setChosenId(undefined)}
          />
        )}
      </div>
    </FullScreen>
  );
}

function Names({ device, onChoose }: { device: SharedDevice; onChoose: (id: string) => void }) {
  const words = tabletWords.of(useLanguage());
  const signIn = () =>
    location.assign(`/office/sign-in?return=${encodeURIComponent(location.pathname + location.search)}`);
  return (
    <>
      {device.members.length === 0 ? (
        <Message title={words.nobody}>{words.nobodyText}</Message>
      ) : (
        <ListBox
          aria-label={words.whoTitle}
          layout="grid"
          items={device.members}
          onAction={(id) => onChoose(String(id))}
          autoFocus="first"
          className="grid w-full gap-3 outline-none sm:grid-cols-2 lg:grid-cols-3"
        >
          {({ id, name }) => (
            <ListBoxItem
              id={id}
              textValue={name}
              className="flex min-h-18 cursor-pointer items-center rounded-lg border border-line bg-surface px-5 text-lg outline-none data-focus-visible:outline-2 data-hovered:border-line-strong data-pressed:bg-sand-100"
            >
              <bdi>{name}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-sm text-ink-soft">
        {device.members.length > 0 && words.notListed}
        <Button onPress={signIn}>{words.withPassword}</Button>
      </p>
    </>
  );
}

/** A tablet that was revoked: nothing of what it showed is left to read. */
export function RevokedTablet() {
  const words = tabletWords.of(useLanguage());
  return (
    <FullScreen label={words.revoked}>
      <div className="pt-[10vh]">
        <Message
          title={words.revoked}
          action={<Button onPress={() => location.assign("/office/sign-in")}>{words.withPassword}</Button>}
        >
          {words.revokedText}
        </Message>
      </div>
    </FullScreen>
  );
}
