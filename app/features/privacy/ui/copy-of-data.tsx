import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SettingsSection } from "#app/features/account/ui/settings/setting-row.tsx";
import { useLanguage } from "#app/i18n/use-language.ts";
import { dataOf } from "#app/platform/api/api-client.ts";
import { callAsCustomer, useCustomerAccess } from "#app/platform/api/customer-queries.tsx";
import { Button } from "#app/ui/button.tsx";
import { type ExportState, requestExportCall, showExportCall, showPrivacyCall } from "../calls.ts";
import { privacyWords } from "../words.ts";
import { DeedProblem } from "./deed-problem.tsx";
import { useMoment, usePrivacyDeed } from "./use-privacy.ts";

/** A copy of everything: requested, prepared in the background, and downloaded for a day. */
export function CopyOfData({ copy }: { copy: ExportState | null }) {
  const words = privacyWords.of(useLanguage());
  const moment = useMoment();
  const prepare = usePrivacyDeed(requestExportCall);
  const download = useDownload();
  const isReady = copy?.state === "ready" && !prepare.isPending;
  return (
    <SettingsSection title={words.copyTitle} lead={words.copyLead}>
      <div className="px-5 py-4">
        <p role="status" className={copy === null ? "sr-only" : "mb-4"}>
          {copy?.state === "preparing" && words.preparing}
          {copy?.state === "ready" && words.ready(moment(copy.expiresAt))}
        </p>
        <div className="flex flex-wrap gap-3">
          {isReady && (
            <Button
              data-analytics="download-copy"
              loading={download.isPending}
              onClick={() => download.mutate()}
            >
              {words.download}
            </Button>
          )}
          <Button
            variant="secondary"
            data-analytics="prepare-copy"
            loading={prepare.isPending || copy?.state === "preparing"}
            onClick={() => prepare.mutate({})}
          >
            {isReady ? words.prepareAgain : words.prepare}
          </Button>
        </div>
        <DeedProblem error={prepare.error ?? download.error} />
      </div>
    </SettingsSection>
  );
}

/**
 * The address is good for five minutes, so it is requested when it is needed; the browser stays on the page. A copy that has
 * expired meanwhile has none: the page then shows what there is.
 */
function useDownload() {
  const language = useLanguage();
  const access = useCustomerAccess();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const copy = dataOf(showExportCall, await callAsCustomer(access, showExportCall, { language }));
      if (copy?.address) location.assign(copy.address);
      else await queries.invalidateQueries({ queryKey: [showPrivacyCall.id] });
    },
  });
}
