import address from './process.css?url';

/** Address of the style sheet that /process alone needs. */
export const PROCESS_STYLES: string = address;
