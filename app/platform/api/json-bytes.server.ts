/** A value of the shape `T` as JSON in UTF-8: what is large need not be built as objects before it is sent. */
export class JsonBytes<T> {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  static of<T>(value: T): JsonBytes<T> {
    return new JsonBytes(Buffer.from(JSON.stringify(value)));
  }

  parse(): T {
    return JSON.parse(Buffer.from(this.bytes).toString()) as T;
  }
}
