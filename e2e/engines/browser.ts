/** The interface to a browser, whichever protocol controls it. */

/** An input source as in WebDriver; classic and BiDi use the same form. */
export interface InputSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Record<string, unknown>[];
}

export interface Browser {
  /** Sets the size of the viewport. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Opens an address. Resolves when the HTML has been parsed, because an opening film would be over at `load`. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** The value of an expression, which must be a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  readonly act: (source: InputSource) => Promise<void>;
  /** The viewport, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly title: string;
  /** Names what has to be installed before the browser can start, if anything. */
  readonly missing: () => string | undefined;
  readonly start: () => Promise<Browser>;
}
