/** Reads the position of a studio: two numbers, or a link to a map. */

interface Pin {
  readonly latitude: number;
  readonly longitude: number;
}

/** Links to maps have a few hundred characters. */
const LONGEST = 2000;
const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)';
/** Plain numbers, and links to Google Maps (the place itself before the centre of the map), OpenStreetMap and Apple Maps. */
const FORMS = [
  new RegExp(`^\\s*${NUMBER}\\s*°?\\s*N?\\s*[,;\\s]\\s*${NUMBER}\\s*°?\\s*E?\\s*$`, 'i'),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|center|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?${NUMBER}`, 'i'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
];

/** Degrees, north and east positive (WGS 84); undefined if the text has no position. */
export function readPin(text: string): Pin | undefined {
  // The regular expressions backtrack at spaces, so a long text would take long.
  const typed = text.slice(0, LONGEST).replace(/\s+/g, ' ');
  for (const form of FORMS) {
    const [, latitude, longitude] = form.exec(typed)?.map(Number) ?? [];
    if (latitude === undefined || longitude === undefined) continue;
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  }
  return undefined;
}
