// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { createOpenId } from './openid.ts'
import { createOutbound } from '../../platform/outbound/outbound.ts'

const outbound = createOutbound({ anywhere: true })

it.each([
  ['of somebody else', () => 'https://evil.example'],
  ['that begins alike', (own: string) => `${own}.evil.example`],
  ['that is none', () => undefined],
])(
  'a provider whose description names an issuer %s is not asked to vouch for anybody',
  async (_name, issuerOf) => {
    const provider = createServer((_request, response) => {
      const own = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          issuer: issuerOf(own),
          authorization_endpoint: `${own}/auth`,
          token_endpoint: `${own}/token`,
          jwks_uri: `${own}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      )
    })
    provider.listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const social = createOpenId(
      {
        issuer: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
        clientId: 'tessera',
        clientSecret: 'test-secret',
      },
      outbound,
    )
    await expect(social.start({ redirectUri: 'http://localhost:3000/social', state: 's' })).rejects.toThrow()
    provider.closeAllConnections()
    provider.close()
  },
)
