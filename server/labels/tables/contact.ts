import { HOURS, type Labels } from './label.ts';

export const CONTACT: Labels = {
  'contact.finding.door': { title: 'Picture of the entrance' },
  'contact.finding.lines': { title: 'Lines', entry: 'Line' },
  'contact.info.hoursText': { title: 'Opening hours as a sentence', hint: HOURS },
  'contact.veranda.parts': { title: 'Pictures, by time of day', entry: 'Picture' },
  'contact.veranda.parts.*.from': { title: 'Shown from', hint: 'A time, such as 07:40.' },
  'contact.finding': { title: 'How to find the office' },
  'contact.info': { title: 'Labels of the contact details' },
  'contact.info.email': { title: 'Label of the email address' },
  'contact.info.hours': { title: 'Label of the opening hours' },
  'contact.info.office': { title: 'Label of the office address' },
  'contact.info.phone': { title: 'Label of the phone number' },
  'contact.info.socials': { title: 'Label of the social networks' },
  'contact.info.where': { title: 'Label of the places where you work' },
  'contact.veranda': { title: 'Whether the studio is open' },
  'contact.veranda.closed': { title: 'While it is closed' },
  'contact.veranda.open': { title: 'While it is open' },
  'contact.veranda.place': { title: 'Text above the time' },
};
