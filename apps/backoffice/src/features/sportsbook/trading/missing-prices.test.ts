// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { missingNow } from './missing-prices.ts'

type Event = Parameters<typeof missingNow>[0]

const outcome = (
  name: string,
  manual: number | null = null,
): Event['markets'][number]['outcomes'][number] => ({
  outcome: name,
  price: 2000,
  sourcePrice: 2000,
  manual,
  offset: 0,
  shaded: 0,
  staked: 0,
  returns: 0,
  liability: 0,
})
const market = (
  outcomes: Event['markets'][number]['outcomes'],
  status: Event['markets'][number]['status'] = 'suspended',
): Event['markets'][number] => ({
  id: '5',
  type: 'result_1x2',
  period: 'regular',
  line: null,
  status,
  sourceStatus: status,
  stopped: false,
  losing: false,
  version: 1,
  staked: 0,
  worst: 0,
  outcomes,
})
const at = (home: number, away: number) => ({ home, away })
const withdrawn = (name: string, time = 10): Event['withdrawn'][number] => ({
  marketId: '5',
  outcome: name,
  price: 1900,
  before: at(0, 0),
  after: at(1, 0),
  time,
})
const event: Event = {
  score: at(1, 0),
  markets: [market([outcome('home'), outcome('away')])],
  withdrawn: [withdrawn('home'), withdrawn('away')],
}
const names = (changed: Partial<Event>): string[] =>
  missingNow({ ...event, ...changed }).map((each) => each.outcome)

it('names the prices that the last change of the score has withdrawn', () => {
  expect(names({})).toEqual(['home', 'away'])
  expect(names({ withdrawn: [] })).toEqual([])
  expect(names({ withdrawn: [withdrawn('home', 20), withdrawn('away', 10)] })).toEqual(['home'])
})

it('is silent about what a trader has set since, what is closed, and earlier scores', () => {
  expect(names({ markets: [market([outcome('home', 1850), outcome('away')])] })).toEqual(['away'])
  expect(names({ markets: [market([outcome('home'), outcome('away')], 'closed')] })).toEqual([])
  expect(names({ score: at(2, 0) })).toEqual([])
})
