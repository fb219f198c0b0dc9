/**
 * The public holidays of Maharashtra. Source of the list: the state's yearly one under section 25 of the Negotiable
 * Instruments Act 1881. Source of the movable dates: the Python package `holidays` 0.109 (India, Maharashtra), compared with
 * the tithi at sunrise, noon and dusk in Pune.
 */
import type { Holiday, HoursView } from '#contract/desk/hours.ts';

/** On the same date each year. */
const FIXED = [
  ['01-26', 'Republic Day'],
  ['02-19', 'Shivaji Maharaj Jayanti'],
  ['04-14', 'Dr Babasaheb Ambedkar Jayanti'],
  ['05-01', 'Maharashtra Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
] as const;

/** The moon must be sighted: the date may shift by a day until the evening before. */
const SEEN = ['Ramzan Id', 'Bakri Id', 'Muharram', 'Id-e-Milad'];
/** By the solar calendar. */
const SUN = ['Good Friday', 'Parsi New Year'];
/** The latest year whose list the state has published. */
const LAST_LIST = 2026;

const MOVING: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2026: {
    Mahashivratri: '02-15',
    Dhulivandan: '03-03',
    'Gudi Padwa': '03-19',
    'Ramzan Id': '03-21',
    'Ram Navami': '03-26',
    'Mahavir Jayanti': '03-31',
    'Good Friday': '04-03',
    'Buddha Purnima': '05-01',
    'Bakri Id': '05-27',
    Muharram: '06-26',
    'Parsi New Year': '08-15',
    'Id-e-Milad': '08-26',
    'Ganesh Chaturthi': '09-14',
    Dasara: '10-20',
    'Diwali, Laxmi Pujan': '11-08',
    'Diwali, Bali Pratipada': '11-10',
    'Guru Nanak Jayanti': '11-24',
  },
  2027: {
    Mahashivratri: '03-06',
    'Ramzan Id': '03-10',
    Dhulivandan: '03-22',
    'Good Friday': '03-26',
    'Gudi Padwa': '04-07',
    'Ram Navami': '04-15',
    'Mahavir Jayanti': '04-18',
    'Bakri Id': '05-17',
    'Buddha Purnima': '05-20',
    Muharram: '06-16',
    'Parsi New Year': '08-15',
    'Id-e-Milad': '08-15',
    'Ganesh Chaturthi': '09-04',
    Dasara: '10-09',
    'Diwali, Laxmi Pujan': '10-29',
    'Diwali, Bali Pratipada': '10-30',
    'Guru Nanak Jayanti': '11-14',
  },
  2028: {
    Mahashivratri: '02-23',
    'Ramzan Id': '02-27',
    Dhulivandan: '03-11',
    'Gudi Padwa': '03-27',
    'Ram Navami': '04-03',
    'Mahavir Jayanti': '04-07',
    'Good Friday': '04-14',
    'Bakri Id': '05-06',
    'Buddha Purnima': '05-08',
    Muharram: '06-04',
    'Id-e-Milad': '08-04',
    'Parsi New Year': '08-14',
    'Ganesh Chaturthi': '08-23',
    Dasara: '09-27',
    'Diwali, Laxmi Pujan': '10-17',
    'Diwali, Bali Pratipada': '10-18',
    'Guru Nanak Jayanti': '11-02',
  },
};

const YEARS_AHEAD = 2;

/** Holidays on the same day are merged; a year without movable dates in the table has only the fixed ones. */
function holidaysOf(year: number): Holiday[] {
  const moving = Object.entries(MOVING[year] ?? {}).map(([name, day]) => ({
    on: `${year}-${day}`,
    name,
    isUncertain: SEEN.includes(name) || (year > LAST_LIST && !SUN.includes(name)),
  }));
  const fixed = FIXED.map(([day, name]) => ({ on: `${year}-${day}`, name, isUncertain: false }));
  const byDay = Map.groupBy([...fixed, ...moving], ({ on }) => on);
  return [...byDay.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([on, all]) => ({
      on,
      name: all.map(({ name }) => name).join(' and '),
      // One certain holiday is enough.
      isUncertain: all.every(({ isUncertain }) => isUncertain),
    }));
}

/** @param first the current year */
export const holidaysFrom = (first: number): HoursView['years'] =>
  Array.from({ length: YEARS_AHEAD + 1 }, (_, i) => first + i).map((year) => ({
    year,
    holidays: holidaysOf(year),
  }));
