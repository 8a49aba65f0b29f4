/** How likely it is that a word means a word of a phrase: 1 for the word itself. */
export const confidence = {
  synonym: 0.9,
  typo: 0.8,
  /** A word in the letters of the other language that sounds like it. */
  sound: 0.85,
  /** The same with two consonants only. */
  shortSound: 0.75,
  /** A word that an intent has in a phrase of which other words are missing. */
  otherPhrase: 0.5,
} as const;

/** Fewer letters than these begin, or are part of, too many words. */
export const fewestLetters = 3;
