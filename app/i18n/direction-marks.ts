const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text for machines and titles, which show no direction: without the marks that isolate numbers in sentences. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(directionMarks, "");
}
