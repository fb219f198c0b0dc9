/** Props of the sections of /process. Types only. */
import type { Picture } from '#content-model/types.ts';

export interface Drawing {
  readonly to: string;
  readonly caption: string;
  /** Title of the project. */
  readonly title: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

export interface BillPage {
  readonly caption: string;
  readonly link: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: string;
    readonly amount: string;
  }[];
  readonly total: string;
  readonly sum: string;
}

export interface Report {
  readonly caption: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}

export interface Step {
  readonly name: string;
  readonly weeks: string;
  readonly what: string;
  readonly decide: string;
  readonly get: string;
  readonly pay: string;
  readonly share?: number;
  /** The payment in the example, "₹ 3.6 lakh". */
  readonly amount?: string;
  readonly risks: readonly { readonly what: string; readonly pays: string }[];
  readonly picture?: Picture & { readonly caption?: string | undefined };
  readonly drawing?: Drawing;
  readonly bill?: BillPage;
  readonly report?: Report;
}

export interface StepLabels {
  readonly decide: string;
  readonly get: string;
  readonly pay: string;
  readonly risks: string;
}
