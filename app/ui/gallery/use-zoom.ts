import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { movedBy, noZoom, type Point, type Zoom, zoomedAt } from "./zoom.ts";

/** What a button, a key and a double press magnify by; an arrow key moves by so many pixels. */
const stepFactor = 1.6;
const doublePressFactor = 2.5;
const keyStep = 60;

/**
 * Lets the picture at an index of a track be magnified: by two fingers, a double press, a trackpad, by buttons and keys.
 * A magnified picture moves under one finger or the pointer; another picture begins whole.
 */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const zoom = useRef(noZoom);
  const [scale, setScale] = useState(1);

  const show = useCallback(
    (change: (zoom: Zoom, frame: DOMRect) => Zoom) => {
      const slide = track.current?.children[index];
      // What is marked moves with everything in it; otherwise the picture alone.
      const picture = slide?.querySelector<HTMLElement>("[data-zoomed]") ?? slide?.querySelector("img");
      if (!slide || !picture) return;
      const next = change(zoom.current, slide.getBoundingClientRect());
      zoom.current = next;
      picture.style.transform =
        next.scale === 1 ? "" : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      setScale(next.scale);
    },
    [track, index],
  );

  useEffect(() => {
    const slide = track.current?.children[index];
    if (!(slide instanceof HTMLElement)) return;
    const unhand = followHands(slide, zoom, show);
    return () => {
      unhand();
      show(() => noZoom);
    };
  }, [track, index, show]);

  const by = (factor: number) => show((now, frame) => zoomedAt(now, factor, { x: 0, y: 0 }, frame));
  return {
    scale,
    enlarge: () => by(stepFactor),
    reduce: () => by(1 / stepFactor),
    whole: () => show(() => noZoom),
    /** Whether a key meant the magnified picture. */
    byKey(key: string): boolean {
      if (key === "+" || key === "=") by(stepFactor);
      else if (key === "-") by(1 / stepFactor);
      else if (zoom.current.scale === 1 || !(key in arrows)) return false;
      else show((now, frame) => movedBy(now, arrows[key] ?? { x: 0, y: 0 }, frame));
      return true;
    },
  };
}

/** The window moves over the picture, so the picture goes the other way. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowDown: { x: 0, y: -keyStep },
  ArrowUp: { x: 0, y: keyStep },
};

type Show = (change: (zoom: Zoom, frame: DOMRect) => Zoom) => void;

function followHands(slide: HTMLElement, zoom: RefObject<Zoom>, show: Show) {
  let last: { readonly middle: Point; readonly apart: number; readonly fingers: number } | undefined;
  const fromMiddle = ({ x, y }: Point, frame: DOMRect): Point => ({
    x: x - frame.left - frame.width / 2, // physical: a finger's place on the screen
    y: y - frame.top - frame.height / 2,
  });
  const touch = (event: TouchEvent) => {
    const now = handOf(event.touches);
    const isOurs = now.fingers === 2 || (now.fingers === 1 && zoom.current.scale > 1);
    // Otherwise the finger turns the pages.
    if (isOurs && event.cancelable && !beginsPress(event)) event.preventDefault();
    const before = last?.fingers === now.fingers ? last : undefined;
    last = now;
    if (!isOurs || !before) return;
    const by = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
    show((one, frame) => {
      const grown = zoomedAt(one, now.apart / before.apart, fromMiddle(now.middle, frame), frame);
      return movedBy(grown, by, frame);
    });
  };
  const drag = (event: PointerEvent) => {
    if (event.pointerType !== "mouse" || event.buttons !== 1 || zoom.current.scale === 1) return;
    show((one, frame) => movedBy(one, { x: event.movementX, y: event.movementY }, frame));
  };
  const doublePress = (event: MouseEvent) =>
    show((one, frame) =>
      one.scale > 1 ? noZoom : zoomedAt(one, doublePressFactor, fromMiddle(event, frame), frame),
    );
  const pinchOnTrackpad = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    show((one, frame) => zoomedAt(one, Math.exp(-event.deltaY / 100), fromMiddle(event, frame), frame));
  };
  const listening = new AbortController();
  const options = { passive: false, signal: listening.signal };
  for (const kind of ["touchstart", "touchmove", "touchend"] as const)
    slide.addEventListener(kind, touch, options);
  slide.addEventListener("pointermove", drag, options);
  slide.addEventListener("dblclick", doublePress, options);
  slide.addEventListener("wheel", pinchOnTrackpad, options);
  return () => listening.abort();
}

/** A finger that comes down on a button may press it; what is prevented there would never become a press. */
function beginsPress({ type, target }: TouchEvent): boolean {
  return type === "touchstart" && target instanceof Element && target.closest("button") !== null;
}

/** Where the fingers are: their middle, and how far two of them are apart. */
function handOf(touches: TouchList) {
  const [first, second] = touches;
  const at = (one: Touch): Point => ({ x: one.clientX, y: one.clientY });
  if (!first) return { middle: { x: 0, y: 0 }, apart: 1, fingers: 0 };
  if (!second) return { middle: at(first), apart: 1, fingers: 1 };
  const [one, other] = [at(first), at(second)];
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    apart: Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1),
    fingers: touches.length,
  };
}
