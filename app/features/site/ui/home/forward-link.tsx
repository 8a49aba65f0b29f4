import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";

/** The way on from a section, quieter than a button. */
export function ForwardLink({ to, children }: { to: string; children: string }) {
  return (
    <LocalLink
      to={to}
      className="group inline-flex min-h-11 items-center gap-2.5 rounded underline-offset-8 hover:underline"
    >
      {children}
      <Icon name="arrow-forward" className="size-4.5" />
    </LocalLink>
  );
}
