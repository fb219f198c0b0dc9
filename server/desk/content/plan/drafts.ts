/** What the plan asks of the drafts (`#server/drafts`). */
export interface PlanDrafts {
  /** The draft's folder. */
  open(): Promise<string>;
  readText(file: string): Promise<string>;
  changeText(file: string, change: (text: string) => string): Promise<void>;
  /** Moves a finished file into the draft. */
  place(file: string, from: string): Promise<void>;
}
