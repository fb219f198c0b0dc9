/** Roles of the desk's people. */

/** `owner`: everything. `colleague`: the daily work, without people, the brand and what cannot be undone. */
export const ROLES = ['owner', 'colleague'] as const;
export type Role = (typeof ROLES)[number];

/** The message for a colleague who may not do that; shown at the desk, and sent with 403. @param what such as "invite people" */
export const onlyOwners = (what: string) =>
  `Only an owner of the desk can ${what}. The screen People shows who the owners are.`;
const BRAND = 'the name, the logo, the colours and the fonts';
export const BRAND_ONLY_OWNERS = onlyOwners(`change ${BRAND}`);
/** Shown to a colleague who would decide about an owner's changes of the brand. */
export const BRAND_REFUSALS = {
  publish: `Nothing was published. ${onlyOwners(`publish changes of ${BRAND}`)}`,
  setTime: onlyOwners(
    `change, cancel or restore the time at which changes of ${BRAND} will be published`,
  ),
  takeBack: onlyOwners(`take back or restore changes of ${BRAND}`),
  goBack: onlyOwners(`go back to a version from before a change of ${BRAND}`),
} as const;
