// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '../../testing/call-client.ts'
import type { CallOutput } from '@tessera/contract'
import type { Bettor, BookTestServer } from './book-for-tests.ts'
import { insertEvent } from './book/events/event-store.ts'
import { ensureSeason, ensureTeam } from './book/events/name-store.ts'

let fights = 0

/** A fight of Red and White in a minute, whose pool takes stakes. */
export async function testFight(book: BookTestServer): Promise<bigint> {
  fights += 1
  const id = await book.server.platform.database.transaction(async (tx) => {
    const names = { en: 'Test Pit' }
    const season = await ensureSeason(
      tx,
      { feed: 'odds', externalId: 'test-pit', sport: 'cockfight', names, region: undefined },
      '1',
    )
    const team = (name: string) =>
      ensureTeam(tx, { feed: 'odds', sport: 'cockfight', externalId: name, names: { en: name } })
    return insertEvent(tx, {
      feed: 'odds',
      externalId: `fight-${fights}`,
      sport: 'cockfight',
      ...season,
      homeId: await team('Red'),
      awayId: await team('White'),
      startsAtMs: book.server.clock.now() + 60_000,
      storedAtMs: book.server.clock.now(),
    })
  })
  return id!
}

/** Puts a stake in the pool of a fight. */
export const stakeOn = (
  { client }: Bettor,
  eventId: bigint,
  { side, amount, requestId = randomUUID() }: { side: 'meron' | 'wala'; amount: number; requestId?: string },
): Promise<CallAnswer<CallOutput<'sportsbook.placePoolBet'>>> =>
  client.call('sportsbook.placePoolBet', { requestId, eventId: String(eventId), side, stake: amount })
