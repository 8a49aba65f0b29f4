interface Kind {
  /** The first part of every address: `images`. */
  readonly root: string;
  readonly ending: string;
}

/** An address of a file of the content folder, taken apart. */
export interface HashedAddress {
  /** The name of the content folder. */
  readonly place: string;
  /** The way to the file below the folder of its kind, without its ending: `models/nasma/side`. */
  readonly name: string;
  /** The start of the hash of the file, where the address carries one. */
  readonly hash: string | undefined;
}

/**
 * Addresses of one kind of files of the content folder: `/images/PLACE/GROUP/NAME.HASH.webp`, up to three groups.
 * Content leaves the hash out; publishing puts it in, so that a changed file has a changed address.
 */
export function hashedAddresses({ root, ending }: Kind) {
  const way = "([a-z0-9-]+)\\/((?:[a-z0-9-]+\\/){0,3}[a-z0-9-]+)";
  const whole = new RegExp(`^\\/${root}\\/${way}(?:\\.([0-9a-f]{8}))?\\.${ending}$`);
  // What stands before it shows that the address is ours: it begins the text, or follows a space, quote or bracket.
  const inText = new RegExp(`(?<![^\\s"'(=,])\\/${root}\\/${way}\\.${ending}\\b`, "g");
  /** Takes an address apart; undefined: it is none of this kind, or it is written in another way. */
  const parse = (address: string): HashedAddress | undefined => {
    const [, place, name, hash] = whole.exec(address) ?? [];
    return place === undefined || name === undefined ? undefined : { place, name, hash };
  };
  return {
    parse,
    /**
     * Whether a file may be shown: publishing gives a hash to each of ours that exists; one of another host counts as there.
     */
    isPublished(address: string): boolean {
      const own = parse(address);
      return own === undefined || own.hash !== undefined;
    },
    /** Puts hashes into the addresses of `place` in a text. A file without a known hash keeps its plain address. */
    withHashes(text: string, place: string, hashOf: (name: string) => string | undefined): string {
      return text.replace(inText, (address: string, itsPlace: string, name: string) => {
        const hash = itsPlace === place ? hashOf(name) : undefined;
        return hash === undefined ? address : `/${root}/${place}/${name}.${hash}.${ending}`;
      });
    },
  };
}
