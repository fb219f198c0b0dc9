import type { Labels } from './label.ts';

export const CLIENTS: Labels = {
  'clients.sample': { title: 'Note at entries that are still samples' },
  'clients.sourceLabel': { title: 'Text of the link to where it was written' },
  'clients.items': { title: 'What clients say', entry: 'Client' },
  'clients.items.*.name': { title: 'Name, as the client agreed to be named' },
  'clients.items.*.home': {
    title: 'Kind of home, without its address',
    hint: 'Such as: a 2BHK in Kothrud.',
  },
  'clients.items.*.words': { title: 'What the client says' },
  'clients.items.*.date': { title: 'When it was said' },
  'clients.items.*.source': {
    title: 'Where it can be read',
    hint: 'A whole web address, such as https://…',
  },
  'clients.items.*.project': {
    title: 'Project that it is about',
    hint: 'Its address, such as /projects/patil-residence.',
  },
  'clients.items.*.consent': {
    title: 'The client agreed in writing on',
    hint: 'Without this date, the entry is not shown.',
  },
};
