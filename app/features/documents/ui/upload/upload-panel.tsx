import { type DragEvent, type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DocumentType } from "../../rules/document-types.ts";
import { useDocumentsPage } from "../documents-page.ts";
import { CameraButton } from "./camera-button.tsx";
import { CardSides } from "./card-sides.tsx";
import { SheetPages } from "./sheet-pages.tsx";
import { UploadNotices } from "./upload-notices.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { canSend } from "./upload-state.ts";
import { uploadWords } from "./upload-words.ts";
import { type Upload, useUpload } from "./use-upload.ts";

interface UploadPanelProps {
  type: DocumentType;
  onUploaded: (documentId: string) => void;
  /** Whether there is something to lose: files were chosen, or are being sent. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
}

/** Adds a document: its files are chosen, dropped, pasted or photographed, looked at, and sent. */
export function UploadPanel({ type, onUploaded, onBusy }: UploadPanelProps) {
  const { texts } = useDocumentsPage();
  const words = uploadWords.of(useLanguage());
  const upload = useUpload(type, onUploaded);
  const { state, send } = upload;
  const [isShort, setIsShort] = useState(false);
  usePastedFiles(upload.choose);
  useNoStrayDrops();
  const isBusy = state.files.length > 0;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const isChoosing = state.phase.name === "choosing";
  const press = () => {
    setIsShort(!canSend(state));
    send({ type: "send-pressed" });
  };
  return (
    <DropArea upload={upload}>
      <p className="text-ink-soft">
        {texts.types[type].pictureHint} <span className="inline-block">{texts.filesHint}</span>
      </p>
      <UploadNotices upload={upload} />
      <div className="mt-5">
        {state.isCard ? <CardSides upload={upload} /> : <SheetPages upload={upload} />}
      </div>
      {isShort && !canSend(state) && state.files.length > 0 && (
        <Banner tone="error" className="mt-4">
          {words.frontMissing}
        </Banner>
      )}
      {isChoosing ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            data-analytics="send-document"
            disabled={state.files.length === 0}
            className="max-sm:w-full"
            onClick={press}
          >
            {words.send}
          </Button>
          <CameraButton upload={upload} />
        </div>
      ) : (
        <UploadProgress upload={upload} />
      )}
    </DropArea>
  );
}

/** Files may be dropped anywhere on the panel. */
function DropArea({ upload, children }: { upload: Upload; children: ReactNode }) {
  const words = uploadWords.of(useLanguage());
  const [isOver, setIsOver] = useState(false);
  const isOpen = upload.state.phase.name === "choosing";
  const over = (event: DragEvent) => setIsOver(isOpen && event.dataTransfer.types.includes("Files"));
  const drop = (event: DragEvent) => {
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (isOpen && files.length > 0) upload.choose(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file inputs inside do the same by keyboard
    <div
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={drop}
      className="relative"
    >
      {children}
      {isOver && (
        <p className="pointer-events-none absolute -inset-3 grid place-items-center rounded-xl border-2 border-accent bg-accent-soft/95 text-lg text-accent-strong">
          {words.dropNow}
        </p>
      )}
    </div>
  );
}

/** A file that is dropped beside the panel, or while it takes none, would be opened in place of the page. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const prevent = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const kinds = ["dragenter", "dragover", "drop"] as const;
    for (const kind of kinds) document.addEventListener(kind, prevent);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prevent);
    };
  }, []);
}

/** A picture in the clipboard, such as a screenshot of an official app. Text fields have what is pasted into them. */
function usePastedFiles(choose: Upload["choose"]): void {
  useEffect(() => {
    const paste = ({ clipboardData, target }: ClipboardEvent) => {
      if (target instanceof HTMLElement && target.matches("input:not([type=file]), textarea")) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) choose(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [choose]);
}
