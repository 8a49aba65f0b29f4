let isOpen = (_path: string): boolean => true;

/** The site registers which paths it has a page for, as soon as it is loaded. */
export function announcePages(isPage: (path: string) => boolean): void {
  isOpen = isPage;
}

/** Whether a path of this site leads to a page. Without a site, as in a test of the API alone, every path does. */
export function isOpenPage(path: string): boolean {
  return isOpen(path);
}
