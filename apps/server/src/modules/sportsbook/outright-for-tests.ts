// SPDX-License-Identifier: Apache-2.0
import type { BookTestServer } from './book-for-tests.ts'
import { insertOutright } from './book/events/event-store.ts'
import { ensureSeason, ensureTeam } from './book/events/name-store.ts'

export interface TestOutright {
  eventId: bigint
  /** The outcomes of its markets, in the order of the names. */
  ids: string[]
}

let outrights = 0

/** An outright of the Test Cup in which everybody is at 5.00; `tops` are those that its markets pay, 1 is who wins. */
export async function testOutright(
  book: BookTestServer,
  { names = ['Ash', 'Birch', 'Cedar'], tops = [1] }: { names?: string[]; tops?: number[] } = {},
): Promise<TestOutright> {
  outrights += 1
  const externalId = `test-cup-winner-${outrights}`
  const made = await book.server.platform.database.transaction(async (tx) => {
    const cup = {
      feed: 'odds',
      externalId: 'test-cup',
      sport: 'football',
      names: { en: 'Test Cup' },
    } as const
    const season = await ensureSeason(tx, { ...cup, region: undefined }, '2026')
    const competitors: bigint[] = []
    for (const name of names)
      competitors.push(
        await ensureTeam(tx, { feed: 'odds', sport: 'football', externalId: name, names: { en: name } }),
      )
    const eventId = (await insertOutright(tx, {
      feed: 'odds',
      externalId,
      sport: 'football',
      ...season,
      startsAtMs: book.server.clock.now() + 3_600_000,
      storedAtMs: book.server.clock.now(),
      competitors,
    }))!
    return { eventId, ids: competitors.map(String) }
  })
  await book.change(made.eventId, {
    markets: tops.map((count) => ({
      terms: { type: count === 1 ? 'outright_winner' : 'outright_top', period: `top_${count}` },
      status: 'open',
      outcomes: made.ids.map((outcome) => ({ outcome, price: 5_000 })),
    })),
  })
  return made
}
