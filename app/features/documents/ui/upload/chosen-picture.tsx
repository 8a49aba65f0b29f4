import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Ltr } from "#app/ui/ltr.tsx";
import { Icon, type IconName } from "#app/ui/picture/icon.tsx";
import type { ChosenFile } from "./upload-state.ts";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

interface ChosenPictureProps {
  upload: Upload;
  file: ChosenFile;
  /** "Front", "Page 2". */
  name: string;
  shape: "card" | "sheet";
}

/** A chosen file as it looks, with its name and size, how far it has been sent, and what can be done with it. */
export function ChosenPicture({ upload, file, name, shape }: ChosenPictureProps) {
  const { begun, files, phase } = upload.state;
  const place = files.indexOf(file);
  const share = phase.name === "finished" ? 1 : (begun?.received[place] ?? 0) / file.bytes;
  const isSending = phase.name !== "choosing";
  return (
    <>
      <div
        className={`relative grid place-items-center overflow-hidden rounded-xl border border-line bg-sand-50 ${shape === "card" ? "aspect-[1.586]" : "aspect-[0.72]"}`}
      >
        <Preview file={upload.fileOf(file.key)} kind={file.kind} />
        {isSending && <FileProgress name={name} share={share} />}
      </div>
      <div className="mt-1.5 flex min-h-11 items-center gap-1">
        <p className="grid min-w-0 grow justify-items-start text-sm leading-tight">
          <bdi className="max-w-full truncate">{file.name}</bdi>
          <Size bytes={file.bytes} />
        </p>
        {!isSending && <Ways upload={upload} file={file} name={name} shape={shape} />}
      </div>
    </>
  );
}

/** What the browser can show of it; a PDF, and in most browsers HEIC, is named instead. */
function Preview({ file, kind }: { file: File | undefined; kind: string }) {
  const [address, setAddress] = useState<string>();
  const [isShown, setIsShown] = useState(kind !== "pdf");
  useEffect(() => {
    if (file === undefined || kind === "pdf") return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file, kind]);
  if (!isShown)
    return (
      <span className="grid justify-items-center gap-1 text-ink-soft">
        <Icon name="document" className="size-9" />
        <Ltr className="text-sm uppercase">{kind}</Ltr>
      </span>
    );
  return address ? (
    // What it shows is said by the heading above it.
    <img
      src={address}
      alt=""
      onError={() => setIsShown(false)}
      className="absolute inset-0 size-full object-contain"
    />
  ) : null;
}

function FileProgress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="absolute inset-x-0 bottom-0 h-2 bg-sand-200"
    >
      <div
        className="h-full bg-accent transition-[inline-size] motion-reduce:transition-none"
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}

function Size({ bytes }: { bytes: number }) {
  const words = uploadWords.of(useLanguage());
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return (
    <span className="tabular text-xs text-ink-soft">
      {kilobytes < 1024
        ? words.kilobytes(String(kilobytes))
        : words.megabytes((bytes / 1024 / 1024).toFixed(1))}
    </span>
  );
}

/** Pages change their order; every file can be removed. */
function Ways({ upload, file, name, shape }: ChosenPictureProps): ReactNode {
  const words = uploadWords.of(useLanguage());
  const { state, send } = upload;
  const { key, slot } = file;
  const isSheet = shape === "sheet";
  return (
    <>
      {isSheet && slot > 0 && (
        <Way
          label={words.moveUp(name)}
          icon="chevron-back"
          onPress={() => send({ type: "file-moved", key, by: -1 })}
        />
      )}
      {isSheet && slot < state.files.length - 1 && (
        <Way
          label={words.moveDown(name)}
          icon="chevron-forward"
          onPress={() => send({ type: "file-moved", key, by: 1 })}
        />
      )}
      <Way label={words.remove(name)} icon="close" onPress={() => send({ type: "file-removed", key })} />
    </>
  );
}

function Way({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) {
  return (
    <button
      type="button"
      data-analytics="change-pages"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded hover:bg-sand-100"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
