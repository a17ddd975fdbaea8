// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Route } from '@playwright/test'
import { exportPKCS8, generateKeyPair, importPKCS8, SignJWT } from 'jose'

type Asked = 'recaptchaParams' | 'human' | 'sendVerificationCode' | 'signInWithPhoneNumber'

/**
 * Firebase's check of numbers and Google's check for humans, as this browser meets them: both speak the
 * protocol of the real ones at their real addresses, so that the content policy of the page is the real one,
 * too. Nothing leaves the machine.
 */
export interface Firebase {
  /** What was asked, in order. */
  asked: Asked[]
  /** The code that was sent to a number last. */
  codeOf(number: string): string | undefined
  /** From now on this is refused with these words; undefined lets it through again. */
  refuse(message: string | undefined): void
}

const project = 'journey-project'
export const firebaseKey = 'AIzaJourneyKey'

/**
 * Google's script: a check that passes by itself, and loads a part of its own by a plain text, as the real
 * one does.
 */
const checkScript = `
  const part = document.createElement('script')
  part.src = 'https://www.gstatic.com/recaptcha/releases/journey/part.js'
  document.head.append(part)
  const shown = []
  const begun = new Promise((done) => { part.onload = done })
  window.grecaptcha = {
    ready: (begin) => void begun.then(begin),
    render: (container, options) => shown.push({ container, options }) - 1,
    execute: (id) => { const { container, options } = shown[id]; if (options.sitekey === 'journey-site' && container.isConnected) fetch('https://www.google.com/recaptcha/passed').then(() => options.callback('a-human')) },
  }`

export async function meetFirebase(context: BrowserContext): Promise<Firebase> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = await importPKCS8(await exportPKCS8(privateKey), 'RS256')
  const sent = new Map<string, { number: string; code: string }>()
  const asked: Asked[] = []
  let refusal: string | undefined
  const answer = (route: Route, body: object): Promise<void> =>
    route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
  const refuse = (route: Route, message: string): Promise<void> =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
      headers: { 'access-control-allow-origin': '*' },
    })

  await context.route('https://www.google.com/recaptcha/api.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: checkScript }),
  )
  await context.route('https://www.gstatic.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await context.route('https://www.google.com/recaptcha/passed', (route) => {
    asked.push('human')
    return answer(route, {})
  })
  await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS')
      return route.fulfill({
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
        },
      })
    const url = new URL(request.url())
    const question = url.pathname.split(/[/:]/).at(-1) as Asked
    asked.push(question)
    if (url.searchParams.get('key') !== firebaseKey)
      return refuse(route, 'API key not valid. Please pass a valid API key.')
    if (question === 'recaptchaParams')
      return answer(route, {
        kind: 'identitytoolkit#GetRecaptchaParamResponse',
        recaptchaSiteKey: 'journey-site',
      })
    if (refusal !== undefined) return refuse(route, refusal)
    const body = request.postDataJSON() as Record<string, string>
    if (question === 'sendVerificationCode') {
      if (body['recaptchaToken'] !== 'a-human') return refuse(route, 'CAPTCHA_CHECK_FAILED')
      const sessionInfo = `session-${sent.size}`
      sent.set(sessionInfo, { number: body['phoneNumber'] ?? '', code: String(100_000 + sent.size) })
      return answer(route, { sessionInfo })
    }
    const waiting = sent.get(body['sessionInfo'] ?? '')
    if (!waiting) return refuse(route, 'SESSION_EXPIRED')
    if (waiting.code !== body['code']) return refuse(route, 'INVALID_CODE')
    sent.delete(body['sessionInfo'] ?? '')
    const idToken = await new SignJWT({
      phone_number: waiting.number,
      auth_time: Math.floor(Date.now() / 1000),
      firebase: { sign_in_provider: 'phone' },
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'journey' })
      .setIssuer(`https://securetoken.google.com/${project}`)
      .setAudience(project)
      .setSubject('journey')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)
    return answer(route, {
      idToken,
      refreshToken: 'none',
      expiresIn: '3600',
      localId: 'journey',
      isNewUser: true,
      phoneNumber: waiting.number,
    })
  })
  return {
    asked,
    codeOf: (number) => [...sent.values()].findLast((message) => message.number === number)?.code,
    refuse: (message) => {
      refusal = message
    },
  }
}
