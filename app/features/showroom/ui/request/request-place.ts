/** The place on a page that its call to action leads to. */
export const requestPlace = "request";
