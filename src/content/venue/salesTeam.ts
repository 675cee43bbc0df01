/* How the sales team as a whole is reached. */

/** SAMPLE VALUE: the phone number of the sales team on the youth-hockey flyer (see sampleMark). */
export const salesTeamPhone = '617-555-0199'
