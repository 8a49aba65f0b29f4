interface CostBarProps {
  down: number;
  principal: number;
  cost: number;
}

/** The total in three parts, along the line of reading; what each is stands beside it in words. */
export function CostBar({ down, principal, cost }: CostBarProps) {
  const total = down + principal + cost;
  const percent = (sum: number) => (sum * 100) / total;
  const parts = [
    { from: 0, width: percent(down), fill: "fill-on-dark-soft" },
    { from: percent(down), width: percent(principal), fill: "fill-accent-on-dark" },
    { from: percent(down + principal), width: percent(cost), fill: "fill-premium-on-dark" },
  ];
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="flip-in-rtl h-2.5 w-full print:hidden"
    >
      {parts.map(({ from, width, fill }) => (
        <rect key={fill} x={from} y="0" width={width} height="10" className={fill} />
      ))}
    </svg>
  );
}
