/** When each channel of the alarm was last told, in statements that every engine runs; parameters by their place. */

export const ALARMS_TOLD = 'SELECT channel, at FROM alarm_told';

/** (channel, now) */
export const NOTE_ALARM = `INSERT INTO alarm_told VALUES (?1, ?2)
  ON CONFLICT (channel) DO UPDATE SET at = excluded.at`;
