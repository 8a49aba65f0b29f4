import { useLanguage } from "#app/i18n/use-language.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import { FileInput } from "./file-input.tsx";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

/** The pages of a sheet in their order, and a place to add more. */
export function SheetPages({ upload }: { upload: Upload }) {
  const words = uploadWords.of(useLanguage());
  const { state, choose } = upload;
  const hasPages = state.files.length > 0;
  const isChoosing = state.phase.name === "choosing";
  return (
    <>
      {hasPages && (
        <ol className="mb-5 grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 xl:grid-cols-4">
          {state.files.map((file) => (
            <li key={file.key}>
              <h3 className="mb-2">{words.page(file.slot + 1)}</h3>
              <ChosenPicture upload={upload} file={file} name={words.page(file.slot + 1)} shape="sheet" />
            </li>
          ))}
        </ol>
      )}
      {isChoosing && state.files.length < state.mostFiles && (
        <FileInput
          label={hasPages ? words.addMorePages : words.addPages}
          multiple
          onFiles={choose}
          className={`grid place-items-center rounded-xl border-2 border-dashed border-line-strong bg-surface text-accent transition-colors hover:border-accent hover:bg-accent-soft ${hasPages ? "min-h-24" : "min-h-52"}`}
        >
          <span className="grid justify-items-center gap-2 p-4 text-center">
            <Icon name="plus" className="size-7" />
            {hasPages ? words.addMorePages : words.addPages}
            {!hasPages && (
              <span className="text-sm text-ink-soft pointer-coarse:hidden">{words.dropHint}</span>
            )}
          </span>
        </FileInput>
      )}
    </>
  );
}
