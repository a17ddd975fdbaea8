// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { tellWhileSlow } from './tell-while-slow.ts'

const listen = () => {
  const said: string[] = []
  return { said, say: (line: string) => void said.push(line) }
}

it('says nothing of work that is done soon', async () => {
  const { said, say } = listen()
  expect(await tellWhileSlow('Counting', async () => 3, { say, firstMs: 60_000 })).toBe(3)
  expect(said).toEqual([])
})

it('says what takes long, and again and again that it goes on', async () => {
  const { said, say } = listen()
  const enough = Promise.withResolvers<void>()
  await tellWhileSlow('Counting', () => enough.promise, {
    say(line) {
      say(line)
      if (said.length === 3) enough.resolve()
    },
    firstMs: 5,
    everyMs: 5,
  })
  const goesOn = expect.stringMatching(/^ {2}still working, \d+ s$/)
  expect(said).toEqual(['Counting …', goesOn, goesOn])
  await sleep(30)
  expect(said).toHaveLength(3)
})

it('passes on what the work itself says, and ends with it when it fails', async () => {
  const { said, say } = listen()
  await expect(
    tellWhileSlow(
      'Counting',
      async (tell) => {
        tell('1 of 2')
        throw new Error('lost count')
      },
      { say, firstMs: 5, everyMs: 60_000 },
    ),
  ).rejects.toThrow('lost count')
  await sleep(30)
  expect(said).toEqual(['1 of 2'])
})
