import { useLocation } from 'react-router';
import type { FormKey } from '#enquiry/forms.ts';
import { EXTRA, WIRE } from '#enquiry/wire.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import css from './enquiry-form.module.css';
import type { FormKit } from './form-kit.ts';

/** What a form sends besides the visitor's words. The identifiers are for a send without script: the client adds its own. */
export function HiddenFields({ form, kit }: { readonly form: FormKey; readonly kit: FormKit }) {
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name={WIRE.serviceId} value={kit.send.serviceId} disabled={isHydrated} />
      <input
        type="hidden"
        name={WIRE.templateId}
        value={kit.send.templates[form]}
        disabled={isHydrated}
      />
      <input type="hidden" name={WIRE.publicKey} value={kit.send.publicKey} disabled={isHydrated} />
      {/* Prerendered as "/faq/"; the page's own path has no slash at its end. */}
      <input type="hidden" name={EXTRA.page} value={pathname.replace(/(.)\/$/, '$1')} />
      <input type="hidden" name={EXTRA.noticeVersion} value={kit.noticeVersion} />
      {isHydrated && (
        <>
          <input type="hidden" name={EXTRA.submissionId} />
          <input type="hidden" name={EXTRA.fillTime} />
        </>
      )}
      <div className={css.trap} aria-hidden="true">
        <input
          type="text"
          name={EXTRA.honeypot}
          tabIndex={-1}
          autoComplete="off"
          aria-label="Leave this empty"
        />
      </div>
    </>
  );
}
