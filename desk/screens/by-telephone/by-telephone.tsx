/** An enquiry that came by telephone, entered by hand. What is typed stays in this browser until it is saved or discarded. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FieldFaults } from '#contract/desk/enquiries.ts';
import { PROPERTY_TYPES } from '#contract/forms.ts';
import { ask, Refusal, refresh } from '../../api.ts';
import { keeper, useKeeping } from '../../keep/keep.ts';
import { BY_TELEPHONE } from '../../messages/en.ts';
import { FieldRow } from '../../parts/field-row.tsx';
import { useStudio } from '../../parts/studio.ts';
import '../../styles/by-telephone/by-telephone.css';

const PATH = '/enquiries/new#telephone';
const EMPTY = { key: '', name: '', phone: '', email: '', what: '', call: '', confirms: false };
type Call = typeof EMPTY;

export function ByTelephone() {
  const { me } = useStudio();
  const navigate = useNavigate();
  const typed = useKeeping((state) => state.typed[PATH]?.value) as Call | undefined;
  const call = typed ?? EMPTY;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState('');
  const [isBusy, setBusy] = useState(false);
  const confirmsHint = useId();
  const form = useRef<HTMLFormElement>(null);
  // The first field at fault, in the order of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  function write(change: Partial<Call>) {
    const key = call.key || crypto.randomUUID();
    const about = { label: BY_TELEPHONE.title, screen: '/by-telephone' };
    keeper.writeNew(PATH, { ...call, key, ...change }, about);
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    setTrouble('');
    const sent = { ...call, key: call.key || crypto.randomUUID() };
    try {
      const { id } = await ask<{ id: string }>('/enquiries', sent);
      keeper.discard(PATH);
      await refresh();
      navigate(`/enquiry/${id}`);
    } catch (error) {
      const fields =
        error instanceof Refusal ? (error.body as Partial<FieldFaults> | null)?.fields : undefined;
      if (fields) setFaults(fields);
      else setTrouble((error as Error).message);
      setBusy(false);
    }
  }
  const field = (name: 'name' | 'phone' | 'email') => ({
    fault: faults[name],
    value: call[name],
    onWrite: (value: string) => write({ [name]: value }),
  });
  return (
    <main className="page by-telephone" id="main" tabIndex={-1}>
      <title>{`${BY_TELEPHONE.title} · Desk`}</title>
      <Link className="underlined" to="/">
        All enquiries
      </Link>
      <h1>{BY_TELEPHONE.title}</h1>
      <p className="hint">{BY_TELEPHONE.about}</p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <FieldRow label={BY_TELEPHONE.name} {...field('name')} />
        <div className="reach-fields">
          <FieldRow label={BY_TELEPHONE.phone} type="tel" {...field('phone')} />
          <FieldRow label={BY_TELEPHONE.email} type="email" {...field('email')} />
        </div>
        <label className="field">
          <span>{BY_TELEPHONE.what}</span>
          <select value={call.what} onChange={({ target }) => write({ what: target.value })}>
            <option value="">{BY_TELEPHONE.unknown}</option>
            {PROPERTY_TYPES.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <FieldRow
          label={BY_TELEPHONE.call}
          rows={6}
          fault={faults.call}
          value={call.call}
          onWrite={(value) => write({ call: value })}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={call.confirms}
            disabled={!me.canReply && !call.confirms}
            aria-invalid={faults.confirms ? true : undefined}
            aria-describedby={confirmsHint}
            onChange={({ target }) => write({ confirms: target.checked })}
          />
          {BY_TELEPHONE.confirms}
        </label>
        <p className={faults.confirms ? 'trouble' : 'hint'} id={confirmsHint}>
          {faults.confirms ?? (me.canReply ? '' : BY_TELEPHONE.cannotMail)}
        </p>
        <p className="trouble" role="alert">
          {trouble}
        </p>
        <div className="actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {BY_TELEPHONE.save}
          </button>
          <button
            type="button"
            className="underlined"
            onClick={() => {
              keeper.discard(PATH);
              navigate('/');
            }}
          >
            {typed ? BY_TELEPHONE.discard : BY_TELEPHONE.cancel}
          </button>
          <span className="hint">{typed ? BY_TELEPHONE.kept : ''}</span>
        </div>
      </form>
    </main>
  );
}
