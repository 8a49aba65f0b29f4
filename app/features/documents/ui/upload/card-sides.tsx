import { useLanguage } from "#app/i18n/use-language.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { ChosenPicture } from "./chosen-picture.tsx";
import { FileInput } from "./file-input.tsx";
import { uploadWords } from "./upload-words.ts";
import type { Upload } from "./use-upload.ts";

/** The two sides of a card, in places of a card's shape. */
export function CardSides({ upload }: { upload: Upload }) {
  const words = uploadWords.of(useLanguage());
  const { state, send } = upload;
  const [first] = state.files;
  const isChoosing = state.phase.name === "choosing";
  return (
    <>
      <div className="grid max-w-4xl gap-x-6 gap-y-5 sm:grid-cols-2">
        <Side upload={upload} slot={0} name={words.front} />
        <Side upload={upload} slot={1} name={words.back} hint={words.backHint} />
      </div>
      {isChoosing && first && (state.files.length > 1 || first.slot > 0) && (
        <Button
          variant="quiet"
          data-analytics="swap-sides"
          className="-ms-6 mt-2"
          onClick={() => send({ type: "file-moved", key: first.key, by: 1 })}
        >
          {words.swapSides}
        </Button>
      )}
    </>
  );
}

interface SideProps {
  upload: Upload;
  slot: number;
  name: string;
  hint?: string;
}

function Side({ upload, slot, name, hint }: SideProps) {
  const words = uploadWords.of(useLanguage());
  const { state, choose } = upload;
  const file = state.files.find((one) => one.slot === slot);
  const isChoosing = state.phase.name === "choosing";
  return (
    <section aria-label={name}>
      <h3 className="mb-2 flex flex-wrap items-baseline gap-x-2">
        {name}
        {hint && !file && <span className="text-sm text-ink-soft">{hint}</span>}
      </h3>
      {file ? (
        <ChosenPicture upload={upload} file={file} name={name} shape="card" />
      ) : (
        <FileInput
          label={words.chooseFor(name)}
          disabled={!isChoosing}
          onFiles={(files) => choose(files, slot)}
          className="grid aspect-[1.586] place-items-center rounded-xl border-2 border-dashed border-line-strong bg-surface text-accent transition-colors hover:border-accent hover:bg-accent-soft"
        >
          <span className="grid justify-items-center gap-2 p-4 text-center">
            <Icon name="plus" className="size-7" />
            {words.choose}
          </span>
        </FileInput>
      )}
    </section>
  );
}
