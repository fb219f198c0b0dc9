import { useLocation } from 'react-router';
import type { FormKey } from '#contract/forms.ts';
import { EXTRA_FIELDS, IDENTIFIER_FIELDS } from '#contract/wire.ts';
import css from './enquiry-form.module.css';
import type { FormKit } from './form-kit.ts';

/**
 * Fields that a form sends besides those of the visitor. Before a send by script `useDraft` sets the draft's id and the
 * fill time, and disables the identifiers, because the EmailJS client adds its own.
 */
export function HiddenFields({ form, kit }: { readonly form: FormKey; readonly kit: FormKit }) {
  const { pathname } = useLocation();
  return (
    <>
      <input type="hidden" name={IDENTIFIER_FIELDS.serviceId} value={kit.send.serviceId} />
      <input type="hidden" name={IDENTIFIER_FIELDS.templateId} value={kit.send.templates[form]} />
      <input type="hidden" name={IDENTIFIER_FIELDS.publicKey} value={kit.send.publicKey} />
      {/* The prerendered path is "/faq/"; a page's own path has no trailing slash. */}
      <input type="hidden" name={EXTRA_FIELDS.page} value={pathname.replace(/(.)\/$/, '$1')} />
      <input type="hidden" name={EXTRA_FIELDS.noticeVersion} value={kit.noticeVersion} />
      <input type="hidden" name={EXTRA_FIELDS.submissionId} />
      <input type="hidden" name={EXTRA_FIELDS.fillTime} />
      <div className={css.trap} aria-hidden="true">
        <input
          type="text"
          name={EXTRA_FIELDS.honeypot}
          tabIndex={-1}
          autoComplete="off"
          aria-label="Leave this empty"
        />
      </div>
    </>
  );
}
