declare module 'virtual:times.css';
declare module 'virtual:brand.css';
declare module 'virtual:brand' {
  export const LETTER: string;
  export const BAR_COLOUR: string;
}
declare module '*.css';
