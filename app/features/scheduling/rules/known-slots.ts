import {
  type CenterSchedule,
  earliestStart,
  type FreeSlot,
  findFreeSlots,
  type SlotQuestion,
  type TakenUnit,
} from "./slots.ts";

interface Reckoned {
  readonly center: CenterSchedule;
  readonly earliest: number;
  readonly question: Omit<SlotQuestion, "centers">;
  readonly slots: readonly FreeSlot[];
}

const reckoned = new WeakMap<readonly TakenUnit[], readonly Reckoned[]>();
const mostKept = 4;

/**
 * `findFreeSlots` for schedules that stand in memory: their lists are never changed in place, so what was reckoned from a
 * centre's lists for the same days holds until it has others, or ten minutes are over.
 */
export function findKnownSlots({ centers, ...question }: SlotQuestion): FreeSlot[] {
  return centers.flatMap((center) => slotsOf(center, question));
}

function slotsOf(center: CenterSchedule, question: Omit<SlotQuestion, "centers">): readonly FreeSlot[] {
  const earliest = earliestStart(question.now);
  const kept = reckoned.get(center.taken) ?? [];
  const isSame = (one: Reckoned) =>
    one.earliest === earliest &&
    one.question.firstDay === question.firstDay &&
    one.question.lastDay === question.lastDay &&
    one.question.hours === question.hours &&
    one.center.id === center.id &&
    one.center.bays === center.bays &&
    one.center.timeZone === center.timeZone &&
    one.center.weekdays === center.weekdays &&
    one.center.overrides === center.overrides;
  const found = kept.find(isSame) ?? {
    center,
    earliest,
    question,
    slots: findFreeSlots({ ...question, centers: [center] }),
  };
  if (found !== kept[0])
    reckoned.set(center.taken, [found, ...kept.filter((one) => one !== found)].slice(0, mostKept));
  return found.slots;
}
