import type { ScheduleRow } from "../../rules/finance.ts";

interface OwedChartProps {
  principal: number;
  schedule: readonly ScheduleRow[];
}

/**
 * What is still owed in each month as a falling stair, inside the frame that the flat rate is charged on. It runs along
 * the line of reading; the schedule below says the same in numbers.
 */
export function OwedChart({ principal, schedule }: OwedChartProps) {
  const months = schedule.length;
  const height = (owed: number) => 100 - (owed * 100) / Math.max(principal, 1);
  const stair = schedule.map(({ month }) => {
    const owed = schedule[month - 2]?.owed ?? principal;
    return `V${height(owed).toFixed(2)}H${month}`;
  });
  return (
    <svg
      viewBox={`0 0 ${months} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="flip-in-rtl h-52 w-full overflow-visible sm:h-64 lg:h-72"
    >
      <rect width={months} height="100" className="fill-sand-100" />
      <path d={`M0 100${stair.join("")}V100Z`} className="fill-accent" />
      <rect
        width={months}
        height="100"
        fill="none"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  );
}
