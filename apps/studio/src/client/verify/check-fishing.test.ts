// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { commitment } from '../../fair/seeds.ts'
import { bet, luckySeeds, manyShots, playLoad, seeds } from '../../games/fishing/load-for-tests.ts'
import { stakesWonIn, unplayedOf, type FishingEvent } from '../../games/fishing/story.ts'
import type { RoundOf } from '../../protocol.ts'
import { checkLoad } from './check-fishing.ts'
import { readRecord } from './offline/read-record.ts'
import { isReplayed } from './replayed-game.ts'

const hash = await commitment(seeds.serverSeed)

function recordOf(events: readonly FishingEvent[], nonce = seeds.nonce): RoundOf<'fishing'> {
  const jackpot = events.some((event) => event.jackpot !== undefined) ? 1_234 : 0
  const cents = (stakesWonIn(events) + unplayedOf(bet, events)) * 10 + jackpot
  return {
    ...{
      id: 'r',
      game: 'fishing',
      state: 'settled',
      currency: 'USD',
      stake: '2.00',
      parameters: bet,
      events,
    },
    ...{ multiplier: cents * 5_000, payout: (cents / 100).toFixed(2), startedAt: 1, endedAt: 2 },
    fairness: {
      ...{ kind: 'seeds', serverSeedHash: hash, clientSeed: seeds.clientSeed, nonce },
      serverSeed: seeds.serverSeed,
    },
  }
}
const marks = async (round: RoundOf<'fishing'>, from = seeds, published = hash) =>
  (await checkLoad(round, from, published)).map(({ mark }) => mark)

describe('the verifier of a load', () => {
  it('finds everything right in an honest load, also where all bullets came back', async () => {
    expect(await marks(recordOf(await playLoad(manyShots)))).toEqual(['right', 'stated', 'right', 'right'])
    expect(await marks(recordOf([]))).toEqual(['right', 'stated', 'right', 'right'])
  })

  it('counts a jackpot that was won', async () => {
    const lucky = await luckySeeds()
    const round = recordOf(await playLoad([['single', ['sprat']]], lucky), lucky.nonce)
    expect(await marks(round, lucky)).toEqual(['right', 'stated', 'right', 'right'])
    expect(await marks({ ...round, payout: '2.00' }, lucky)).toEqual(['right', 'stated', 'right', 'wrong'])
  })

  it('marks another server seed, other shots, and money that does not follow', async () => {
    const events = await playLoad(manyShots)
    const round = recordOf(events)
    expect(await marks(round, seeds, 'a'.repeat(64))).toContain('wrong')
    const [first, ...rest] = events
    const forged = recordOf([{ ...first!, used: 1, taken: [{ code: 'sprat', multiple: 500 }] }, ...rest])
    expect((await marks(forged))[2]).toBe('wrong')
    expect((await marks({ ...round, payout: '0.00' }))[3]).toBe('wrong')
    expect((await marks({ ...round, stake: '1.90' }))[3]).toBe('wrong')
  })

  it('reads a load that was saved, and offers no replay of it', async () => {
    const round = recordOf(await playLoad(manyShots))
    expect(readRecord(JSON.stringify({ round }))).toEqual(round)
    expect(isReplayed(round)).toBe(false)
  })
})
