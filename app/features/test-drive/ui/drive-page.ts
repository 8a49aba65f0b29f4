import { createContext, useContext } from "react";
import { useLanguage } from "#app/i18n/use-language.ts";
import type { TestDrivePage } from "../content/test-drive-page.ts";
import { driveWords } from "../words.ts";
import type { DriveModel } from "./drive-model.ts";
import { wizardWords } from "./words.ts";

/** What the page brings: its texts, the models, and the importer's rules of driving. */
export interface DrivePage {
  readonly texts: TestDrivePage;
  readonly models: readonly DriveModel[];
  readonly types: readonly { readonly id: string; readonly label: string }[];
  /** Where no car of a model is free. */
  readonly noCar: { readonly title: string; readonly text: string } | undefined;
  /** Years that a driver needs to have. */
  readonly minimumAge: number;
}

export const DrivePageContext = createContext<DrivePage | null>(null);

/** What every part of the wizard needs to speak. */
export function useDrivePage() {
  const language = useLanguage();
  const page = useContext(DrivePageContext);
  if (!page) throw new Error("DrivePageContext is missing above this component");
  return { ...page, language, words: { ...driveWords.of(language), ...wizardWords.of(language) } };
}
