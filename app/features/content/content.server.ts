/** The API of content: what other server halves may do with it. */
export { contentClient } from "./server/content-client.server.ts";
export { contentTopic, contentVersion, renewPages } from "./server/content-version.server.ts";
export { missingContent } from "./server/missing-content.server.ts";
export {
  type FragmentToPublish,
  publishFragment,
  publishFragments,
} from "./server/publish-fragments.server.ts";
export { seededHashes } from "./server/seeded-hashes.server.ts";
