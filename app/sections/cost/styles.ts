import address from './cost.css?url';

/** Address of the style sheet that the page of costs alone needs. */
export const COST_STYLES: string = address;
