import type { Costs } from '#content-model/schema.server.ts';

type CostHeadProps = Pick<Costs, 'heading' | 'lead' | 'validity'>;

/** The texts of the first screen of /cost. */
export function CostHead({ heading, lead, validity }: CostHeadProps) {
  return (
    <header className="wrap cost-head">
      <h1>{heading}</h1>
      <div>
        <p className="lead">{lead}</p>
        <p className="small">{validity}</p>
      </div>
    </header>
  );
}
