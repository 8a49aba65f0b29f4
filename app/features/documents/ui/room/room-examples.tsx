import { answerCalls, type CallAnswer } from "../../../../../tests/components/answer-calls.ts";
import {
  documentsTexts,
  pagePicture,
  readExample,
  readingExample,
  renderDocuments,
} from "../documents-examples.tsx";
import type { DocumentDetails } from "../documents-queries.ts";
import { reviewWords } from "../review/review-words.ts";
import { documentsWords } from "../words.ts";
import { DocumentRoom } from "./document-room.tsx";

type Answers = Readonly<Record<string, CallAnswer | readonly CallAnswer[]>>;

/** Renders the room of driving licenses with one document, `d1`, or none. `bodies`: of the calls whose path ends so. */
export async function showRoom(
  details: DocumentDetails | undefined,
  answers: Answers = {},
  language: "en" | "ar" = "en",
) {
  const calls = answerCalls({
    "/v3/documents": [details ? [details] : []],
    "/v3/documents/readings": [[readingExample]],
    "/v3/documents/d1": details ?? {},
    "/v3/documents/ocr/extract-text": readExample,
    "/pages/0": pagePicture(),
    "/pages/1": pagePicture(),
    ...answers,
  });
  const screen = await renderDocuments(<DocumentRoom type="driving-license" />, { language });
  const bodies = (end: string) =>
    calls.filter(({ url }) => url.pathname.endsWith(end)).map(({ body }) => body);
  return { screen, calls, bodies };
}
export type RoomScreen = Awaited<ReturnType<typeof showRoom>>["screen"];

/** What stands in the room, and the buttons that many tests press. */
export const roomWords = { ...documentsWords.of("en"), ...reviewWords.of("en") };
export const numberName = roomWords["number of driving-license"];
export const confirmButton = documentsTexts.en.confirmButtonLabel;
