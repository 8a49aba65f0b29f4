import { useRef } from "react";
import { mostPictures } from "#app/features/workshop/rules/picture-kind.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useDeed } from "../../../browser/office-queries.ts";
import { removePictureCall } from "../../../calls/visit-calls.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { kitWords } from "../../../ui/kit/words.ts";
import type { ShownVisit } from "../shown.ts";
import { Part } from "../visit/part.tsx";
import { visitWords } from "../visit/words.ts";
import type { PictureUploads, Upload } from "./use-picture-upload.ts";

interface PicturesProps {
  id: string;
  visit: ShownVisit;
  /** Those on their way, which outlive a dialog. */
  pictures: PictureUploads;
  mayChange: boolean;
}

/** Pictures of the car as it came: the camera on a phone, files on a desk. */
export function Pictures({ id, visit, pictures, mayChange }: PicturesProps) {
  const words = visitWords.of(useLanguage());
  const { uploads, add, again, drop } = pictures;
  const input = useRef<HTMLInputElement>(null);
  const stored = visit.pictures;
  const canChange = mayChange && visit.endedAt === null;
  const hasRoom = stored.length + uploads.length < mostPictures;
  return (
    <Part
      title={words.pictures}
      action={
        canChange && hasRoom ? (
          <Button look="quiet" onPress={() => input.current?.click()}>
            <Icon name="camera" className="size-4" />
            {words.addPictures}
          </Button>
        ) : undefined
      }
    >
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        multiple
        hidden
        aria-label={words.addPictures}
        onChange={(event) => {
          add(event.target.files ?? []);
          event.target.value = "";
        }}
      />
      {canChange && visit.signature !== null && (
        <p className="mb-2 rounded-md bg-warning-soft px-3 py-2 text-sm">{words.picturesEndSignature}</p>
      )}
      {stored.length + uploads.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noPictures}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {stored.map((picture, index) => (
            <StoredPicture
              key={picture.id}
              id={id}
              picture={picture}
              number={index + 1}
              canRemove={canChange}
            />
          ))}
          {uploads.map((upload) => (
            <PictureUnderWay
              key={upload.key}
              upload={upload}
              onAgain={() => again(upload)}
              onDrop={() => drop(upload)}
            />
          ))}
        </ul>
      )}
    </Part>
  );
}

const frame = "relative aspect-4/3 overflow-hidden rounded-md bg-sand-100";
const remover =
  "absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-surface text-ink pointer-coarse:size-11";

interface StoredProps {
  id: string;
  picture: ShownVisit["pictures"][number];
  number: number;
  canRemove: boolean;
}

function StoredPicture({ id, picture, number, canRemove }: StoredProps) {
  const words = visitWords.of(useLanguage());
  const remove = useDeed(removePictureCall);
  const address = `/office/files/visit-picture/${picture.id}`;
  return (
    <li className={frame}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        <img
          src={address}
          alt={words.pictureOf(number, picture.by)}
          loading="lazy"
          className="size-full object-cover"
        />
      </a>
      {canRemove && (
        <button
          type="button"
          aria-label={`${words.removePicture} ${number}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id, picture: picture.id } })}
          className={remover}
        >
          <Icon name="close" className="size-4" />
        </button>
      )}
    </li>
  );
}

function PictureUnderWay({
  upload,
  onAgain,
  onDrop,
}: {
  upload: Upload;
  onAgain: () => void;
  onDrop: () => void;
}) {
  const language = useLanguage();
  const [words, kit] = [visitWords.of(language), kitWords.of(language)];
  return (
    <li className="grid content-start gap-1">
      <div className={frame}>
        <img src={upload.address} alt="" className="size-full object-cover opacity-50" />
        {upload.problem === undefined ? (
          <span
            role="status"
            aria-label={words.uploading}
            className="absolute inset-0 grid place-items-center"
          >
            <Spinner />
          </span>
        ) : (
          <button type="button" aria-label={words.removePicture} onClick={onDrop} className={remover}>
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      {upload.problem !== undefined && (
        <>
          <p role="alert" className="text-xs text-danger">
            {upload.problem}
          </p>
          <Button onPress={onAgain}>{kit.tryAgain}</Button>
        </>
      )}
    </li>
  );
}
