/** A sales representative; the numbers and addresses are reserved for examples. */
export interface SampleRep {
  rep_id: number
  rep_name: string
  rep_email: string
  rep_phone: string | null
}

const ROWS: readonly (readonly [name: string, email: string, phone: string | null])[] = [
  ['Zoë Núñez', 'zoe.nunez@example.com', '617-555-0101'],
  ["Pat O'Brien", 'pat.obrien@example.com', '(617) 555-0102'],
  ['Siân Müller-D’Arcy', 'sian@example.com', '617.555.0103'],
  ['Dana Whitfield', 'dana@example.com', null],
  ['Sales Team', 'sales@example.com', ''],
  ['Łukasz Żak', 'lukasz@example.com', '6175550106'],
  ['New Starter', 'new.starter@example.com', '617-555-0107'],
]

export const SAMPLE_REPS: readonly SampleRep[] = ROWS.map(
  ([rep_name, rep_email, rep_phone], index) => ({
    rep_id: index + 1,
    rep_name,
    rep_email,
    rep_phone,
  }),
)
