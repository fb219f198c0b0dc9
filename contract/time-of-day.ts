/** A time of day with two digits for the hour and two for the minutes, "07:40". */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
