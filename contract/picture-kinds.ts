/** When a picture of a project was taken; without a stage it shows the finished room. */
export const STAGES = ['before', 'during', 'after'] as const;
export type Stage = (typeof STAGES)[number];

/** What the pictures of a project are. */
export const PICTURE_KINDS = ['photograph', 'visualisation'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
