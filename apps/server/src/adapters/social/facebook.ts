// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { fetchBy } from './openid.ts'
import { ThirdPartyError, type SocialProvider } from '../../modules/identity/ports.ts'

export interface FacebookSettings {
  dialogUrl: string
  graphUrl: string
  clientId: string
  clientSecret: string
}

const version = 'v21.0'
const patienceMs = 8_000

/**
 * Sign-in by OAuth 2 at Facebook, which has no ID token on the web: the token is used only to find out whose
 * it is, with a proof that the request is ours.
 */
export function createFacebook(
  { dialogUrl, graphUrl, clientId, clientSecret }: FacebookSettings,
  outbound: Outbound,
): SocialProvider {
  const configuration = new client.Configuration(
    {
      issuer: dialogUrl,
      authorization_endpoint: `${dialogUrl}/${version}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
    },
    clientId,
    clientSecret,
    client.ClientSecretPost(clientSecret),
  )
  configuration[client.customFetch] = fetchBy(outbound)
  if (graphUrl.startsWith('http://')) client.allowInsecureRequests(configuration)

  /** Who the token belongs to. */
  async function ask(accessToken: string): Promise<{ id?: unknown; name?: unknown; email?: unknown }> {
    const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex')
    const response = await outbound(
      `${graphUrl}/${version}/me?${new URLSearchParams({ fields: 'id,name,email', appsecret_proof: proof }).toString()}`,
      {
        headers: { authorization: `Bearer ${accessToken}` },
        signal: AbortSignal.timeout(patienceMs),
      },
    )
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as { id?: unknown }
  }

  return {
    async start({ redirectUri, state }) {
      const verifier = client.randomPKCECodeVerifier()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, facts: { verifier } }
    },
    async finish({ redirectUri, state, code, facts }) {
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state }).toString()
      try {
        const tokens = await client.authorizationCodeGrant(configuration, back, {
          pkceCodeVerifier: facts.verifier ?? '',
          expectedState: state,
        })
        const { id, name, email } = await ask(tokens.access_token)
        if (typeof id !== 'string' || id === '') throw new Error('nobody is named')
        return {
          issuer: 'https://www.facebook.com',
          subject: id,
          name: typeof name === 'string' ? name : undefined,
          email: typeof email === 'string' ? email : undefined,
          emailVerified: false,
        }
      } catch (error) {
        throw new ThirdPartyError('unknown', error instanceof Error ? error.message : 'unknown')
      }
    },
  }
}
