interface ProcessHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly example: string;
  readonly isSample: boolean;
  readonly sample: string;
}

/** The texts of the first screen of /process. */
export function ProcessHead({ heading, lead, example, isSample, sample }: ProcessHeadProps) {
  return (
    <header className="wrap process-head">
      <h1>{heading}</h1>
      <div>
        <p className="lead">{lead}</p>
        <p className="small">
          {example} {isSample && sample}
        </p>
      </div>
    </header>
  );
}
