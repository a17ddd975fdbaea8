// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { systemChance } from '../chance/chance.ts'
import { silentLog } from '../log/log.ts'
import { createHttpServer } from './index.ts'

async function headersOf({
  secure = false,
  frames = ['https://games.example'],
  forwarded = {},
}: { secure?: boolean; frames?: string[]; forwarded?: Record<string, string> } = {}) {
  const app = createHttpServer({
    log: silentLog(),
    chance: systemChance,
    trustedProxies: ['10.0.0.1'],
    headers: { frames, secure },
  })
  const answer = await app.inject({
    url: '/',
    remoteAddress: forwarded['via'] ?? '10.0.0.9',
    headers: { 'x-forwarded-proto': forwarded['proto'] ?? 'http' },
  })
  await app.close()
  return answer.headers
}

it('allows nothing to an answer that is not a page, wherever it is opened', async () => {
  const policy = String((await headersOf())['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

it('lets the games of listed vendors use the full screen, and gives nobody camera, microphone or location', async () => {
  const permissions = String(
    (await headersOf({ frames: ['https://games.example', 'https://slots.acme.example'] }))[
      'permissions-policy'
    ],
  )
  expect(permissions).toContain('fullscreen=(self "https://games.example" "https://slots.acme.example")')
  for (const name of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(permissions).toContain(`${name}=()`)
})

it('blocks type sniffing, referrers and access from other windows', async () => {
  expect(await headersOf()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

it('sends HSTS when it is reached over https: by its own address, or according to a trusted proxy', async () => {
  const hsts = async (options: Parameters<typeof headersOf>[0]) =>
    (await headersOf(options))['strict-transport-security']
  expect(await hsts({ secure: true })).toMatch(/max-age=31536000/)
  expect(await hsts({ forwarded: { proto: 'https', via: '10.0.0.1' } })).toMatch(/max-age=31536000/)
  expect(await hsts({ forwarded: { proto: 'https', via: '10.0.0.9' } })).toBeUndefined()
  expect(await hsts({})).toBeUndefined()
})
