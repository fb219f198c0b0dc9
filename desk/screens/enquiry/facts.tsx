/** The visitor's contact data, and the other facts of the enquiry. */
import { isDay } from '#contract/day.ts';
import type { Enquiry } from '#contract/desk/enquiries.ts';
import { mailLink, mailTextLink } from '#contract/links.ts';
import { daysOf } from '../hours/dates.ts';

export function Reach({
  enquiry: { phone, email, subject },
  className,
}: {
  readonly enquiry: Enquiry;
  readonly className: string;
}) {
  return (
    <div className={className}>
      {phone?.tel && (
        <a className="button low quiet" href={phone.tel}>
          Call
        </a>
      )}
      {phone?.whatsapp && (
        <a className="button low quiet" href={phone.whatsapp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      {!phone?.tel && email && (
        <a className="button low quiet" href={mailTextLink(email, subject)}>
          Email
        </a>
      )}
    </div>
  );
}

/** As the form sent it, if that is not a day. */
const noticeDay = (version: string) => (isDay(version) ? daysOf({ from: version }) : version);

export function Facts({ enquiry }: { readonly enquiry: Enquiry }) {
  const { id, email, phone, kind, form, project, more, noticeVersion } = enquiry;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Phone', phone?.number ?? null],
    ['Email', email || null],
    ['Property type', kind],
    ['Project', project],
    ...more.map(({ label, value }) => [label, value] as const),
    ['Form', form],
    ['Reference', id],
    ['Privacy notice', noticeVersion && `dated ${noticeDay(noticeVersion)}`],
  ];
  return (
    <dl className="facts">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {label === 'Email' ? (
                  <a className="underlined" href={mailLink(email)}>
                    <bdi>{value}</bdi>
                  </a>
                ) : (
                  <bdi>{value}</bdi>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
