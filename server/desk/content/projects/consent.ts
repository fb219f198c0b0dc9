/** Whether a project shows a family's home, which needs written consent before the family's name is published. */
export const needsConsent = ({
  kind = 'photograph',
  homes = false,
  facts,
}: {
  readonly kind?: string | undefined;
  /** As set by its category. */
  readonly homes?: boolean | undefined;
  readonly facts?: { readonly homeType?: string | undefined } | undefined;
}): boolean => kind === 'photograph' && (homes || Boolean(facts?.homeType));
