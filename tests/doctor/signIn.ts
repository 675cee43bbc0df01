import { readJson } from '../../src/api/responseBody'
import { type Examination, examine, type Patient } from './examine'

const PATH = 'users/login/index.php'

/** Signs in, as the one call that is no read; says what is wrong with the cookie. */
export async function signIn(
  patient: Patient,
  { email, password }: { email: string; password: string },
): Promise<{ examination: Examination; cookie: string | undefined }> {
  let cookie = ''
  const init = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, remember_me: false }),
  }
  const examination = await examine(patient, 'POST', PATH, init, ({ status, headers }, text) => {
    const body = readJson(text).value as Record<string, unknown> | null | undefined
    const cookies = headers.getSetCookie()
    cookie = cookies.map((one) => one.split(';')[0]).join('; ')
    if (status >= 400) return { problems: [`status ${status}: ${body?.error ?? 'no reason'}`] }
    const { base, origin } = patient
    return { problems: [...problemsOfAnswer(body), ...problemsOfCookies(cookies, base, origin)] }
  })
  return { examination, cookie: cookie || undefined }
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
