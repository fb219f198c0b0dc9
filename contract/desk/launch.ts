/** What is to be done before the site opens, as JSON. */
import type { ChangeGroup, Place } from './changes.ts';

/** An item of *To do before the site opens*, or a finished one. */
export interface LaunchItem {
  readonly what: string;
  /** Its group: a page, a project, the studio. */
  readonly group: ChangeGroup;
  /** `label`: the field within the group; '' for the whole group. */
  readonly place: Place | null;
  /** For a question that only a person can answer: what to send if it is right. */
  readonly question: Question | null;
  readonly isSample: boolean;
  /** Addresses of small copies of its pictures. */
  readonly pictures: readonly string[];
}

export interface Launch {
  /** Items of a group are together, in the order in which to do them. */
  readonly left: readonly LaunchItem[];
  /** Answered questions, rewritten samples and starter texts, and the studio's own pictures and films. */
  readonly done: readonly LaunchItem[];
  /** Tasks of the person who runs the server. */
  readonly forHost: readonly string[];
}

/** A line of the content. */
export interface Question {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  readonly revision: string;
}
