import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "./loading/spinner.tsx";
import { LocalLink, type LocalLinkProps } from "./navigation/local-link.tsx";

/**
 * `primary` stands once in a view; `inverse` is the primary button on a dark ground or a picture, `inverseSecondary` the
 * one beside it.
 */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "inverse" | "inverseSecondary" | "danger";

const looks: Record<ButtonVariant, string> = {
  primary: "bg-accent text-white hover:bg-accent-strong active:bg-sea-900",
  secondary: "border border-line-strong text-ink hover:border-ink hover:bg-sand-50 active:bg-sand-100",
  quiet: "text-accent underline-offset-4 hover:bg-accent-soft hover:underline active:bg-sand-100",
  inverse: "bg-pearl text-ink hover:bg-sand-100 active:bg-sand-200",
  inverseSecondary: "border border-on-dark/60 text-on-dark hover:border-on-dark hover:bg-on-dark/10",
  danger: "bg-danger text-white hover:bg-ink active:bg-ink",
};
const shape =
  "inline-flex min-h-12 min-w-11 items-center justify-center gap-2.5 rounded-button px-6 py-2.5 text-center text-base font-normal leading-tight transition-colors";
const whenOff =
  "disabled:bg-sand-100 disabled:text-ink-faint disabled:border-sand-100 disabled:cursor-not-allowed";

interface Look {
  variant?: ButtonVariant;
  /** Stretches over the width it is given, as on a phone. */
  wide?: boolean;
}

function classesFor({ variant = "primary", wide = false }: Look, own = ""): string {
  return `${shape} ${looks[variant]} ${wide ? "w-full" : ""} ${own}`;
}

type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** Work is in progress: the button keeps its size and focus and ignores presses. */
    loading?: boolean;
  };

export function Button({
  variant,
  wide,
  loading = false,
  className,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={`relative ${classesFor({ variant, wide }, className)} ${whenOff}`}
    >
      {loading ? <WhileLoading>{children}</WhileLoading> : children}
    </button>
  );
}

function WhileLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <span className="inline-flex items-center gap-2.5 opacity-0">{children}</span>
      <span className="absolute inset-0 grid place-items-center">
        <Spinner />
      </span>
    </>
  );
}

/** A link that looks like a button: for what leads to another page. */
export function LinkButton<T extends string>(props: LocalLinkProps<T> & Look) {
  const { variant, wide, className, ...rest } = props;
  return <LocalLink<string> {...rest} className={classesFor({ variant, wide }, className)} />;
}
