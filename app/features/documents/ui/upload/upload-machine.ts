import {
  type BegunUpload,
  type Candidate,
  canSend,
  emptyUpload,
  type SentFile,
  type Step,
  type UploadState,
  withFileMoved,
  withFiles,
  withoutFile,
} from "./upload-state.ts";

export type UploadEvent =
  | {
      readonly type: "files-chosen";
      readonly files: readonly Candidate[];
      readonly slot?: number | undefined;
    }
  | { readonly type: "file-removed"; readonly key: string }
  | { readonly type: "file-moved"; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: "interrupted-found"; readonly upload: BegunUpload }
  | { readonly type: "interrupted-discarded" }
  | { readonly type: "send-pressed" }
  | { readonly type: "cancel-pressed" }
  | { readonly type: "hashed"; readonly hashes: readonly string[] }
  /** The device does not give the file any more: it was moved or changed. */
  | { readonly type: "unreadable" }
  | {
      readonly type: "started";
      readonly id: string;
      readonly pieceBytes: number;
      readonly received: Received;
    }
  | { readonly type: "received"; readonly received: Received }
  /** What was sent does not begin where the server stopped. */
  | { readonly type: "out-of-step" }
  | { readonly type: "cut"; readonly isOffline: boolean }
  /** The time of a wait is over, the connection is back, or the customer wants another try at once. */
  | { readonly type: "continued" }
  /** The server has forgotten the upload. */
  | { readonly type: "gone" }
  | { readonly type: "refused"; readonly sentence: string }
  | { readonly type: "finished"; readonly documentId: string };
type Received = readonly number[];

export type UploadEffect =
  | { readonly type: "hash"; readonly keys: readonly string[] }
  | { readonly type: "start"; readonly files: readonly SentFile[] }
  | { readonly type: "send"; readonly upload: BegunUpload; readonly key: string; readonly file: number }
  | { readonly type: "look"; readonly id: string }
  | { readonly type: "finish"; readonly id: string }
  | { readonly type: "wait"; readonly ms: number }
  /** Stops whatever runs. */
  | { readonly type: "stop" }
  | { readonly type: "cancel"; readonly id: string }
  | { readonly type: "store"; readonly upload: BegunUpload }
  | { readonly type: "forget" }
  | { readonly type: "report"; readonly documentId: string };

export interface Next {
  readonly state: UploadState;
  readonly effects: readonly UploadEffect[];
}

/** The longest wait between two tries, in milliseconds. */
const longestWait = 30_000;

/** What follows an event. An event of what is over, as after canceling, changes nothing. */
export function nextUpload(state: UploadState, event: UploadEvent): Next {
  if (state.phase.name === "choosing") return whileChoosing(state, event);
  if (event.type === "cancel-pressed") return canceled(state);
  if (state.phase.name === "waiting") {
    const { step } = state.phase;
    return event.type === "continued" ? again(state, step) : same(state);
  }
  return whileWorking(state, event);
}

function whileChoosing(state: UploadState, event: UploadEvent): Next {
  switch (event.type) {
    case "files-chosen":
      return same(withFiles(state, event.files, event.slot));
    case "file-removed":
      return same(withoutFile(state, event.key));
    case "file-moved":
      return same(withFileMoved(state, event.key, event.by));
    case "interrupted-found":
      return same({ ...state, interrupted: event.upload });
    case "interrupted-discarded":
      return { state: { ...state, interrupted: undefined }, effects: withdrawn(state.interrupted) };
    case "send-pressed":
      if (!canSend(state)) return same(state);
      return {
        state: { ...state, phase: { name: "preparing" }, refused: [], refusal: undefined, cuts: 0 },
        effects: [{ type: "hash", keys: state.files.map(({ key }) => key) }],
      };
    default:
      return same(state);
  }
}

function whileWorking(state: UploadState, event: UploadEvent): Next {
  switch (event.type) {
    case "hashed":
      return state.phase.name === "preparing" ? prepared(state, event.hashes) : same(state);
    case "started": {
      const { id, pieceBytes, received } = event;
      return sent({ ...state, begun: { id, pieceBytes, received, files: state.prepared } });
    }
    case "received":
      return state.begun
        ? sent({ ...state, begun: { ...state.begun, received: event.received } })
        : same(state);
    case "out-of-step":
      return again(state, "sending");
    case "cut":
      return waiting(state, event.isOffline);
    case "gone":
      return started({ ...state, begun: undefined });
    case "unreadable":
      return { ...canceled(state), state: { ...backToChoosing(state), refusal: "unreadable" } };
    case "refused":
      return {
        ...canceled(state),
        state: { ...backToChoosing(state), refusal: { sentence: event.sentence } },
      };
    case "finished": {
      const { documentId } = event;
      return {
        state: { ...state, phase: { name: "finished", documentId } },
        effects: [{ type: "forget" }, { type: "report", documentId }],
      };
    }
    default:
      return same(state);
  }
}

/** Goes on with the interrupted upload where these are its files; else it is withdrawn and another one begins. */
function prepared(state: UploadState, hashes: readonly string[]): Next {
  const { interrupted } = state;
  const files = state.files.map(({ bytes }, place) => ({ bytes, sha256: hashes[place] ?? "" }));
  const isSame =
    interrupted?.files.length === files.length &&
    files.every(({ sha256 }, place) => interrupted.files[place]?.sha256 === sha256);
  const ready = { ...state, prepared: files, interrupted: undefined };
  if (isSame) return again({ ...ready, begun: interrupted }, "sending");
  const next = started(ready);
  return { ...next, effects: [...withdrawn(interrupted), ...next.effects] };
}

function started(state: UploadState): Next {
  return {
    state: { ...state, phase: { name: "starting" } },
    effects: [{ type: "start", files: state.prepared }],
  };
}

/** The next piece that is missing; where none is, the upload is finished. */
function sent(state: UploadState): Next {
  const { begun } = state;
  if (begun === undefined) return started(state);
  const stored: UploadEffect = { type: "store", upload: begun };
  const file = begun.files.findIndex(({ bytes }, place) => (begun.received[place] ?? 0) < bytes);
  const key = state.files[file]?.key;
  if (file < 0 || key === undefined)
    return {
      state: { ...state, cuts: 0, phase: { name: "finishing" } },
      effects: [stored, { type: "finish", id: begun.id }],
    };
  return {
    state: { ...state, cuts: 0, phase: { name: "sending" } },
    effects: [stored, { type: "send", upload: begun, key, file }],
  };
}

/** Takes a step again. What has arrived is looked up first, as an answer may have been lost. */
function again(state: UploadState, step: Step): Next {
  const { begun } = state;
  if (begun === undefined || step === "starting") return started(state);
  const effect: UploadEffect =
    step === "finishing" ? { type: "finish", id: begun.id } : { type: "look", id: begun.id };
  return { state: { ...state, phase: { name: step } }, effects: [{ type: "stop" }, effect] };
}

function waiting(state: UploadState, isOffline: boolean): Next {
  const { name } = state.phase;
  const step = name === "starting" || name === "finishing" ? name : "sending";
  const attempt = state.cuts + 1;
  return {
    state: { ...state, cuts: attempt, phase: { name: "waiting", step, attempt, isOffline } },
    effects: [{ type: "wait", ms: Math.min(2_000 * 2 ** (attempt - 1), longestWait) }],
  };
}

function canceled(state: UploadState): Next {
  if (state.phase.name === "finished") return same(state);
  return { state: backToChoosing(state), effects: [{ type: "stop" }, ...withdrawn(state.begun)] };
}

/** The chosen files stay. */
function backToChoosing({ isCard, mostFiles, files }: UploadState): UploadState {
  return { ...emptyUpload(isCard, mostFiles), files };
}

function withdrawn(upload: BegunUpload | undefined): UploadEffect[] {
  return upload === undefined ? [] : [{ type: "cancel", id: upload.id }, { type: "forget" }];
}

function same(state: UploadState): Next {
  return { state, effects: [] };
}
