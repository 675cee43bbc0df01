/** Width of a package's page inside its margins, in points; on screen it is scaled. */
export const pageWidth = 583.2
