export const VISITS = {
  chart: 'Page views from {from} to {to}.',
  bestDay: 'Most: {views} on {date}',
  bestMonth: 'Most: {views} in {date}',
  visits: { one: '{digits} visit', other: '{digits} visits' },
  views: { one: '{digits} page view', other: '{digits} page views' },
  periods: { 30: '30 days', 365: '12 months', 730: '24 months' },
  asMany: 'As many page views as in the {period} before.',
  more: '{percent} % more page views than in the {period} before.',
  fewer: '{percent} % fewer page views than in the {period} before.',
} as const;
