import { type SyntheticEvent, useState } from 'react';
import type { FieldHelpProps } from './help/field-help.tsx';

interface Help extends Pick<FieldHelpProps, 'control'> {
  readonly FieldHelp: typeof import('./help/field-help.tsx').FieldHelp;
}

/** Fetches a field's help at the first input: `[help, fetch]`. Without it the mail relay still validates. */
export function useHelp() {
  const [help, setHelp] = useState<Help>();
  async function fetchHelp({ currentTarget }: SyntheticEvent<Element>) {
    const control = currentTarget as FieldHelpProps['control'];
    if (help) return;
    try {
      const { FieldHelp } = await import('./help/field-help.tsx');
      setHelp({ FieldHelp, control });
    } catch {
      // offline: the next input retries
    }
  }
  return [help, fetchHelp] as const;
}
