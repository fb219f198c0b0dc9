/** What the walk asks of a browser, whichever protocol moves it. */

/** A source of input as WebDriver describes it: classic and BiDi share the form. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Record<string, unknown>[];
}

export interface Browser {
  /** Sets the size of the page's own area. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Goes to an address; done when its HTML is there, for an opening film would be over when all has loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression, which must be a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly act: (source: InputSource) => Promise<void>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly title: string;
  /** Names what has to be installed before it can start. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<Browser>;
}
