/** A sales representative; the numbers and addresses are reserved for examples. */
export interface SampleRep {
  rep_id: number
  rep_name: string
  rep_email: string
  rep_phone: string | null
}

export const SAMPLE_REPS: readonly SampleRep[] = [
  {
    rep_id: 1,
    rep_name: 'Zoë Núñez',
    rep_email: 'zoe.nunez@example.com',
    rep_phone: '617-555-0101',
  },
  {
    rep_id: 2,
    rep_name: "Pat O'Brien",
    rep_email: 'pat.obrien@example.com',
    rep_phone: '(617) 555-0102',
  },
  {
    rep_id: 3,
    rep_name: 'Siân Müller-D’Arcy',
    rep_email: 'sian@example.com',
    rep_phone: '617.555.0103',
  },
  { rep_id: 4, rep_name: 'Dana Whitfield', rep_email: 'dana@example.com', rep_phone: null },
  { rep_id: 5, rep_name: 'Sales Team', rep_email: 'sales@example.com', rep_phone: '' },
  { rep_id: 6, rep_name: 'Łukasz Żak', rep_email: 'lukasz@example.com', rep_phone: '6175550106' },
  {
    rep_id: 7,
    rep_name: 'New Starter',
    rep_email: 'new.starter@example.com',
    rep_phone: '617-555-0107',
  },
]
