// SPDX-License-Identifier: Apache-2.0
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { languageOf } from './index.ts'

it('uses the language in the header if the platform has it, and the default otherwise', async () => {
  const app = Fastify()
  app.get('/', (request) => ({ language: languageOf(request) }))
  const spoken = async (headers: Record<string, string>): Promise<unknown> =>
    (await app.inject({ url: '/', headers })).json()
  expect(await spoken({ language: 'PT-BR' })).toEqual({ language: 'PT-BR' })
  for (const language of ['', 'XX', 'en', 'toString', '<script>', 'TH, EN'])
    expect(await spoken({ language }), language).toEqual({ language: 'TY' })
  expect(await spoken({})).toEqual({ language: 'TY' })
})
