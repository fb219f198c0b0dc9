/** The four steps of a new version, and their progress. */
import { BUILD_STEPS, type BuildStep, type RunningBuild } from '#contract/desk/publishing.ts';
import { Arch } from '../../parts/drawings.tsx';
import { useStudio } from '../../parts/studio.ts';

type Progress = Pick<RunningBuild, 'step' | 'done' | 'of' | 'endedAt' | 'isToPublish'>;

const NAMES: Readonly<Record<BuildStep, string>> = {
  check: 'Check',
  pictures: 'Pictures',
  pages: 'Pages',
  whole: 'Live',
};

function words(
  step: BuildStep,
  { isToPublish, done, of, step: at }: Progress,
  isOver: boolean,
): string {
  const isNow = at === step && !isOver;
  if (step === 'check') return isNow ? 'Checking all texts and pictures' : 'No errors';
  if (step === 'pictures') return isNow && of ? `${done} of ${of}` : 'For all screen sizes';
  if (step === 'pages') return isNow && done ? `${done} built` : 'Built one by one';
  if (isOver) return isToPublish ? 'Visitors see it from now on' : 'No broken links';
  if (isNow) return isToPublish ? 'Checking all links, then it goes live' : 'Checking all links';
  return 'After a check of all links';
}

/** `endedAt`: when the last step ended; null during the build. */
export function Steps({ progress, endedAt }: { progress: Progress; endedAt: number | null }) {
  const { times } = useStudio();
  const isOver = endedAt !== null;
  const at = BUILD_STEPS.indexOf(progress.step);
  return (
    <ol className="steps" aria-label="Steps">
      {BUILD_STEPS.map((step, n) => {
        const state = isOver || n < at ? 'done' : n === at ? 'now' : 'waits';
        const ended = step === 'whole' ? endedAt : progress.endedAt[step];
        const name = step === 'whole' && !progress.isToPublish ? 'Ready' : NAMES[step];
        return (
          <li key={step} className={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Arch isFilled={state !== 'waits'} />
            <b>{name}</b>
            <span>{words(step, progress, isOver || n < at)}</span>
            <time>{state === 'done' && ended ? times.clock(ended) : ''}</time>
          </li>
        );
      })}
    </ol>
  );
}
