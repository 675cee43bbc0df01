/*
 * The arena from above, drawn beside a plan's prices. One unit is a hundredth of an inch. The venue
 * replaces the paths if its seats have other names.
 */

type MapPoint = Record<'x' | 'y', number>

interface MapSection {
  /** The location's name in a plan; letter case and punctuation do not matter. */
  location: string
  /** SVG path, filled by the even-odd rule. */
  path: string
  /** Where its number is drawn, once in each of its parts. */
  numberPoints: readonly MapPoint[]
}

export const mapSize = { width: 250, height: 170 } as const

/** The ice or the floor. */
export const rinkPath =
  'M101 68H149A13 13 0 0 1 162 81V89A13 13 0 0 1 149 102H101A13 13 0 0 1 88 89V81A13 13 0 0 1 101 68Z'

/** The outline of the stands, which is drawn even if no location is in them. */
export const standsPath =
  'M71 4H179A58 58 0 0 1 237 62V108A58 58 0 0 1 179 166H71A58 58 0 0 1 13 108V62A58 58 0 0 1 71 4Z'

const at = (x: number, y: number): MapPoint => ({ x, y })

export const mapSections: readonly MapSection[] = [
  {
    location: 'Loge Center',
    path: 'M87 44H163L152 62H98ZM87 126H163L152 108H98Z',
    numberPoints: [at(125, 53), at(125, 117)],
  },
  {
    location: 'Loge End',
    path:
      'M87 44A26 26 0 0 0 61 70V100A26 26 0 0 0 87 126L98 108A16 16 0 0 1 82 92V78A16 16 0 0 1 98 62Z' +
      'M163 44A26 26 0 0 1 189 70V100A26 26 0 0 1 163 126L152 108A16 16 0 0 0 168 92V78A16 16 0 0 0 152 62Z',
    numberPoints: [at(71.5, 85), at(178.5, 85)],
  },
  {
    location: 'Balcony Center',
    path: 'M76 24H174L164 41H86ZM76 146H174L164 129H86Z',
    numberPoints: [at(125, 32.5), at(125, 137.5)],
  },
  {
    location: 'Balcony End',
    path:
      'M76 24A40 40 0 0 0 36 64V106A40 40 0 0 0 76 146L86 129A28 28 0 0 1 58 101V69A28 28 0 0 1 86 41Z' +
      'M174 24A40 40 0 0 1 214 64V106A40 40 0 0 1 174 146L164 129A28 28 0 0 0 192 101V69A28 28 0 0 0 164 41Z',
    numberPoints: [at(47, 85), at(203, 85)],
  },
  // Listed after the balcony's ends, so that it is drawn over them if a plan sells the corners
  // separately.
  {
    location: 'Balcony Corner',
    path:
      'M76 24A40 40 0 0 0 36 64L58 69A28 28 0 0 1 86 41ZM174 24A40 40 0 0 1 214 64L192 69A28 28 0 0 0 164 41Z' +
      'M76 146A40 40 0 0 1 36 106L58 101A28 28 0 0 0 86 129ZM174 146A40 40 0 0 0 214 106L192 101A28 28 0 0 1 164 129Z',
    numberPoints: [at(57, 42.5), at(193, 42.5), at(57, 127.5), at(193, 127.5)],
  },
  {
    location: 'Rafters',
    path:
      'M71 4H179A58 58 0 0 1 237 62V108A58 58 0 0 1 179 166H71A58 58 0 0 1 13 108V62A58 58 0 0 1 71 4Z' +
      'M75 21H175A42 42 0 0 1 217 63V107A42 42 0 0 1 175 149H75A42 42 0 0 1 33 107V63A42 42 0 0 1 75 21Z',
    numberPoints: [at(125, 12.5), at(125, 157.5)],
  },
  {
    location: 'Standing Room, North & South',
    path: 'M1 60H10V110H1ZM240 60H249V110H240Z',
    numberPoints: [at(9.5, 85), at(240.5, 85)],
  },
]
