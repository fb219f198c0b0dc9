interface Kinds {
  readonly homeType?: string | undefined;
  readonly placeType?: string | undefined;
}

/** What kind of place a project is: "3BHK", or for a place of work "Salon"; undefined if neither is known. */
export const kindOfPlace = (facts: Kinds | undefined) => facts?.homeType ?? facts?.placeType;
