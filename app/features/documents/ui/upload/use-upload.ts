import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { type DocumentType, typeFacts } from "../../rules/document-types.ts";
import { mostFilesOf } from "../../rules/upload-limits.ts";
import { candidateOf } from "./read-file.ts";
import { runUpload } from "./run-upload.ts";
import { storedUpload } from "./stored-upload.ts";
import { nextUpload, type UploadEvent } from "./upload-machine.ts";
import { type Candidate, emptyUpload, type UploadState } from "./upload-state.ts";

export interface Upload {
  readonly state: UploadState;
  readonly send: (event: UploadEvent) => void;
  /** Takes files that were chosen, dropped, pasted or photographed, into a slot or the first free ones. */
  readonly choose: (files: readonly File[], slot?: number) => void;
  /** The content of a chosen file, for its preview. */
  readonly fileOf: (key: string) => File | undefined;
}

/** An upload of a document of a type: the machine, and the world that it runs in. */
export function useUpload(type: DocumentType, onUploaded: (documentId: string) => void): Upload {
  const access = useCustomerAccess();
  const language = useLanguage();
  const [state, setState] = useState(() => emptyUpload(typeFacts[type].sides === "card", mostFilesOf(type)));
  const current = useRef(state);
  const files = useRef(new Map<string, File>());
  const keys = useRef(new Map<string, string>());
  const running = useRef(new AbortController());
  const world = useRef({ access, language, report: onUploaded });
  world.current = { access, language, report: onUploaded };

  const send = useCallback(
    (event: UploadEvent) => {
      const { state: next, effects } = nextUpload(current.current, event);
      current.current = next;
      setState(next);
      // A refused upload that is sent again is another one.
      if (event.type === "send-pressed" || event.type === "gone") keys.current.clear();
      for (const effect of effects) {
        if (effect.type === "stop") {
          running.current.abort();
          running.current = new AbortController();
        }
        const { signal } = running.current;
        const parts = { type, files: files.current, signal, keyFor: keyIn(keys.current), ...world.current };
        runUpload(effect, parts).then(
          (came) => {
            if (came && !signal.aborted) send(came);
          },
          (error: unknown) => {
            if (!signal.aborted) throw error;
          },
        );
      }
    },
    [type],
  );

  useEffect(() => {
    running.current = new AbortController();
    return () => running.current.abort();
  }, []);
  useEffect(() => {
    const upload = storedUpload(type, access.customerId);
    if (upload) send({ type: "interrupted-found", upload });
  }, [type, access.customerId, send]);
  useEffect(() => {
    const goOn = () => send({ type: "continued" });
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  }, [send]);

  const choose = useCallback(
    (chosen: readonly File[], slot?: number) => {
      void readAll(chosen, files.current).then((candidates) =>
        send({ type: "files-chosen", files: candidates, slot }),
      );
    },
    [send],
  );
  return { state, send, choose, fileOf: (key) => files.current.get(key) };
}

async function readAll(chosen: readonly File[], files: Map<string, File>): Promise<Candidate[]> {
  return Promise.all(
    chosen.map(async (file) => {
      const candidate = await candidateOf(file).catch(() => unreadable(file));
      files.set(candidate.key, file);
      return candidate;
    }),
  );
}

/** A file that its device does not give, such as one in a cloud without a connection. */
function unreadable({ name }: File): Candidate {
  return { key: crypto.randomUUID(), name, bytes: 0, kind: undefined };
}

function keyIn(keys: Map<string, string>): (purpose: string) => string {
  return (purpose) => {
    const key = keys.get(purpose) ?? crypto.randomUUID();
    keys.set(purpose, key);
    return key;
  };
}
