import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import { href } from "#app/lib/address/href.ts";
import { LocalLink } from "#app/ui/navigation/local-link.tsx";
import { Icon } from "#app/ui/picture/icon.tsx";
import type { UsedVehicle } from "../../car-calls.ts";
import type { UsedCarPage } from "../../content/used-car-page.ts";
import { StockIcon } from "../card/stock-icon.tsx";
import { carWords } from "./words.ts";

/** What speaks for the car besides its pictures: what certified means here, and the inspection report. */
export function CarProofs({ car, page }: { car: UsedVehicle; page: UsedCarPage }) {
  const words = carWords.of(useLanguage());
  const report = car.inspectionReportUrl;
  if (!car.certified && !report) return null;
  return (
    <div className={`grid gap-4 ${car.certified && report ? "md:grid-cols-2" : ""}`}>
      {car.certified && (
        <Proof
          icon={<Icon name="check" className={sign} />}
          title={page.certifiedTitle}
          text={page.certifiedText}
        >
          <LocalLink to={href("/pre-owned")} className={link}>
            {page.certifiedLabel}
            <Icon name="arrow-forward" className="size-4" />
          </LocalLink>
        </Proof>
      )}
      {report && (
        <Proof
          icon={<StockIcon name="report" className={sign} />}
          title={words.inspectionReport}
          text={words.inspectionText}
        >
          <a
            href={report}
            target="_blank"
            rel="noopener noreferrer"
            data-analytics="inspection-report"
            className={link}
          >
            {words.openReport}
            <span className="sr-only"> ({words.inNewTab})</span>
            <Icon name="arrow-forward" className="size-4" />
          </a>
        </Proof>
      )}
    </div>
  );
}

const sign = "size-7 text-accent";
const link = "inline-flex min-h-11 items-center gap-2 text-accent underline-offset-4 hover:underline";

interface ProofProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function Proof({ icon, title, text, children }: ProofProps) {
  return (
    <section className="flex flex-col rounded-xl bg-sand-50 p-6 lg:p-8">
      {icon}
      <h2 className="mt-4 text-subheading">{title}</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{text}</p>
      <p className="mt-auto pt-3">{children}</p>
    </section>
  );
}
