const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** Now at the arena as MySQL writes it: YYYY-MM-DD HH:MM:SS. */
export function arenaNow(): string {
  return clock.format(new Date())
}
