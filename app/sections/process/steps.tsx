import { Samples } from './samples.tsx';
import type { Step, StepLabels } from './types.ts';

/** The risks of a step, each with who pays for it. Renders `<ul>`. */
const Risks = ({ risks }: Pick<Step, 'risks'>) => (
  <ul>
    {risks.map(({ what, pays }) => (
      <li key={what}>
        {what} <span>{pays}</span>
      </li>
    ))}
  </ul>
);

interface StepsProps {
  readonly steps: readonly Step[];
  readonly labels: StepLabels;
}

/** The steps of a project in their order. */
export function Steps({ steps, labels }: StepsProps) {
  return (
    <ol className="wrap process-steps">
      {steps.map((step) => (
        <li key={step.name} className="process-step">
          <div className="process-name">
            <p>{step.weeks}</p>
            <h2>{step.name}</h2>
          </div>
          <div className="process-body">
            <p className="lead">{step.what}</p>
            <dl>
              <div>
                <dt className="small">{labels.decide}</dt>
                <dd>{step.decide}</dd>
              </div>
              <div>
                <dt className="small">{labels.get}</dt>
                <dd>{step.get}</dd>
              </div>
              <div>
                <dt className="small">{labels.pay}</dt>
                <dd>
                  {step.pay}
                  {step.amount && <b>{` ${step.share}%, ${step.amount}.`}</b>}
                </dd>
              </div>
              {step.risks.length > 0 && (
                <div>
                  <dt className="small">{labels.risks}</dt>
                  <dd>
                    <Risks risks={step.risks} />
                  </dd>
                </div>
              )}
            </dl>
          </div>
          <Samples {...step} />
        </li>
      ))}
    </ol>
  );
}
