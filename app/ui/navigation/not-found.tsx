import { LinkButton } from "../button.tsx";

interface NotFoundProps {
  title: string;
  text: string;
  /** Ways on; the first is the one that most will want. */
  actions: readonly { readonly label: string; readonly url: string }[];
}

/** Something does not exist, or is not for this customer: the two look the same. */
export function NotFound({ title, text, actions }: NotFoundProps) {
  return (
    <div className="frame section-space grow">
      <div className="max-w-[34rem]">
        <h1 className="text-title">{title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{text}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          {actions.map(({ label, url }, place) => (
            <LinkButton
              key={url}
              to={url}
              variant={place === 0 ? "primary" : "secondary"}
              className="max-sm:w-full"
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  );
}
