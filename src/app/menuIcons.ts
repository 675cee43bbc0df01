/** Strokes of the menu's icons, in a square of 16 by 16. */
export const menuIcons = {
  home: 'M2 7.5 8 2l6 5.5M4 6.5V14h8V6.5M7 14v-4h2v4',
  people:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M1.5 14c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 10.3c1.6.6 2.5 1.9 2.5 3.7',
  calendar: 'M2 3.5h12V14H2zM2 7h12M5 1.5v3M11 1.5v3',
  badge:
    'M3 4h10v10H3zM8 9.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M5.5 14c0-1.8 1-3 2.5-3s2.5 1.2 2.5 3M6.5 4V2h3v2',
  tag: 'M2 2h6l6 6-6 6-6-6zM5 5h.01',
  ticket: 'M2 4h12v2.5a1.5 1.5 0 0 0 0 3V12H2V9.5a1.5 1.5 0 0 0 0-3zM10 4v8',
  package: 'M2 5l6-3 6 3v6l-6 3-6-3zM2 5l6 3 6-3M8 8v6',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  check: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M5.5 8l2 2 3.5-4',
  import: 'M8 2v8M4.5 7 8 10.5 11.5 7M2 11v3h12v-3',
  next: 'M2 8h11M9 4l4 4-4 4',
  grid: 'M2 3h12v10H2zM2 6.5h12M2 9.8h12M6.5 3v10',
} as const

export type MenuIcon = keyof typeof menuIcons
