// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { raisedGain } from './raised-gain.ts'

type Event = Parameters<typeof raisedGain>[0]
type Market = Event['markets'][number]

let ids = 0
/** Prices with those of the source, by outcome. */
const market = (
  type: string,
  prices: Record<string, readonly [price: number, sourcePrice: number]>,
  more: Partial<Market> = {},
): Market => ({
  id: String((ids += 1)),
  type,
  period: 'regular',
  line: null,
  status: 'open',
  sourceStatus: 'open',
  stopped: false,
  losing: false,
  version: 1,
  staked: 0,
  worst: 0,
  outcomes: Object.entries(prices).map(([outcome, [price, sourcePrice]]) => ({
    outcome,
    price,
    sourcePrice,
    manual: price === sourcePrice ? null : price,
    offset: 0,
    shaded: 0,
    staked: 0,
    returns: 0,
    liability: 0,
  })),
  ...more,
})
const event: Event = {
  kind: 'match',
  sport: 'football',
  status: 'scheduled',
  said: null,
  bestOf: null,
  markets: [
    market('result_1x2', { home: [2400, 2100], draw: [3400, 3400], away: [3300, 3300] }),
    market('double_chance', {
      home_or_draw: [1300, 1300],
      home_or_away: [1310, 1310],
      draw_or_away: [1750, 1720],
    }),
  ],
}

it('names the outcomes of two markets that gain together, with their shares', () => {
  const { gain, stakes } = raisedGain(event)!
  expect(gain).toBeCloseTo(1 / (1 / 2.4 + 1 / 1.75) - 1, 9)
  expect(stakes.map(({ choice }) => `${choice.market.type} ${choice.outcome}`)).toEqual([
    'result_1x2 home',
    'double_chance draw_or_away',
  ])
  expect(stakes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
})

it('says nothing while no price is above its source, or a market of the two takes no bets', () => {
  const [first, second] = event.markets
  const atSource = event.markets.map((each) => ({
    ...each,
    outcomes: each.outcomes.map((outcome) => ({ ...outcome, sourcePrice: outcome.price })),
  }))
  expect(raisedGain({ ...event, markets: atSource })).toBeUndefined()
  expect(raisedGain({ ...event, markets: [first!, { ...second!, status: 'suspended' }] })).toBeUndefined()
})

it('counts what was scored, and in play handicaps from now on', () => {
  const said = JSON.stringify({
    sport: 'football',
    halves: [{ home: 2, away: 0 }],
    ended: 0,
    over: false,
  })
  // From 2-0 on, away -1.5 wins unless home wins the match.
  const markets = [
    market('handicap', { home: [1010, 1010], away: [30_000, 20_000] }, { line: 6 }),
    market('result_1x2', { home: [1050, 1050], draw: [9000, 9000], away: [20_000, 20_000] }),
  ]
  const { gain, stakes } = raisedGain({ ...event, status: 'live', said, markets })!
  expect(gain).toBeCloseTo(1 / (1 / 1.05 + 1 / 30) - 1, 6)
  expect(stakes.map(({ choice }) => choice.outcome)).toEqual(['away', 'home'])
  expect(raisedGain({ ...event, status: 'live', said: null, markets })).toBeUndefined()
})
