/** The one ribbon of a page, which the header measures. */
export const ribbonId = "ribbon";
