import { createInterface } from 'node:readline/promises'
import { type Examination, examineAll, type Patient } from './examine'
import { reportText } from './report'
import { signIn } from './signIn'

const USAGE = `npm run doctor -- https://host/api/ [--origin https://site] [--sign-in e-mail]

Asks every call that only reads, and says what would trouble the app. With --origin also whether a
browser would let the app ask, with --sign-in what only staff may read; the password is asked for, or
taken from DOCTOR_PASSWORD.`

/**
 * Examines a server of the API and prints what it found.
 * @returns the exit code: 0 when all is well, 1 when something is not, 2 when it was asked wrongly.
 */
export async function main(asked: {
  base?: string
  origin?: string
  email?: string
}): Promise<number> {
  const { base, origin, email } = asked
  if (base === undefined || !URL.canParse(base) || (origin && !URL.canParse(origin))) {
    console.log(USAGE)
    return 2
  }
  const patient: Patient = {
    base: base.endsWith('/') ? base : `${base}/`,
    origin: origin && new URL(origin).origin,
    fetch,
  }
  const examinations: Examination[] = []
  if (email !== undefined) {
    const { examination, cookie } = await signIn(patient, { email, password: await password() })
    examinations.push(examination)
    if (cookie !== undefined) patient.cookie = cookie
  }
  examinations.push(...(await examineAll(patient)))
  console.log(reportText(examinations))
  if (email === undefined) {
    console.log('\nWithout --sign-in nothing was read that only staff may read.')
  }
  return examinations.some(({ problems }) => problems.length > 0) ? 1 : 0
}

async function password(): Promise<string> {
  if (process.env.DOCTOR_PASSWORD !== undefined) return process.env.DOCTOR_PASSWORD
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await lines.question('Password (shown as you type): ')
  lines.close()
  return typed
}
