import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { workshopRefusals } from "#app/features/workshop/refusals.ts";
import { mostPictureBytes } from "#app/features/workshop/rules/picture-kind.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { callOffice, OfficeRefused } from "../../../browser/office-client.ts";
import { addPictureCall } from "../../../calls/visit-calls.ts";
import { kitWords } from "../../../ui/kit/words.ts";

/** A picture on its way: shown from the file until the server has it. */
export interface Upload {
  readonly key: string;
  readonly address: string;
  readonly file: File;
  /** Why it did not work; it can be sent again. */
  readonly problem?: string | undefined;
}

export type PictureUploads = ReturnType<typeof usePictureUpload>;

/** Sends pictures one after the other, each with a key of its own, so that one that is sent again is stored once. */
export function usePictureUpload(id: string) {
  const language = useLanguage();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const shown = useRef(uploads);
  shown.current = uploads;
  useEffect(
    () => () => {
      for (const { address } of shown.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const change = (key: string, problem: string | undefined) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  const drop = ({ key, address }: Upload) => {
    setUploads((all) => all.filter((one) => one.key !== key));
    URL.revokeObjectURL(address);
  };
  const send = async (upload: Upload) => {
    if (upload.file.size > mostPictureBytes)
      return change(upload.key, workshopRefusals["picture-too-large"][language]);
    try {
      const body = new Uint8Array(await upload.file.arrayBuffer());
      await callOffice(addPictureCall, { params: { id }, body }, { language, key: upload.key });
      await client.invalidateQueries();
      drop(upload);
    } catch (error) {
      const refused =
        error instanceof OfficeRefused && error.code !== "network"
          ? error.message
          : kitWords.of(language).offline;
      change(upload.key, refused);
    }
  };
  const queue = (upload: Upload) => {
    change(upload.key, undefined);
    line.current = line.current.then(() => send(upload));
  };
  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => ({
        key: crypto.randomUUID(),
        address: URL.createObjectURL(file),
        file,
      }));
      setUploads((all) => [...all, ...added]);
      for (const upload of added) queue(upload);
    },
    again: queue,
    drop,
  };
}
