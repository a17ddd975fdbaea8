// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { readEnvironment } from '../../platform/env/environment.ts'
import { seedDemo } from './seed-demo.ts'

const nowhere = '/image/without/demo'

it('starts an installation in production without the contents of a demonstration', async () => {
  const environment = readEnvironment({
    MODE: 'production',
    PUBLIC_URL: 'https://play.example.com',
    STUDIO_URL: 'https://games.example.com',
  })
  expect(await seedDemo(environment, 'postgresql://nobody@127.0.0.1:1/none', nowhere)).toEqual([])
})

it('starts no demonstration without its contents, and says where they are', async () => {
  await expect(
    seedDemo(readEnvironment({ MODE: 'demo' }), 'postgresql://nobody@127.0.0.1:1/none', nowhere),
  ).rejects.toThrow(`not in ${nowhere}. Set MODE=production, or build the image with --target demo.`)
})
