import { readJson } from '../../src/api/wire'
import type { Examination, Patient } from './examine'

const PATH = 'users/login/index.php'

/** Signs in, as the one call that is no read; says what is wrong with the cookie. */
export async function signIn(
  patient: Patient,
  { email, password }: { email: string; password: string },
): Promise<{ examination: Examination; cookie: string | undefined }> {
  const { base, origin } = patient
  const call = `POST ${PATH}`
  const started = performance.now()
  try {
    const response = await patient.fetch(base + PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
      body: JSON.stringify({ email, password, remember_me: false }),
    })
    const body = readJson(await response.text()).value as Record<string, unknown> | null | undefined
    const cookies = response.headers.getSetCookie()
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    const problems = [
      ...(response.status >= 400
        ? [`status ${response.status}: ${body?.error ?? 'no reason'}`]
        : []),
      ...(response.status < 400 ? problemsOfAnswer(body) : []),
      ...(response.status < 400 ? problemsOfCookies(cookies, base, origin) : []),
    ]
    const took = performance.now() - started
    return {
      examination: { call, took, status: response.status, problems, rows: [] },
      cookie: cookie || undefined,
    }
  } catch (error) {
    const problems = [`no answer: ${(error as Error).message}`]
    return {
      examination: { call, took: null, status: null, problems, rows: [] },
      cookie: undefined,
    }
  }
}

function problemsOfAnswer(body: Record<string, unknown> | null | undefined): string[] {
  if (typeof body !== 'object' || body === null) return ['the answer is no record']
  return ['user', 'session_expiration']
    .filter((field) => !(field in body))
    .map((field) => `${field} is missing`)
}

function problemsOfCookies(
  cookies: readonly string[],
  base: string,
  origin: string | undefined,
): string[] {
  if (cookies.length === 0) return ['no Set-Cookie: the next call is nobody’s']
  const api = new URL(base)
  const isElsewhere = origin !== undefined && new URL(origin).hostname !== api.hostname
  return cookies.flatMap((cookie) => {
    const name = cookie.split('=')[0]
    const sameSite = /;\s*samesite=(\w+)/i.exec(cookie)?.[1]?.toLowerCase()
    return [
      ...(isElsewhere && sameSite !== 'none'
        ? [
            `${name} is SameSite=${sameSite ?? 'Lax (unless said)'}: another host’s page does not send it`,
          ]
        : []),
      ...((sameSite === 'none' || api.protocol === 'https:') && !/;\s*secure/i.test(cookie)
        ? [`${name} is not Secure`]
        : []),
      ...(/;\s*httponly/i.test(cookie) ? [] : [`${name} is not HttpOnly: scripts can read it`]),
    ]
  })
}
