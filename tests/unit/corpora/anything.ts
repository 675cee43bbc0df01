import fc from 'fast-check'

/** Texts and numbers close to what fields hold, and far from it. */
export const nearly = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[
      '1,2,,1',
      ' https://logos.example/x.png',
      '//logos.example/x.png',
      ' a , a',
      '05',
      '1e21',
      '0x10',
      '-1',
      '1,234.50',
      '$5',
      'N/A',
      '0',
      ' ',
      '99999999999999999',
    ],
    ...['2025-10-09', '0000-00-00', '19:00:00', '__proto__', 'constructor', 'toString', '\uD800'],
    ...[1, 0, -1, 1.5, 1e21, true, false, null],
    ...[[], {}, [[]], [null], ['a', 'a', ' '], [1, '1', '2.0'], [{}]],
  ),
)

/** Pieces of texts that have tripped programs before. */
const awkward = fc.constantFrom(
  ...['\u0130', '\u00A0', '\u200B', '\u2028', '\uFEFF', '\uD800', '\u03A3', '\u1E9E', '%', '%25'],
  ...['/', '\\', '..', '.', '?', '#', ':', '//', 'javascript:', 'https://', 'mailto:', '@'],
  ...['2025-10-01', ' 19:00', 'T18:03:22', 'Z', '-0400', '+00:00', '0000-00-00', '24:00:00'],
  ...['PRESEASON', '*GP', 'NBA CUP', 'vs.', 'Bruins', 'ΠΑΠΠΑΣ', ' Β', 'P26', 'RAF', '__proto__'],
)
/** A few such pieces and any others, one behind the other. */
export const anyText = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'binary', maxLength: 8 }), fc.string()), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''))
