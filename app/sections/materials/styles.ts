import address from './materials.css?url';

/** Address of the style sheet that the pages of materials and rooms alone need. */
export const MATERIALS_STYLES: string = address;
