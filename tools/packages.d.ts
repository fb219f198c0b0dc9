declare module 'subset-font' {
  /** Returns a font with only the glyphs of `text`. */
  export default function subsetFont(
    face: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
