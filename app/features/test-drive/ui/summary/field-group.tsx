import { type ReactNode, useId } from "react";

interface FieldGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One of the groups of questions on the last step. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-subheading">
        {title}
      </h3>
      {hint && <p className="mt-1 max-w-prose text-sm text-ink-soft">{hint}</p>}
      <div className="form-frame mt-5 grid gap-y-3">{children}</div>
    </section>
  );
}
