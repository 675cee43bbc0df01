/* The width of a portrait sheet and of its columns, in points. */

/** Width of a portrait sheet inside its margins, in points, a hair under the 583.2 of the paper. */
export const portraitWidth = 583

/** One of two columns on it, with the gap of 17 points between them. */
export const portraitColumn = 283
