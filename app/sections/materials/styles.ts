import address from './materials.css?url';

/** Address of the style sheet that only the pages of materials and rooms need. */
export const MATERIALS_STYLES: string = address;
