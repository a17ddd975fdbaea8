// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { createVault, vaultKeyOf } from '../../../../platform/keys/index.ts'
import {
  openSportsbookTestServer,
  seedOfEvent,
  type SportsbookTestServer,
} from '../../sportsbook-for-tests.ts'
import { sealSeed } from './replay-seed.ts'

const wholeMatchSeconds = 2 * 3_600

describe('the seed of a match of the built-in feed', () => {
  let book: SportsbookTestServer
  let [id, other] = ['', '']
  beforeEach(async () => {
    book = await openSportsbookTestServer(['en-1', 'es-1'], { hoursAhead: 1 })
    const { live } = await book.ask('sportsbook.lobby', { sport: 'football' })
    ;[id, other] = live.map((event) => event.id) as [string, string]
  })
  afterEach(() => book.server.close())

  const database = () => book.server.platform.database
  const eventOf = async (eventId: string) => (await book.ask('sportsbook.event', { eventId })).event
  const stored = () =>
    database().one<{ seed: string | null; sealed_seed: Buffer | null; done: number }>(
      sql`select seed, sealed_seed, done from sportsbook_replay_event where event_id = ${BigInt(id)}`,
    )
  const store = async ({ seed, sealed }: { seed?: string; sealed?: Buffer }): Promise<void> => {
    await database().query(
      sql`update sportsbook_replay_event set seed = ${seed ?? null}, sealed_seed = ${sealed ?? null} where event_id = ${BigInt(id)}`,
    )
  }
  /** Its seed, sealed with a key that this process does not have. */
  async function sealedElsewhere(): Promise<{ sealed: Buffer; keyId: string }> {
    const key = vaultKeyOf(randomBytes(32))
    const { chance, log } = book.server.platform
    const vaultKeys = { current: () => key, all: () => [key] }
    const vault = createVault({ keys: vaultKeys, chance, log })
    const seed = await seedOfEvent(book.server, id)
    return { sealed: sealSeed({ vault, vaultKeys }, BigInt(id), seed), keyId: key.id }
  }
  const endOf = async (eventId: string) => (await book.stepsOf(eventId)).at(-1)!.after.score

  it('is sealed when the match begins, and stays as it is while it goes on', async () => {
    const begun = await stored()
    expect(begun).toMatchObject({ seed: null, sealed_seed: expect.any(Buffer) })
    await book.playFor(1_800, 60)
    const later = await stored()
    expect(later!.done).toBeGreaterThan(begun!.done)
    expect(later).toMatchObject({ seed: null, sealed_seed: begun!.sealed_seed })
  })

  it('that an earlier release left in the clear is sealed as the match goes on, and the match ends as it says', async () => {
    const [seed, score] = [await seedOfEvent(book.server, id), await endOf(id)]
    await store({ seed })
    await book.playFor(120, 60)
    expect(await stored()).toMatchObject({ seed: null, sealed_seed: expect.any(Buffer) })
    expect(await seedOfEvent(book.server, id)).toBe(seed)
    await book.playFor(wholeMatchSeconds, 600)
    expect(await eventOf(id)).toMatchObject({ status: 'ended', score })
  })

  it('cannot be replaced by a process of an earlier release', async () => {
    await expect(
      database().query(
        sql`update sportsbook_replay_event set seed = ${'a'.repeat(64)} where event_id = ${BigInt(id)}`,
      ),
    ).rejects.toThrow('sportsbook_replay_event_one_seed')
  })

  it('whose key is lost cancels its match, shows no ball of it, and keeps no other match up', async () => {
    const score = await endOf(other)
    await store(await sealedElsewhere())
    expect((await book.ask('sportsbook.event', { eventId: id })).pitch).toBeNull()
    await book.playFor(120, 60)
    expect(await eventOf(id)).toMatchObject({ status: 'cancelled', openMarkets: 0 })
    expect(
      await database().query(
        sql`select status, result from sportsbook_result where event_id = ${BigInt(id)}`,
      ),
    ).toEqual([{ status: 'cancelled', result: null }])
    await book.playFor(wholeMatchSeconds, 600)
    expect((await eventOf(id)).status).toBe('cancelled')
    expect(await eventOf(other)).toMatchObject({ status: 'ended', score })
  })

  it('whose key only other processes have is left to them, and the match ends as it says', async () => {
    const [score, otherScore, mine] = [await endOf(id), await endOf(other), (await stored())!.sealed_seed!]
    const { sealed, keyId } = await sealedElsewhere()
    await database().query(
      sql`insert into known_key (purpose, key_id, state, since) values ('vault', ${keyId}, 'older', now())`,
    )
    await store({ sealed })
    const { done } = (await stored())!
    await book.playFor(600, 60)
    expect(await stored()).toMatchObject({ sealed_seed: sealed, done })
    expect((await eventOf(id)).status).toBe('live')
    expect(book.server.hasLogged('one that has it plays the event on')).toBe(true)
    await store({ sealed: mine })
    await book.playFor(wholeMatchSeconds, 600)
    expect(await eventOf(id)).toMatchObject({ status: 'ended', score })
    expect(await eventOf(other)).toMatchObject({ status: 'ended', score: otherScore })
  })
})
