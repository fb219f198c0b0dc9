/** Where a small picture of the draft is answered. */
export const thumbnail = (slug: string, file: string) =>
  `/desk/api/projects/${slug}/plan/pictures/${encodeURIComponent(file)}`;
