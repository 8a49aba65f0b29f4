import type { ReactNode } from "react";
import type { Vehicle } from "#app/features/garage/calls.ts";
import { VehiclePicture } from "#app/features/garage/ui/vehicle-picture.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";

interface PanelProps {
  label: string;
  vehicle?: Vehicle | undefined;
  actions: ReactNode;
  children: ReactNode;
}

/** The large panel at the top of the dashboard. */
export function Panel({ label, vehicle, actions, children }: PanelProps) {
  return (
    <section className="on-dark grid items-center gap-6 overflow-hidden rounded-xl bg-sea-900 text-on-dark md:grid-cols-[3fr_2fr]">
      <div className="p-6 md:p-10">
        <h2 className="text-sm text-on-dark-soft">{label}</h2>
        {children}
        {actions && <div className="mt-8 flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
      {vehicle && (
        <VehiclePicture vehicle={vehicle} width={960} className="px-4 max-md:order-first max-md:-mb-10" />
      )}
    </section>
  );
}

export function Line({ icon, children }: { icon: "pin" | "car" | "phone"; children: ReactNode }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-on-dark-soft">
      <Icon name={icon} className="size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
