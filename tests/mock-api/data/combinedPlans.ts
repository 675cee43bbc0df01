/** A combined plan as its database row: the list of original plans is one text. */
export interface SampleCombinedPlan {
  combine_plan_event: string
  plan_event_title: string | null
  plan_event_pdf: string | null
  last_updated: string
  original_plans: string
}

/**
 * The combined plans of the sample season. The comma lists are as untidy as years of hand work
 * leave them: stray blanks, trailing commas.
 */
export const SAMPLE_COMBINED_PLANS: readonly SampleCombinedPlan[] = [
  {
    combine_plan_event: 'P26RAFB-P',
    plan_event_title: 'Rafters, Both Teams',
    plan_event_pdf: 'https://example.com/game-plans/p26rafb-p.pdf',
    last_updated: '2025-10-01 14:03:22',
    original_plans: 'B26FULL,C26FULL,',
  },
  {
    combine_plan_event: 'P26ALL',
    plan_event_title: 'Every Game',
    plan_event_pdf: null,
    last_updated: '2025-10-03 09:15:00',
    original_plans: ' B26FULL , C26FULL, X26CLASSICS,',
  },
  {
    combine_plan_event: 'P26HB-LOGE',
    plan_event_title: 'Bruins Loge Season',
    plan_event_pdf: 'p26hb-loge 2025-26.pdf',
    last_updated: '2025-09-28 18:40:09',
    original_plans: 'B26FULL',
  },
  {
    combine_plan_event: 'P26HC-LOGE',
    plan_event_title: 'Celtics Loge Season Tickets',
    plan_event_pdf: '',
    last_updated: '2025-09-28 18:44:51',
    original_plans: 'C26FULL,',
  },
  {
    combine_plan_event: 'P26HALFA',
    plan_event_title: 'Boston Garden Society Half Season A',
    plan_event_pdf: 'https://example.com/game-plans/p26halfa.pdf',
    last_updated: '2025-10-12 11:00:00',
    original_plans: 'B26HALFA, C26HALFA',
  },
  {
    combine_plan_event: 'P26HB-HALFB',
    plan_event_title: 'Bruins Half Season B',
    plan_event_pdf: null,
    last_updated: '2025-10-12 11:02:30',
    original_plans: 'B26HALFB,',
  },
  {
    combine_plan_event: 'P26WKND',
    plan_event_title: 'Weekend Package',
    plan_event_pdf: 'p26wknd.pdf',
    last_updated: '2025-10-20 08:30:12',
    original_plans: 'B26WKND ,C26WKND ,',
  },
  {
    combine_plan_event: 'P26SUITE10',
    plan_event_title: 'Executive Suite, Ten Games',
    plan_event_pdf: 'https://example.com/game-plans/p26suite10.pdf',
    last_updated: '2025-11-02 16:20:45',
    original_plans: 'B26SUITE5,,C26SUITE5',
  },
  {
    combine_plan_event: 'P26CLASSICS',
    plan_event_title: 'Les Soirées Mémorables: Señor Peña’s Winter Classics at Home',
    plan_event_pdf: null,
    last_updated: '2025-10-30 23:59:59',
    original_plans: 'X26CLASSICS',
  },
  {
    combine_plan_event: 'P26HB-NINE',
    plan_event_title: 'Nine Bruins Nights',
    plan_event_pdf: null,
    last_updated: '2025-10-15 10:10:10',
    original_plans: 'B26NINE',
  },
  {
    combine_plan_event: 'P26HC-TWELVE',
    plan_event_title: null,
    plan_event_pdf: null,
    last_updated: '2025-10-15 10:12:00',
    original_plans: 'C26TWELVE,',
  },
  {
    combine_plan_event: 'P26HC-CUP',
    plan_event_title: 'NBA Cup Nights',
    plan_event_pdf: null,
    last_updated: '2025-11-05 12:00:00',
    original_plans: 'C26CUP',
  },
  {
    combine_plan_event: 'P26PRE',
    plan_event_title: 'Preseason',
    plan_event_pdf: null,
    last_updated: '2025-09-05 12:00:00',
    original_plans: 'B26PRE, C26PRE,',
  },
  // The season calendars that every package links to.
  {
    combine_plan_event: 'P26FA',
    plan_event_title: 'Bruins and Celtics, Season Calendar',
    plan_event_pdf: null,
    last_updated: '2025-09-05 12:00:00',
    original_plans: 'B26FULL,C26FULL',
  },
  {
    combine_plan_event: 'P26HB',
    plan_event_title: 'Bruins Season Calendar',
    plan_event_pdf: null,
    last_updated: '2025-09-05 12:00:00',
    original_plans: 'B26FULL',
  },
  {
    combine_plan_event: 'P26HC',
    plan_event_title: 'Celtics Season Calendar',
    plan_event_pdf: null,
    last_updated: '2025-09-05 12:00:00',
    original_plans: 'C26FULL',
  },
]
