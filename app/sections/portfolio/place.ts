/**
 * What the visitor sees of the portfolio. It is stored in the fragment of the address, so that it can be shared as a
 * link.
 */

/** One picture: `#patil-residence/4`. */
export interface View {
  readonly slug: string;
  readonly n: number;
}

export interface Place {
  /** The fragment of the address, without "#". */
  readonly fragment: string;
  readonly category: string;
  /** The project that is open in the details. */
  readonly project?: string;
  /** The picture that the lightbox shows. */
  readonly view?: View;
  /** The fragment is unknown; the other properties keep their former values. */
  readonly isUnknown?: boolean;
}

type Map = readonly {
  readonly key: string;
  readonly former?: readonly string[];
  readonly projects: readonly { readonly slug: string; readonly count: number }[];
}[];

/** The fragment of a picture, "patil-residence/4". */
export const addressOf = ({ slug, n }: View) => `${slug}/${n}`;

/**
 * The place for a fragment: `residential`, `patil-residence`, `patil-residence/4`, or '' for the first category. A
 * picture leaves the details unchanged; an unknown fragment is ignored.
 */
export function placeFor(fragment: string, now: Place, categories: Map): Place {
  const ignored = { ...now, fragment, isUnknown: true };
  const named =
    fragment === ''
      ? categories[0]
      : categories.find(({ key, former }) => key === fragment || former?.includes(fragment));
  if (named) return { fragment, category: named.key };
  const [, slug, number] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(fragment) ?? [];
  const category = categories.find(({ projects }) =>
    projects.some((project) => project.slug === slug),
  );
  const project = category?.projects.find((candidate) => candidate.slug === slug);
  if (!category || !project) return ignored;
  const place = { fragment, category: category.key };
  if (!number) return { ...place, project: project.slug };
  const n = Number(number);
  if (n > project.count) return ignored;
  return {
    ...place,
    project: category.key === now.category ? now.project : undefined,
    view: { slug: project.slug, n },
  };
}
