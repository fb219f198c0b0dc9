/** What the form of a new studio and the server say to each other, as JSON. */

export interface Founder {
  /** Which of the site's founders it is; of one who is not on the site yet, made by the client. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

/** As it is typed. */
export interface StudioForm {
  readonly name: string;
  readonly nameDevanagari: string;
  readonly fullName: string;
  readonly description: string;
  readonly foundingYear: string;
  readonly staff: string;
  /** '' draws the initials of the name; else an outline in a square of 37, which the server made of a picture. */
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

/** Sentences by the path of their field: "founders.0.name". */
export type StudioFaults = Readonly<Record<string, string>>;

export interface StudioState {
  /** True: the site is still the demonstration, which the form replaces. */
  readonly isDemonstration: boolean;
  /** What was typed and not used yet, or else what the site says. */
  readonly form: StudioForm;
  readonly revision: string;
}
/** Answer 400 to a form that cannot be used. */
export interface RefusedStudio {
  readonly error: string;
  readonly faults: StudioFaults;
}
/** Colours by their use, as pages would have them with that accent. */
export interface AccentColours {
  readonly day: Readonly<Record<string, string>>;
  readonly night: Readonly<Record<string, string>>;
}
/** A mark that was read from a picture. */
export interface ReadMark {
  readonly outline: string;
}
