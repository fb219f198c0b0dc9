/** Numbers, days and times in words. */

/** By position, from the first. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
/** Full hours of a 12-hour day, with noon. */
export const HOURS: readonly string[] =
  'midnight one two three four five six seven eight nine ten eleven noon'.split(' ');

export const TIMES = {
  today: { alone: 'Today', inside: 'today' },
  yesterday: { alone: 'Yesterday', inside: 'yesterday' },
  tomorrow: { alone: 'Tomorrow', inside: 'tomorrow' },
  dayTime: '{day}, {time}',
  onDay: 'on {day}',
  cameNow: 'came just now',
  cameMinutes: 'came {count} min ago',
  cameAt: 'came {time}',
  cameOn: 'came {day} {time}',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes}',
  days: '{days} days',
  noon: 'noon',
  afternoon: '{hour} pm',
} as const;
