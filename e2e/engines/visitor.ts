/** Actions of a visitor in any engine, retried as Playwright does. */
import { expect } from '@playwright/test';
import type { Browser } from './browser.ts';
import { FAULTS } from './collect-faults.ts';
import { element, locate, type Spot, type Target } from './find.ts';

/** The characters that WebDriver uses for keys without text. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** Milliseconds between two attempts, the last one for all that follow: a page is often ready soon after the first. */
const LOOKS = { intervals: [50, 100, 200] };

export class Visitor {
  readonly #browser: Browser;
  readonly #origin: string;

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  resize(width: number, height: number) {
    return this.#browser.resize(width, height);
  }
  /** Opens a page; its script may not have loaded yet. */
  open(path: string) {
    return this.#browser.open(this.#origin + path);
  }
  /**
   * Opens a page, touches it, so that its script starts, and waits until it has. Without a touch the script waits for
   * `load`, which WebKitGTK 2.50 delays by 3 s on a page with a film that is not preloaded.
   */
  async visit(path: string) {
    await this.open(path);
    await this.evaluate(() => dispatchEvent(new Event('touchstart')));
    await this.answers();
  }
  async answers() {
    await this.sees(element('html[data-hydrated]'));
  }
  back() {
    return this.#browser.back();
  }
  screenshot() {
    return this.#browser.screenshot();
  }
  /** The result of a function in the page. Besides its arguments it must not use anything outside its own body. */
  async evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.#browser.evaluate(`JSON.stringify({ value: ${call} })`)).value;
  }

  /** Path and fragment of the current page. */
  address() {
    return this.evaluate(() => location.pathname + location.hash);
  }
  async sees(target: Target) {
    const spot = () => this.evaluate(locate, target, false);
    await expect.poll(spot, { message: `sees ${nameOf(target)}`, ...LOOKS }).not.toBeNull();
  }
  async seesNo(target: Target) {
    const spot = () => this.evaluate(locate, target, false);
    await expect.poll(spot, { message: `sees no ${nameOf(target)}`, ...LOOKS }).toBeNull();
  }
  /** Expects the focus on an element that matches. `:focus` itself matches nothing in a window behind others. */
  async hasFocusOn(selector: string) {
    const fits = (css: string) => document.activeElement?.matches(css);
    const isThere = () => this.evaluate(fits, selector);
    await expect.poll(isThere, { message: `focus on ${selector}`, ...LOOKS }).toBe(true);
  }
  async isAt(address: string) {
    await expect.poll(() => this.address(), { message: 'address', ...LOOKS }).toBe(address);
  }

  async click(target: Target) {
    let last: Spot | null = null;
    const stands = async () => {
      const spot = await this.evaluate(locate, target, true);
      const isStill = spot?.isReached && spot.x === last?.x && spot.y === last.y;
      last = spot;
      return Boolean(isStill);
    };
    const message = `${nameOf(target)} stands still and can be clicked`;
    await expect.poll(stands, { message, ...LOOKS }).toBe(true);
    const { x, y } = last!;
    await this.#browser.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }
  press(key: keyof typeof KEYS) {
    return this.#strike([KEYS[key]]);
  }
  async type(target: Target, text: string) {
    await this.click(target);
    await this.#strike([...text]);
  }
  /** Chooses from a list. The system draws it, and no driver can reach it. */
  async choose({ selector, name }: Target, value: string) {
    const choose = (css: string, label: string | undefined, chosen: string) => {
      const lists = [...document.querySelectorAll<HTMLSelectElement>(css)];
      const list = lists.find(({ labels }) => labels[0]?.textContent?.trim() === label)!;
      list.value = chosen;
      for (const type of ['input', 'change'])
        list.dispatchEvent(new Event(type, { bubbles: true }));
    };
    await this.evaluate(choose, selector, name, value);
  }
  /** Errors of all pages so far. */
  faults() {
    const read = (key: string): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return this.evaluate(read, FAULTS);
  }

  #strike(characters: readonly string[]) {
    const actions = characters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#browser.act({ type: 'key', id: 'keyboard', actions });
  }
}

const nameOf = ({ selector, name }: Target) => (name ? `"${name}"` : selector);
