/** An enquiry by telephone, entered by hand. Its values stay in this browser until it is saved or discarded. */
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { CALL_LABELS } from '#contract/desk/enquiries.ts';
import { PROPERTY_TYPES } from '#contract/forms.ts';
import { ask } from '../../api.ts';
import { refreshEnquiries } from '../../enquiries.ts';
import { BY_TELEPHONE } from '../../messages/en.ts';
import { FormField } from '../../parts/form-field.tsx';
import { useStudio } from '../../parts/studio.ts';
import { useKeptForm } from '../../parts/use-kept-form.ts';
import '../../styles/by-telephone/by-telephone.css';
import { ErrorMessage } from '../../parts/announcements.tsx';
import { Button, TextButton, TextLink } from '../../parts/buttons.tsx';
import { Check } from '../../parts/check.tsx';

const PATH = '/enquiries/new#telephone';
const EMPTY = { key: '', name: '', phone: '', email: '', what: '', call: '', confirms: false };
type Call = typeof EMPTY;

export function ByTelephone() {
  const { me } = useStudio();
  const navigate = useNavigate();
  const confirmsHint = useId();
  const kept = useKeptForm<Call, { readonly id: string }>({
    path: PATH,
    saved: EMPTY,
    about: { label: BY_TELEPHONE.title, screen: '/by-telephone' },
    // The same key again updates the stored enquiry.
    send: (sent) => ask('/enquiries', { ...sent, key: sent.key || crypto.randomUUID() }),
    onSaved: async ({ id }) => {
      await refreshEnquiries();
      navigate(`/enquiry/${id}`);
    },
  });
  const { value: call, faults, error } = kept;
  const write = (change: Partial<Call>) =>
    kept.write({ key: call.key || crypto.randomUUID(), ...change });
  const field = (name: 'name' | 'phone' | 'email') => ({
    fault: faults[name],
    value: call[name],
    onChange: (value: string) => write({ [name]: value }),
  });
  return (
    <main className="page by-telephone" id="main" tabIndex={-1}>
      <title>{`${BY_TELEPHONE.title} · Desk`}</title>
      <TextLink to="/">Back to enquiries</TextLink>
      <h1>{BY_TELEPHONE.title}</h1>
      <p className="hint">{BY_TELEPHONE.about}</p>
      <form {...kept.form}>
        <FormField label={CALL_LABELS.name} {...field('name')} />
        <div className="reach-fields">
          <FormField label={CALL_LABELS.phone} type="tel" {...field('phone')} />
          <FormField label={CALL_LABELS.email} type="email" {...field('email')} />
        </div>
        <label className="field">
          <span>{CALL_LABELS.what}</span>
          <select value={call.what} onChange={({ target }) => write({ what: target.value })}>
            <option value="">{BY_TELEPHONE.unknown}</option>
            {PROPERTY_TYPES.map(({ label }) => (
              <option key={label} value={label}>
                {label === 'Above' ? BY_TELEPHONE.above : label}
              </option>
            ))}
          </select>
        </label>
        <FormField
          label={CALL_LABELS.call}
          rows={6}
          fault={faults.call}
          value={call.call}
          onChange={(value) => write({ call: value })}
        />
        <Check
          checked={call.confirms}
          disabled={!me.canReply && !call.confirms}
          aria-invalid={faults.confirms ? true : undefined}
          aria-describedby={confirmsHint}
          onChange={({ target }) => write({ confirms: target.checked })}
        >
          {CALL_LABELS.confirms}
        </Check>
        <p className={faults.confirms ? 'error' : 'hint'} id={confirmsHint}>
          {faults.confirms ?? (me.canReply ? '' : BY_TELEPHONE.cannotMail)}
        </p>
        <ErrorMessage>{error}</ErrorMessage>
        <div className="actions">
          <Button type="submit" aria-disabled={kept.isBusy}>
            {BY_TELEPHONE.save}
          </Button>
          <TextButton
            onClick={() => {
              kept.discard();
              navigate('/');
            }}
          >
            {kept.isKept ? BY_TELEPHONE.discard : BY_TELEPHONE.cancel}
          </TextButton>
          <span className="hint">{kept.isKept ? BY_TELEPHONE.kept : ''}</span>
        </div>
      </form>
    </main>
  );
}
