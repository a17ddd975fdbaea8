// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { noRoundBefore, ownBeacon, ownHash } from '@tessera/rules/lottery/fair/own-beacon'
import { isRoundOf } from '@tessera/rules/lottery/fair/verify-round'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let test: TestStudio
beforeAll(async () => {
  test = await testStudio()
})
afterAll(() => test.close())

const makeRounds = () => test.studio.deps.beacon?.makeRounds()
const minuteMs = 60_000
const current = () => Math.floor(test.clock.now() / minuteMs) + 1
const get = async (path: string) => {
  const answer = await test.ask(undefined, 'GET', path)
  return {
    status: answer.status,
    body: answer.body as unknown as { publicKey: string; rounds: BeaconRound[] },
  }
}
const roundsFrom = async (from: number) => (await get(`/beacon/rounds?from=${from}`)).body

it('makes one round a minute, signed and chained, and none before its time', async () => {
  const first = current()
  await makeRounds()
  await makeRounds()
  test.clock.advance(minuteMs)
  await makeRounds()
  const { publicKey, rounds } = await roundsFrom(first)
  expect(rounds.map(({ round }) => round)).toEqual([first, first + 1])
  expect(rounds.map(({ previous }) => previous)).toEqual([noRoundBefore, ownHash(rounds[0]!)])
  expect(rounds.every((round) => isRoundOf(ownBeacon(publicKey), round))).toBe(true)
  expect(new Set(rounds.map(({ randomness }) => randomness)).size).toBe(2)
})

it('makes the same rounds in several processes at once, each once', async () => {
  const other = await test.beside()
  const first = current() + 1
  test.clock.advance(3 * minuteMs)
  const makers = [test.studio, other, test.studio, other]
  await Promise.all(makers.map(({ deps }) => deps.beacon?.makeRounds()))
  const { rounds } = await roundsFrom(first)
  expect(rounds.map(({ round }) => round)).toEqual([first, first + 1, first + 2])
  expect(rounds[2]?.previous).toBe(ownHash(rounds[1]!))
})

it('makes missed rounds late after a stop, those of a day at most, and keeps the chain', async () => {
  const before = (await roundsFrom(current())).rounds[0]!
  test.clock.advance(2_000 * minuteMs)
  await makeRounds()
  const { rounds } = await roundsFrom(before.round + 1)
  expect(rounds).toHaveLength(100)
  expect(rounds[0]).toMatchObject({ round: current() - 1_439, previous: ownHash(before) })
  const rows = await test.rows('select count(*)::int as count from studio.beacon_round')
  expect(rows[0]?.['count']).toBe(5 + 1_440)
})

it('makes nothing while its clock is set back, and never changes a round', async () => {
  const rowsBefore = await test.rows('select * from studio.beacon_round order by round')
  test.clock.advance(-10 * minuteMs)
  await makeRounds()
  expect(await test.rows('select * from studio.beacon_round order by round')).toEqual(rowsBefore)
  test.clock.advance(10 * minuteMs)
  for (const from of ['', '0', '-1', '1e3', '99999999999'])
    expect((await get(`/beacon/rounds?from=${from}`)).status).toBe(404)
})
