/** A separate focal point for phones: off by default, then set on the picture that phones show. */

import { PHOTO_LABELS } from '#contract/desk/photos.ts';
import { Announcement } from '../announcements.tsx';
import { Check } from '../check.tsx';
import { UnsavedValue } from '../unsaved-value.tsx';
import { CENTRE, FocusPicture, formatPoint } from './focus.tsx';
import type { Copies, Framing } from './framing.ts';

interface PhoneFocusProps {
  readonly copies: Copies;
  readonly framing: Framing;
  readonly size: { readonly width: number; readonly height: number };
}

export function PhoneFocus({ copies, framing, size }: PhoneFocusProps) {
  const { focus, phoneFocus, straighten } = framing;
  const { phone } = copies;
  return (
    <section className="phone-focus">
      <Check
        checked={phoneFocus.value !== null}
        onChange={({ target }) => phoneFocus.set(target.checked ? (focus.value ?? CENTRE) : null)}
      >
        Another focal point on phones
      </Check>
      {phoneFocus.value !== null && (
        <FocusPicture
          src={phone?.src ?? copies.raw}
          angle={phone ? 0 : straighten.value}
          size={phone ?? size}
          field={phoneFocus}
          label={PHOTO_LABELS.phoneFocus}
        />
      )}
      <Announcement>
        {phoneFocus.typed && phoneFocus.value
          ? `${PHOTO_LABELS.phoneFocus}: ${formatPoint(phoneFocus.value)}`
          : ''}
      </Announcement>
      <UnsavedValue field={phoneFocus} say={formatPoint} />
    </section>
  );
}
