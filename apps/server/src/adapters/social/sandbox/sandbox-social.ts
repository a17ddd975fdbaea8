// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { defaultLanguage, isLanguage } from '@tessera/texts'
import type { FastifyInstance } from 'fastify'
import { ThirdPartyError, type SocialProvider } from '../../../modules/identity/ports.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { readAnswer, writeAnswer } from './answers.ts'
import { consentPage } from './pages.ts'

export interface SandboxSocial {
  provider(name: 'google' | 'facebook'): SocialProvider
  routes(app: FastifyInstance): Promise<void>
}
export interface SandboxSocialDeps {
  clock: Clock
  publicUrl: string
  /** Only this platform has it. */ key(): Buffer
}

const lifeMs = 60_000
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Returns only to a page of this site: the sandbox redirects nobody elsewhere. */
const leadsBack = (redirectUri: string, host: string): boolean =>
  URL.canParse(redirectUri) &&
  new URL(redirectUri).host === host &&
  new URL(redirectUri).pathname === '/social'

/** Replaces Google and Facebook in a demonstration: a page that asks for a name and vouches for it. */
export function createSandboxSocial({ clock, publicUrl, key }: SandboxSocialDeps): SandboxSocial {
  return {
    provider: (name) => ({
      async start({ redirectUri, state }) {
        const origin = new URL(redirectUri).origin
        return {
          url: `${origin}/sandbox-social/${name}?${new URLSearchParams({ state, redirect_uri: redirectUri }).toString()}`,
          facts: {},
        }
      },
      async finish({ redirectUri, code }) {
        const answer = readAnswer(key(), code, clock.now())
        if (answer?.provider !== name || answer.redirectUri !== redirectUri)
          throw new ThirdPartyError('unknown', 'the sandbox did not say so')
        return {
          issuer: `${publicUrl}/sandbox-social/${name}`,
          subject: answer.name.toLowerCase(),
          name: answer.name,
          email: undefined,
          emailVerified: false,
        }
      },
    }),
    async routes(app) {
      await app.register(async (pages) => addPages(pages, clock, key), { prefix: '/sandbox-social' })
    },
  }
}

interface Asked {
  Params: { provider: string }
  Querystring: { state?: string; redirect_uri?: string; language?: unknown }
}

function addPages(pages: FastifyInstance, clock: Clock, key: () => Buffer): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  pages.get<Asked>('/:provider', (request, reply) => {
    const { state = '', redirect_uri: redirectUri = '', language } = request.query
    if (!leadsBack(redirectUri, request.host) || !['google', 'facebook'].includes(request.params.provider))
      throw fault('call.malformed')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(
        consentPage(isLanguage(language) ? language : defaultLanguage, {
          provider: request.params.provider,
          state,
          redirectUri,
        }),
      )
  })
  pages.post<Asked>('/:provider', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const [redirectUri, state, name] = [
      form.get('redirectUri') ?? '',
      form.get('state') ?? '',
      (form.get('name') ?? '').trim(),
    ]
    if (!leadsBack(redirectUri, request.host)) throw fault('call.malformed')
    const agreed = form.get('choice') === 'agree' && name !== '' && name.length <= 40
    const code = (): string =>
      writeAnswer(key(), {
        provider: request.params.provider,
        name,
        redirectUri,
        expiresAtMs: clock.now() + lifeMs,
      })
    const answer: Record<string, string> = agreed
      ? { code: code(), state }
      : { error: 'access_denied', state }
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${redirectUri}?${new URLSearchParams(answer).toString()}`, 303)
  })
}
