import address from './cost.css?url';

/** Address of the style sheet that only /cost needs. */
export const COST_STYLES: string = address;
