import { useSearchParams } from "react-router";
import { SuccessMark } from "#app/features/scheduling/ui/confirmation/success-mark.tsx";
import { href } from "#app/lib/address/href.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import type { ServiceConfirmation } from "../../content/service-confirmation.ts";

/** A request that is confirmed by a call: all there is of it here is its number. */
export function TaskConfirmation({ taskId, texts }: { taskId: string; texts: ServiceConfirmation }) {
  const [search] = useSearchParams();
  const isOfCampaign = search.has("campaign");
  return (
    <div className="frame grow py-10 md:py-16">
      <SuccessMark />
      <h1 className="mt-6 text-title">{texts.campaignTitle}</h1>
      <p className="mt-3 max-w-prose text-lead text-ink-soft">
        {isOfCampaign ? texts.campaignText : texts.text}
      </p>
      <p className="mt-8 text-sm text-ink-soft">{texts.referenceLabel}</p>
      <p className="text-lg">
        <Ltr className="break-all">{taskId}</Ltr>
      </p>
      <LinkButton to={href("/dashboard")} className="mt-10 max-sm:w-full">
        {texts.dashboardLabel}
      </LinkButton>
    </div>
  );
}
