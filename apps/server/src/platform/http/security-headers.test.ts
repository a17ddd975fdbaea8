import { silentLog } from '../log/log.ts'
import { systemChance } from '../chance/chance.ts'
import { expect, it } from 'vitest'
import { createHttpServer } from './index.ts'

async function policyOf(gameOrigins?: string[]): Promise<string> {
  const headers = { studioOrigin: 'https://games.example', secure: true, liveOrigin: 'wss://play.example', ...(gameOrigins ? { gameOrigins } : {}) }
  const app = createHttpServer({ log: silentLog(), chance: systemChance, trustedProxies: [], headers })
  const answer = await app.inject({ url: '/' })
  await app.close()
  return `${String(answer.headers['content-security-policy'])} | ${String(answer.headers['permissions-policy'])}`
}

it('lets a page frame the studio, and nobody else', async () => {
  const policy = await policyOf()
  expect(policy).toContain('frame-src https://games.example;')
  expect(policy).toContain('fullscreen=(self "https://games.example")')
})

it('lets a page frame the vendors that the house names', async () => {
  const policy = await policyOf(['https://slots.acme.example'])
  expect(policy).toContain('frame-src https://games.example https://slots.acme.example;')
  expect(policy).toContain('fullscreen=(self "https://games.example" "https://slots.acme.example")')
})
