/** A text with the stretches that the query meant set off: by weight, as by color alone nobody would see them. */
export function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  let at = 0;
  const parts = marks.map(([from, to]) => {
    const part = { from, before: text.slice(at, from), marked: text.slice(from, to) };
    at = to;
    return part;
  });
  return (
    <>
      {parts.map(({ from, before, marked }) => (
        <span key={from}>
          {before}
          <mark className="bg-transparent font-medium text-inherit underline decoration-accent/60 decoration-2 underline-offset-4">
            {marked}
          </mark>
        </span>
      ))}
      {text.slice(at)}
    </>
  );
}
