import type { DocumentType } from "../../../app/features/documents/rules/document-types.ts";
import { type Goal, share } from "./goals.ts";

interface Answer {
  readonly type: DocumentType;
  readonly uploadedAs: DocumentType;
  readonly answered: DocumentType;
}

/** Which type is answered for documents of each type that were uploaded as whichever. */
export class Confusion {
  readonly #answers: Answer[] = [];

  add(answer: Answer): void {
    this.#answers.push(answer);
  }

  /** A row for each type, a column for each that it was uploaded as: how many were answered with what they are. */
  lines(): readonly string[] {
    const types = [...new Set(this.#answers.map(({ type }) => type))];
    const columns = [...new Set(this.#answers.map(({ uploadedAs }) => uploadedAs))];
    const cells = types.map((type) =>
      columns.map((uploadedAs) => {
        const here = this.#answers.filter((one) => one.type === type && one.uploadedAs === uploadedAs);
        return `${here.filter(isRight).length}/${here.length}`;
      }),
    );
    return [
      ["known type, uploaded as".padEnd(24), ...columns.map((column) => column.padStart(22))].join(""),
      ...types.map((type, row) =>
        [type.padEnd(24), ...(cells[row] ?? []).map((cell) => cell.padStart(22))].join(""),
      ),
      ...this.#mistakes(),
    ];
  }

  goals(): readonly Goal[] {
    const others = this.#answers.filter(({ type, uploadedAs }) => type !== uploadedAs);
    const own = this.#answers.filter(({ type, uploadedAs }) => type === uploadedAs);
    const right = others.filter(isRight).length;
    const alarms = own.filter((one) => !isRight(one)).length;
    return [
      { what: "Type, uploaded as another one", part: right, of: others.length, least: 90 },
      { what: "Type, wrong alarm", part: alarms, of: own.length, most: 1 },
    ];
  }

  /** Documents that were answered with a type that they neither are nor were uploaded as. */
  #mistakes(): readonly string[] {
    const mistaken = this.#answers.filter((one) => !isRight(one) && one.answered !== one.uploadedAs);
    const of = share(mistaken.length, this.#answers.length);
    return [
      `answered with a third type: ${mistaken.length} (${of})`,
      ...mistaken.map((one) => `  ${one.type}, uploaded as ${one.uploadedAs}: ${one.answered}`),
    ];
  }
}

const isRight = ({ type, answered }: Answer) => type === answered;
