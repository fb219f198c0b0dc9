/** A project among others: its plan, what it shows, and the way to it. */
import { Link } from 'react-router';
import type { ProjectName } from '#server/desk/plan/wire.ts';
import { planPath, usePlan } from './use-plan.ts';
import '../../styles/plan.css';

export function PlanPanel({ slug, title }: ProjectName) {
  const { data } = usePlan(slug);
  if (!data) return null;
  const { drawing, pictures, measure } = data;
  const placed = pictures.filter(({ standpoint }) => standpoint).length;
  const isWhole = placed === pictures.length && measure.metre !== null;
  return (
    <section className="plan-panel" aria-labelledby={`plan-${slug}`}>
      {drawing && (
        <img
          src={`/desk/api${planPath(slug)}/drawing?${drawing.stamp}`}
          alt=""
          width={drawing.viewBox[2]}
          height={drawing.viewBox[3]}
        />
      )}
      <div>
        <h2 id={`plan-${slug}`}>{title}</h2>
        <p className={drawing && !isWhole ? 'late' : 'hint'}>
          {drawing
            ? `${placed} of ${pictures.length} pictures stand on it${measure.metre === null ? ', and its scale is not known' : ''}.`
            : 'None yet. With one, visitors see from where each picture was taken.'}
        </p>
        <Link className="underlined strong" to={`/projects/${slug}/plan`}>
          {drawing ? 'Where one stands' : 'Take in a plan'}
        </Link>
      </div>
    </section>
  );
}
