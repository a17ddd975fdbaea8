// SPDX-License-Identifier: Apache-2.0
import * as client from 'openid-client'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { ThirdPartyError, type SocialProvider } from '../../modules/identity/ports.ts'

export interface OpenIdSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

const patienceSeconds = 8

/** The library calls through fetch. */
export const fetchBy =
  (outbound: Outbound): client.CustomFetch =>
  (url, { method, headers, body, signal }) =>
    outbound(url, {
      method,
      headers,
      ...(typeof body === 'string' || body instanceof URLSearchParams || body instanceof Uint8Array
        ? { body }
        : {}),
      signal,
    })

/**
 * Sign-in by OpenID Connect, such as Google's: code with PKCE, state and nonce; issuer and subject together
 * identify the person.
 */
export function createOpenId(settings: OpenIdSettings, outbound: Outbound): SocialProvider {
  let known: Promise<client.Configuration> | undefined
  const discover = (): Promise<client.Configuration> =>
    (known ??= client
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        timeout: patienceSeconds,
        [client.customFetch]: fetchBy(outbound),
        // The signature of an ID token is checked with the provider's keys although it came over TLS. Plain
        // HTTP only if the operator has set a plain address, as in a test.
        execute: [
          client.enableNonRepudiationChecks,
          ...(settings.issuer.startsWith('http://') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined
        throw new ThirdPartyError('operation-not-allowed', error instanceof Error ? error.message : 'unknown')
      }))

  return {
    async start({ redirectUri, state }) {
      const configuration = await discover()
      const [verifier, nonce] = [client.randomPKCECodeVerifier(), client.randomNonce()]
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, facts: { verifier, nonce } }
    },
    async finish({ redirectUri, state, code, iss, facts }) {
      const configuration = await discover()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      const tokens = await client
        .authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: facts.verifier ?? '',
          expectedNonce: facts.nonce ?? '',
          expectedState: state,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new ThirdPartyError('unknown', error instanceof Error ? error.message : 'unknown')
        })
      const claims = tokens.claims()
      if (!claims) throw new ThirdPartyError('unknown', 'no ID token')
      const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
      return {
        issuer: claims.iss,
        subject: claims.sub,
        name: text(claims.name),
        email: text(claims.email),
        emailVerified: claims.email_verified === true,
      }
    },
  }
}
