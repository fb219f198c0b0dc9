/** The data of the owner's studio, and her photos. */
import { join } from 'node:path';
import sharp from 'sharp';

export const STUDIO: Readonly<Record<string, string>> = {
  'In Devanagari, if you like': 'अंगण',
  'Full name, if it is longer': 'Angan Interiors',
  'What you do, in a sentence': 'Angan draws and builds homes in and around Nashik.',
  'Founding year': '2018',
  'Number of people': '4',
  Phone: '0253 234 5678',
  'WhatsApp, if you use it': '+91 98220 12345',
  Email: 'desk@angan.test',
  Street: '12 College Road',
  Locality: 'Gangapur Road',
  'Postal code': '422005',
  City: 'Nashik',
  State: 'Maharashtra',
  'Pin on the map': '20.0059, 73.7629',
  'Where you work': 'Gangapur Road, College Road',
  'How far from the studio, in kilometres': '40',
  Role: 'Principal designer',
  'A sentence or two': 'She draws by hand first.',
};
export const NAME = 'Angan';
export const FOUNDER = 'Asha Kale';
export const PROJECT = 'Kale Row House';
export const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><path d="M6 54V24a24 24 0 0 1 48 0v30H42V24a12 12 0 0 0-24 0v30Z"/></svg>',
);

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'content');
/** A picture of the demonstration, mirrored and without its metadata, is used as a photo of hers. */
const photo = (path: string) => sharp(join(CONTENT, path)).flop().jpeg({ quality: 90 }).toBuffer();

const ROW_HOUSE = 'projects/residential/deshmukh-residence';
/** Photos of a project, with their rooms and descriptions. */
export const PHOTOS = [
  ['01', 'Veranda', 'A veranda with a swing beside the court.'],
  ['02', 'Court', 'A tree in a clay pot before an ochre wall.'],
  ['03', 'Living room', 'A hall with a sofa, and an arch to the garden.'],
  ['05', 'Court', 'A tulsi plant on a stone stand.'],
] as const;
export const PAGE_PICTURES = [
  ['08', 'A tree in a clay pot, in the morning.', 'The court in the morning'],
  ['09', 'A chair in the sun before a niche.', 'A cane chair in the sun'],
] as const;
/** A picture of a door, used as her portrait. */
export const PORTRAIT = ['11', 'Asha Kale'] as const;
export const photoFile = async (n: string) => ({
  name: `DSC_44${n}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await photo(`${ROW_HOUSE}/${n}.jpg`),
});
