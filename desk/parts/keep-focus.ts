/**
 * Keeps the keyboard's position (WCAG 2.4.3): if the focused element is removed, the element in its place gets the focus, or
 * else the next one. Browsers would move the focus to the top of the page.
 */
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
const GROUPS = 'li, form, fieldset, section, article, dialog, nav, main';

const isAfter = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function focusablesIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return [];
  const all = [node, ...node.querySelectorAll<HTMLElement>('*')];
  return all.filter(
    (element) =>
      element.matches(FOCUSABLE) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  );
}

/** The mutation record in which `lost`, or an element that contains it, was removed from the page. */
function removalOf(lost: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  const removal = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(lost)),
  );
  return removal && !removal.target.isConnected ? removalOf(removal.target, records) : removal;
}

/** The next sibling that still exists: several elements may be removed at once, in their order. */
function nextLeft(removal: MutationRecord, records: readonly MutationRecord[]): Node | null {
  const { nextSibling } = removal;
  if (!nextSibling || nextSibling.isConnected) return nextSibling;
  const later = records.slice(records.indexOf(removal) + 1);
  const next = later.find(({ removedNodes }) =>
    [...removedNodes].includes(nextSibling as ChildNode),
  );
  return next ? nextLeft(next, later) : null;
}

function successor(removal: MutationRecord, records: readonly MutationRecord[]) {
  const { target } = removal;
  const nextSibling = nextLeft(removal, records);
  const inItsPlace = records
    .filter((record) => record.target === target)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap(focusablesIn);
  if (inItsPlace[0]) return inItsPlace[0];
  const comesNext = (element: Node) =>
    nextSibling?.isConnected
      ? nextSibling.contains(element) || isAfter(nextSibling, element)
      : isAfter(target, element) && !target.contains(element);
  let group = (target as Element).closest(GROUPS);
  while (group) {
    const inGroup = focusablesIn(group);
    const found = inGroup.find(comesNext) ?? inGroup.at(-1);
    if (found) return found;
    group = group.parentElement?.closest(GROUPS) ?? null;
  }
  return document.querySelector('main');
}

/** Watches the whole document until the returned function is called. */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let main: Element | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
    main = focused?.closest('main') ?? null;
  };
  // Clicking another element moves the focus intentionally.
  const onPointer = ({ target }: PointerEvent) => {
    if (!focused?.contains(target as Node)) focused = null;
  };
  const observer = new MutationObserver((records) => {
    const { activeElement, body } = document;
    if (!focused || (activeElement && activeElement !== body)) return;
    // Moving it within the page removes the focus, too.
    if (focused.isConnected && removalOf(focused, records)) (focused as HTMLElement).focus();
    if (focused.isConnected) return;
    const removal = removalOf(focused, records);
    focused = null;
    // Another screen is shown.
    if (main?.isConnected === false)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    else if (removal) successor(removal, records)?.focus();
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('pointerdown', onPointer);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('pointerdown', onPointer);
    observer.disconnect();
  };
}
