/** The opening hours: weekdays, holidays, and days on which the studio is closed. */
import type { HoursView } from '#contract/desk/hours.ts';
import { LoadError } from '../../parts/load-error.tsx';
import { SaveStatus } from '../../parts/save-status.tsx';
import studioCss from '../studio/studio.module.css';
import { Closings } from './closings.tsx';
import { Holidays } from './holidays.tsx';
import { useHours, useHoursView } from './use-hours.ts';
import { Week } from './week.tsx';

export function HoursScreen() {
  const { data, error } = useHoursView();
  if (!data) return <LoadError what="Opening hours" error={error} />;
  return <Screen view={data} />;
}

function Screen({ view }: { readonly view: HoursView }) {
  const hours = useHours(view);
  return (
    <main className={`page ${studioCss.page}`} id="main" tabIndex={-1}>
      <title>Opening hours · Desk</title>
      <header>
        <h1>Opening hours</h1>
        <p className={studioCss.lead}>
          The hours that you enter here are shown on every page with opening hours. The time by
          which you promise a reply is calculated from the hours. Visitors see a change when you
          publish.
        </p>
        <SaveStatus under="/hours/" idle="Saved as you type." />
      </header>
      <div className={studioCss.form}>
        <Week hours={hours} />
        <Holidays hours={hours} />
        <Closings hours={hours} />
      </div>
      {hours.toast}
    </main>
  );
}
