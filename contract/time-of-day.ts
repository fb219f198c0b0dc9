/** "07:40": an hour of the day with two digits each. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
