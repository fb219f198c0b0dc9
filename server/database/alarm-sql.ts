/** What each channel of the alarm was last told, and when. SQL for all engines, with positional parameters. */

export const SENT_ALARMS = 'SELECT channel, at, reasons FROM alarm_told';

/** (channel, now, reasons) */
export const RECORD_SENT_ALARM = `INSERT INTO alarm_told (channel, at, reasons) VALUES (?1, ?2, ?3)
  ON CONFLICT (channel) DO UPDATE SET at = excluded.at, reasons = excluded.reasons`;
