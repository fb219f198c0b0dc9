/** Data that the form of a new studio and the server exchange, as JSON. */

export interface Founder {
  /** Id of the founder on the site; for a new founder an id made by the client. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

/** The form has fields for at most this number of founders. */
export const FOUNDERS_MAX = 6;

export interface StudioForm {
  readonly name: string;
  readonly nameDevanagari: string;
  readonly fullName: string;
  readonly description: string;
  readonly foundingYear: string;
  readonly staff: string;
  /** '' for the initials of the name; else an outline in a square of 37 units, which the server traced from a picture. */
  readonly mark: string;
  /** "#rrggbb"; '' keeps the colour of the site. */
  readonly accent: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly street: string;
  readonly locality: string;
  readonly city: string;
  readonly region: string;
  readonly postalCode: string;
  readonly pin: string;
  readonly localities: string;
  readonly radius: string;
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly founders: readonly Founder[];
}

/** Messages by the path of the field: "founders.0.name". */
export type StudioFaults = Readonly<Record<string, string>>;

export interface StudioState {
  /** True: the site is still the demonstration, which the form replaces. */
  readonly isDemonstration: boolean;
  /** The form as it was typed and not used yet, or else filled from the site. */
  readonly form: StudioForm;
  readonly revision: string;
}
/** Response 400 to an invalid form. */
export interface StudioFormErrors {
  readonly error: string;
  readonly faults: StudioFaults;
}
/** The pages' colours by their use, if this were the accent. */
export interface AccentColours {
  readonly day: Readonly<Record<string, string>>;
  readonly night: Readonly<Record<string, string>>;
}
/** A mark that was traced from a picture. */
export interface TracedMark {
  readonly outline: string;
}
