type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was sent and not yet answered: for whom and what, the body as sent, and its Idempotency-Key. */
interface UnansweredSubmission<B> {
  readonly terms: string;
  readonly body: B;
  readonly idempotencyKey: string;
}

/** The unanswered submission of a wizard. `termsOf` is the body but for what is renewed meanwhile: its promise. */
export function unansweredSubmission<B>(storageKey: string, termsOf: (body: B) => unknown) {
  /** Where the storage refuses, as private windows may: remembered as long as the page. */
  let unstored: UnansweredSubmission<B> | null = null;
  return {
    /**
     * The submission for a body: the unanswered one of this owner where it was for the same, else a new one. It is
     * written down before it is sent, so that a reload in between sends the same body with the same key.
     */
    submissionFor(store: Store, owner: string, body: B): UnansweredSubmission<B> {
      const terms = JSON.stringify([owner, termsOf(body)]);
      const last = parse<B>(store.getItem(storageKey)) ?? unstored;
      if (last?.terms === terms) return last;
      const submission = { terms, body, idempotencyKey: crypto.randomUUID() };
      try {
        store.setItem(storageKey, JSON.stringify(submission));
      } catch {
        unstored = submission;
      }
      return submission;
    },
    forgetSubmission(store: Store): void {
      unstored = null;
      store.removeItem(storageKey);
    },
  };
}

function parse<B>(text: string | null): UnansweredSubmission<B> | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<UnansweredSubmission<B>> | null;
    return value?.terms && value.body && value.idempotencyKey ? (value as UnansweredSubmission<B>) : null;
  } catch {
    return null;
  }
}
