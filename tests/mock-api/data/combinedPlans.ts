/** A combined plan as its database row: the list of original plans is one text. */
export interface SampleCombinedPlan {
  combine_plan_event: string
  plan_event_title: string | null
  plan_event_pdf: string | null
  last_updated: string
  original_plans: string
}

type Row = readonly [code: string, title: string | null, pdf: string | null, at: string, of: string]

const online = (file: string) => `https://example.com/game-plans/${file}`

/** The comma lists are as untidy as years of hand work leave them: stray blanks, trailing commas. */
const ROWS: readonly Row[] = [
  [
    'P26RAFB-P',
    'Rafters, Both Teams',
    online('p26rafb-p.pdf'),
    '2025-10-01 14:03:22',
    'B26FULL,C26FULL,',
  ],
  ['P26ALL', 'Every Game', null, '2025-10-03 09:15:00', ' B26FULL , C26FULL, X26CLASSICS,'],
  ['P26HB-LOGE', 'Bruins Loge Season', 'p26hb-loge 2025-26.pdf', '2025-09-28 18:40:09', 'B26FULL'],
  ['P26HC-LOGE', 'Celtics Loge Season Tickets', '', '2025-09-28 18:44:51', 'C26FULL,'],
  [
    'P26HALFA',
    'Boston Garden Society Half Season A',
    online('p26halfa.pdf'),
    '2025-10-12 11:00:00',
    'B26HALFA, C26HALFA',
  ],
  ['P26HB-HALFB', 'Bruins Half Season B', null, '2025-10-12 11:02:30', 'B26HALFB,'],
  ['P26WKND', 'Weekend Package', 'p26wknd.pdf', '2025-10-20 08:30:12', 'B26WKND ,C26WKND ,'],
  [
    'P26SUITE10',
    'Executive Suite, Ten Games',
    online('p26suite10.pdf'),
    '2025-11-02 16:20:45',
    'B26SUITE5,,C26SUITE5',
  ],
  [
    'P26CLASSICS',
    'Les Soirées Mémorables: Señor Peña’s Winter Classics at Home',
    null,
    '2025-10-30 23:59:59',
    'X26CLASSICS',
  ],
  ['P26HB-NINE', 'Nine Bruins Nights', null, '2025-10-15 10:10:10', 'B26NINE'],
  ['P26HC-TWELVE', null, null, '2025-10-15 10:12:00', 'C26TWELVE,'],
  ['P26HC-CUP', 'NBA Cup Nights', null, '2025-11-05 12:00:00', 'C26CUP'],
  ['P26PRE', 'Preseason', null, '2025-09-05 12:00:00', 'B26PRE, C26PRE,'],
  // The season calendars that calendars link to.
  ['P26FA', 'Bruins and Celtics, Season Calendar', null, '2025-09-05 12:00:00', 'B26FULL,C26FULL'],
  ['P26HB', 'Bruins Season Calendar', null, '2025-09-05 12:00:00', 'B26FULL'],
  ['P26HC', 'Celtics Season Calendar', null, '2025-09-05 12:00:00', 'C26FULL'],
]

/** The combined plans of the sample season. */
export const SAMPLE_COMBINED_PLANS: readonly SampleCombinedPlan[] = ROWS.map(
  ([combine_plan_event, plan_event_title, plan_event_pdf, last_updated, original_plans]) => ({
    combine_plan_event,
    plan_event_title,
    plan_event_pdf,
    last_updated,
    original_plans,
  }),
)
