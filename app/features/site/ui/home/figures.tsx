interface FiguresProps {
  figures: readonly { value: string; title: string }[];
}

/** Numbers that speak for themselves, what each counts under it. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-6">
      {figures.map(({ value, title }) => (
        <div key={title} className="flex max-w-[16rem] flex-col-reverse justify-end gap-1">
          <dt className="text-sm text-ink-soft">{title}</dt>
          <dd className="text-heading font-light tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
