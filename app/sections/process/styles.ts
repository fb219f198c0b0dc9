import address from './process.css?url';

/** Address of the style sheet that only /process needs. */
export const PROCESS_STYLES: string = address;
