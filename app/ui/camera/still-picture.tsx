import { type ChangeEvent, useId, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "../picture/icon.tsx";
import { loadCodeReader } from "./code-reader.ts";
import { pictureOfFile } from "./picture-of.ts";
import { cameraWords } from "./words.ts";

interface StillPictureProps {
  find: (text: string) => string | undefined;
  onFound: (found: string) => void;
}

/** Reads a code from a picture of the device: where there is no camera, it is refused, or the code is hard to hold. */
export function StillPicture({ find, onFound }: StillPictureProps) {
  const words = cameraWords.of(useLanguage());
  const id = useId();
  const [state, setState] = useState<"reading" | "nothingInPicture" | "noPicture" | "failed">();
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    setState("reading");
    const read = await readFile(file);
    // The same picture may be chosen again.
    target.value = "";
    if (typeof read === "string") return setState(read);
    const found = read.map(find).find((text) => text !== undefined);
    if (found === undefined) return setState("nothingInPicture");
    setState(undefined);
    onFound(found);
  };
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-12 w-full cursor-pointer items-center justify-center gap-2.5 rounded-button border border-line-strong px-6 py-2.5 text-center leading-tight hover:border-ink hover:bg-sand-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      >
        <Icon name="camera" />
        {words.choosePicture}
        <input
          id={id}
          type="file"
          accept="image/*"
          data-analytics="scan-picture"
          className="sr-only"
          onChange={(event) => void onChange(event)}
        />
      </label>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {state && words[state]}
      </p>
    </div>
  );
}

/** The texts of its codes, or why there are none. */
async function readFile(file: Blob): Promise<readonly string[] | "noPicture" | "failed"> {
  let picture: ImageData;
  try {
    picture = await pictureOfFile(file);
  } catch {
    return "noPicture";
  }
  try {
    const read = await loadCodeReader();
    return await read(picture);
  } catch {
    return "failed";
  }
}
