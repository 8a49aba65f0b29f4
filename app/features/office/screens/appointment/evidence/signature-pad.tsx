import { type PointerEvent, useEffect, useRef } from "react";
import { type Stroke, signatureBox } from "#app/features/workshop/rules/signature.ts";
import { useLanguage } from "#app/i18n/use-language.ts";
import { visitWords } from "../visit/words.ts";

interface SignaturePadProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
}

/** A field to sign in with a finger, a pen or the mouse. It has the units of the stored signature, whatever its size. */
export function SignaturePad({ strokes, onChange }: SignaturePadProps) {
  const words = visitWords.of(useLanguage());
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<[number, number][]>(undefined);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.clearRect(0, 0, signatureBox.width, signatureBox.height);
    for (const stroke of strokes) draw(pen, stroke);
  }, [strokes]);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = [pointOf(event)];
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    const stroke = drawn.current;
    if (stroke === undefined) return;
    stroke.push(pointOf(event));
    const pen = event.currentTarget.getContext("2d");
    if (pen) draw(pen, stroke.slice(-2));
  };
  const end = () => {
    const stroke = drawn.current;
    drawn.current = undefined;
    if (stroke !== undefined) onChange([...strokes, stroke]);
  };
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        {...signatureBox}
        role="img"
        aria-label={words.signHere}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        className="aspect-5/2 w-full cursor-crosshair touch-none rounded-md border border-line-strong bg-surface"
      />
      {strokes.length === 0 && (
        <p className="pointer-events-none absolute inset-x-4 bottom-4 border-t border-line pt-2 text-center text-xs text-ink-faint">
          {words.signHere}
        </p>
      )}
    </div>
  );
}

/** Where a pointer is, in the field's own units. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const box = currentTarget.getBoundingClientRect();
  const place = (at: number, from: number, length: number, most: number) =>
    Math.round(Math.min(1, Math.max(0, (at - from) / length)) * most * 10) / 10;
  return [
    place(clientX, box.left, box.width, signatureBox.width),
    place(clientY, box.top, box.height, signatureBox.height),
  ];
}

function draw(pen: CanvasRenderingContext2D, stroke: Stroke): void {
  const [first, ...rest] = stroke;
  if (first === undefined) return;
  Object.assign(pen, { lineWidth: 4, lineCap: "round", lineJoin: "round", strokeStyle: "#111" });
  pen.beginPath();
  pen.moveTo(...first);
  for (const point of rest) pen.lineTo(...point);
  pen.stroke();
}
