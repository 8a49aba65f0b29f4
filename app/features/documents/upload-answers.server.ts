import { refuse, succeed } from "#app/lib/result.ts";
import { answerCall, answerWrite } from "#app/platform/api/api-server.server.ts";
import { pieceBytes } from "./rules/upload-limits.ts";
import { cancelUpload } from "./server/uploads/cancel-upload.server.ts";
import { finishUpload } from "./server/uploads/finish-upload.server.ts";
import { filesOfUpload, receivedOf } from "./server/uploads/read-upload.server.ts";
import { sendPiece } from "./server/uploads/send-piece.server.ts";
import { startUpload } from "./server/uploads/start-upload.server.ts";
import {
  cancelUploadCall,
  finishUploadCall,
  sendPieceCall,
  showUploadCall,
  startUploadCall,
} from "./upload-calls.ts";

/** Files are read before the transaction that makes a document of them; to make it twice changes nothing. */
const readsFiles = () => true;

/** The answers to the calls of `upload-calls.ts`. */
export const uploadAnswers = [
  answerWrite(startUploadCall, async ({ trx, body, customer, now }) => {
    const started = await startUpload(trx, { ...body, customerId: customer.id, now });
    if (!started.ok) return started;
    return succeed({ id: started.value.id, pieceBytes, received: body.files.map(() => 0) });
  }),
  answerCall(showUploadCall, async ({ params: { id }, customer }) => {
    const files = await filesOfUpload(id, customer.id);
    return files === undefined
      ? refuse("not-found")
      : succeed({ id, pieceBytes, received: receivedOf(files) });
  }),
  answerCall(sendPieceCall, ({ params: { id, file, offset }, body: piece, customer }) =>
    sendPiece({ id, customerId: customer.id, place: Number(file), offset: Number(offset), piece }),
  ),
  answerWrite(
    finishUploadCall,
    ({ params: { id }, customer, language, now }) =>
      finishUpload({ id, customerId: customer.id, language, now }),
    readsFiles,
  ),
  answerWrite(cancelUploadCall, async ({ trx, params: { id }, customer }) =>
    (await cancelUpload(trx, id, customer.id)) ? succeed({}) : refuse("not-found"),
  ),
];
