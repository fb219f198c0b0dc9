/** Roles of the desk's people. */

/** `owner`: everything. `colleague`: the daily work, without people, the brand and what cannot be undone. */
export const ROLES = ['owner', 'colleague'] as const;
export type Role = (typeof ROLES)[number];

/** The message for a colleague who may not do that; shown at the desk, and sent with 403. @param what such as "invite people" */
export const onlyOwners = (what: string) =>
  `Only an owner of the desk can ${what}. The screen People shows who they are.`;
/** Shown if a colleague publishes, because changes of the brand are left out. */
export const BRAND_ONLY_OWNERS_PUBLISH =
  'Nothing was published. Only an owner can publish changes of the name, the logo, the colours and the fonts, or go back to a version from before such a change. The screen People shows who they are.';
export const BRAND_ONLY_OWNERS = onlyOwners('change the name, the logo, the colours and the fonts');
