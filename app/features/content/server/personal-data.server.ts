import { registerWithoutPersonalData } from "#app/platform/personal-data/register.server.ts";

const published = "What the site publishes.";
registerWithoutPersonalData({
  "content.brand_version": published,
  "content.fragment": published,
  "content.fragment_locale": published,
});
