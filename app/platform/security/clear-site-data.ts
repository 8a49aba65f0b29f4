/**
 * What a sign-out has the browser forget: copies of pages and answers, also those that the back button would show. Neither cookies
 * (language, known device) nor storage (consent, saved searches), which are the browser's own; the site takes a person's drafts and
 * bookings out of storage itself.
 */
export const clearSiteData = '"cache", "prefetchCache", "prerenderCache"';
