import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { useInView } from "#app/ui/in-view/use-in-view.ts";
import { Icon } from "#app/ui/picture/icon.tsx";
import { useFrames } from "./use-frames.ts";
import { useTurntable } from "./use-turntable.ts";
import { viewerWords } from "./words.ts";

interface TurntableProps {
  /** The addresses of the pictures of one full turn. */
  frames: readonly string[];
  /** What is turned. */
  name: string;
  /** Stands there until the pictures have come. */
  still: ReactNode;
}

/** The car all around. Loaded on its own, when it comes near (product/behavior.md#360-viewer). */
export function Turntable({ frames: addresses, name, still }: TurntableProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => setWidth(holder.current?.clientWidth), []);
  return (
    <div ref={holder}>
      {width === undefined ? (
        <Waiting still={still} />
      ) : (
        <Loading addresses={addresses} width={width} name={name} still={still} />
      )}
    </div>
  );
}

function Loading({
  addresses,
  width,
  name,
  still,
}: {
  addresses: readonly string[];
  width: number;
  name: string;
  still: ReactNode;
}) {
  const frames = useFrames(addresses, width);
  return frames ? <Turning frames={frames} name={name} /> : <Waiting still={still} />;
}

function Waiting({ still }: { still: ReactNode }) {
  const words = viewerWords.of(useLanguage());
  return (
    <>
      {still}
      <p className="turntable-bar text-sm text-ink-soft">{words.loading}</p>
    </>
  );
}

function Turning({ frames, name }: { frames: readonly HTMLImageElement[]; name: string }) {
  const words = viewerWords.of(useLanguage());
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // It turns only while it is seen.
  const inView = useInView(stage, 0.4);
  const { frame, turning, turn, pause, turnOnce, hand } = useTurntable(frames.length, inView);
  const [first] = frames;
  const degrees = Math.round((frame * 360) / frames.length);

  useEffect(() => {
    const image = frames[frame];
    const drawing = canvas.current?.getContext("2d");
    if (!image || !drawing) return;
    drawing.clearRect(0, 0, drawing.canvas.width, drawing.canvas.height);
    drawing.drawImage(image, 0, 0, drawing.canvas.width, drawing.canvas.height);
  }, [frame, frames]);

  return (
    <>
      <div
        ref={stage}
        {...hand}
        role="slider"
        tabIndex={0}
        aria-label={`${words.turntable}: ${name}`}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degrees}
        aria-valuetext={words.degrees(degrees)}
        className="turntable-stage turntable-hand"
      >
        <canvas
          ref={canvas}
          width={first?.naturalWidth}
          height={first?.naturalHeight}
          className="h-auto w-full"
        />
      </div>
      <div className="turntable-bar" data-analytics-place="viewer">
        <RoundButton label={words.turnBack} icon="chevron-back" onClick={() => turn(-1)} />
        <p className="min-w-40 text-center text-sm text-ink-soft">{words.drag}</p>
        <RoundButton label={words.turnOn} icon="chevron-forward" onClick={() => turn(1)} />
        <button
          type="button"
          data-analytics="turn"
          onClick={turning ? pause : turnOnce}
          className="inline-flex min-h-11 items-center rounded px-3 text-sm underline-offset-4 hover:underline"
        >
          {turning ? words.pause : words.turn}
        </button>
      </div>
    </>
  );
}

function RoundButton({
  label,
  icon,
  onClick,
}: {
  label: string;
  icon: "chevron-back" | "chevron-forward";
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      data-analytics={icon === "chevron-forward" ? "turn-on" : "turn-back"}
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong hover:border-ink hover:bg-sand-50"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
