// SPDX-License-Identifier: Apache-2.0
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { FoundHost } from '../../modules/site/index.ts'
import { openLines } from './open-lines.ts'

const hosts: Record<string, string> = {
  'one.example': 'brand1',
  'two.example': 'brand1',
  'sun.example': 'sun',
}
const find = async (host: string): Promise<FoundHost> => ({
  brandCode: hosts[host] ?? 'brand1',
  known: host in hosts,
  host,
  affiliateCode: null,
  ownerId: null,
  mainUrl: null,
})

function server() {
  const app = Fastify()
  openLines(app, { find })
  app.get('/wps/system/status', async () => ({ success: true }))
  app.get('/health', async () => 'ok')
  return app
}

const ask = (
  origin: string,
  { method = 'GET', url = '/wps/system/status' }: { method?: 'GET' | 'OPTIONS'; url?: string } = {},
) => server().inject({ method, url, headers: { host: 'two.example', origin } })

describe('another line of the platform', () => {
  it('may be read from the pages of the same brand', async () => {
    const answer = await ask('https://one.example')
    expect(answer.headers['access-control-allow-origin']).toBe('https://one.example')
    expect((await ask('https://one.example', { method: 'OPTIONS' })).headers).toMatchObject({
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'language, merchant, platform',
    })
  })

  it.each(['https://sun.example', 'https://evil.example', 'null', 'https://one.example.evil'])(
    'may not be read from %s',
    async (origin) => {
      expect((await ask(origin)).headers['access-control-allow-origin']).toBeUndefined()
      expect(
        (await ask(origin, { method: 'OPTIONS' })).headers['access-control-allow-methods'],
      ).toBeUndefined()
    },
  )

  it('never uses a session: no answer allows cookies', async () => {
    expect((await ask('https://one.example')).headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('allows calls and nothing else', async () => {
    expect(
      (await ask('https://one.example', { url: '/health' })).headers['access-control-allow-origin'],
    ).toBeUndefined()
  })
})
