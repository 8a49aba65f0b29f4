import { html } from "hono/html";
import type { Markup } from "#app/features/account/account.server.ts";
import { page } from "#app/features/scheduling/signed-pages/plan-views.server.ts";
import { config } from "#app/platform/config.server.ts";
import { licenseSides, uploadObstacle } from "../rules/license.ts";
import { type DrivePlan, momentOf } from "./drive-plan.server.ts";
import { licenseProblems, licenseWords } from "./license-words.ts";

/** Why pictures were not taken. */
export type LicenseProblem = keyof ReturnType<typeof licenseProblems.of>;
interface ShownLicense {
  readonly plan: DrivePlan;
  /** `/drive/<token>`. */
  readonly base: string;
  readonly now: Date;
  readonly isDone?: boolean;
  readonly problem?: LicenseProblem | undefined;
}

/** The page on which a driver adds pictures of their license. It says when they were added, and never shows them. */
export function licensePage(shown: ShownLicense): Promise<string> {
  const { plan, base, now, isDone, problem } = shown;
  const { language, drive } = plan;
  const words = licenseWords.of(language);
  const obstacle = uploadObstacle(drive, now);
  const said = problem && licenseProblems.of(language)[problem];
  const content = html`<h1>${words.title}</h1>
<p class="lead">${obstacle === undefined ? words.lead : words[obstacle]}</p>
${isDone ? html`<p class="done" role="status">${words.done}</p>` : ""}
${said === undefined ? "" : html`<p class="banner" role="alert">${said}</p>`}
${uploadsOf(plan)}${obstacle === undefined ? uploadForm(shown) : ""}
<p class="ways"><a href="${base}?lang=${language}">${words.backToDrive}</a></p>`;
  return page(shown, words.title, content, "/license");
}

function uploadForm({ plan, base }: ShownLicense): Markup {
  const { language } = plan;
  const words = licenseWords.of(language);
  const megabytes = Math.floor(config.limits.uploadBytes / 1024 / 1024);
  return html`<form method="post" enctype="multipart/form-data" action="${base}/license?lang=${language}">
${licenseSides.map(
  (side) => html`<label>${words[side]}
<input type="file" name="${side}" accept="image/jpeg,image/png,image/webp" aria-describedby="license-hint"></label>`,
)}
<p class="hint" id="license-hint">${words.hint(megabytes)}</p>
<button type="submit">${words.button}</button></form>
<p class="quiet">${words.keep(config.testDrive.licenseDays)} ${words.bring}</p>`;
}

/** That pictures were added, and when. */
function uploadsOf(plan: DrivePlan): Markup {
  const words = licenseWords.of(plan.language);
  if (plan.uploads.length === 0) return html``;
  const lines = plan.uploads.map(({ side, at, isReplaced }) => {
    const when = momentOf(plan, at);
    const line = isReplaced ? words.replacedAt(words[side], when) : words.addedAt(words[side], when);
    return html`<span class="line">${line}</span>`;
  });
  return html`<dl class="facts"><div><dt>${words.title}</dt><dd>${lines}</dd></div></dl>`;
}

/** On the page of the drive: what was added, and the way to add it. */
export function licenseSection(plan: DrivePlan, base: string, now: Date): Markup {
  const { drive, language, uploads } = plan;
  const words = licenseWords.of(language);
  if (uploadObstacle(drive, now) !== undefined) return uploadsOf(plan);
  const label = uploads.length === 0 ? words.add : words.replace;
  return html`${uploadsOf(plan)}<p class="ways"><a href="${base}/license?lang=${language}">${label}</a></p>`;
}
