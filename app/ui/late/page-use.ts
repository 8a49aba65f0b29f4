const signsOfUse = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "popstate"];
const patienceMs = 3_000;

let begin: () => void = () => undefined;
let use: Promise<void> | undefined;

/**
 * Settles when the visitor begins to use the page, or after three seconds: what the first view does not need is loaded
 * then, so that it never competes with the first picture. Only in a browser.
 */
export function pageInUse(): Promise<void> {
  use ??= new Promise((resolve) => {
    begin = resolve;
    const see = (event: Event) => {
      if (isRest(event)) return;
      for (const sign of signsOfUse) removeEventListener(sign, see, true);
      resolve();
    };
    for (const sign of signsOfUse) addEventListener(sign, see, true);
    setTimeout(resolve, patienceMs);
  });
  return use;
}

/** Under a pointer that rests the browser tells of a move as soon as something is painted. */
function isRest(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === "pointermove" && !movementX && !movementY;
}

/** For what is wanted now, whether the page is used or not. */
export function beginPageUse(): void {
  void pageInUse();
  begin();
}

let asleep = 0;
let waiting: (() => void)[] = [];

/** Counts a part that sleeps; what it returns is called once, when it is awake or gone. */
export function fallAsleep(): () => void {
  asleep += 1;
  return () => {
    asleep -= 1;
    if (asleep > 0) return;
    for (const go of waiting) go();
    waiting = [];
  };
}

/** For what changes the address without a visitor's doing: React would throw away parts that sleep. */
export function everyPartAwake(): Promise<void> {
  return new Promise((resolve) => {
    if (asleep === 0) resolve();
    else waiting.push(resolve);
  });
}
