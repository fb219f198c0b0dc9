/** Whether a project shows a family's home, so that their written consent is needed before their name is published. */
export const needsConsent = ({
  kind = 'photograph',
  homes = false,
  facts,
}: {
  readonly kind?: string | undefined;
  /** As its category says. */
  readonly homes?: boolean | undefined;
  readonly facts?: { readonly homeType?: string | undefined } | undefined;
}): boolean => kind === 'photograph' && (homes || Boolean(facts?.homeType));
