/** Shows a project on the site or hides it. */
import { useState } from 'react';
import { askSaved } from '../../keep/ask-saved.ts';
import { changeProject, projectPath, renewProjects } from './use-projects.ts';

interface SwitchProps {
  readonly id?: string;
  readonly slug: string;
  readonly title: string;
  readonly isHidden: boolean;
  /** A home without a dated consent cannot be shown. */
  readonly lacksConsent: boolean;
  readonly onRefused: (why: string) => void;
}

export function Switch({ id, slug, title, isHidden, lacksConsent, onRefused }: SwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOff = wanted ?? isHidden;
  async function turn() {
    const value = !isOff;
    if (!value && lacksConsent) return onRefused(NO_CONSENT);
    setWanted(value);
    onRefused('');
    try {
      // The server checks the consent, which may have just been typed.
      await askSaved(`${projectPath(slug)}/hidden`, { value }, 'PUT');
      changeProject(slug, (view) => ({ ...view, isHidden: value }));
      await renewProjects(slug);
    } catch (error) {
      onRefused((error as Error).message);
    } finally {
      setWanted(null);
    }
  }
  return (
    <button
      type="button"
      id={id}
      role="switch"
      className="switch"
      aria-checked={!isOff}
      onClick={() => void turn()}
    >
      <i aria-hidden="true" />
      <span>{isOff ? 'Hidden' : 'Shown'}</span>
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

const NO_CONSENT = 'A home can be shown only after its family has agreed in writing.';
