// SPDX-License-Identifier: Apache-2.0
import { marketKey } from '@tessera/rules/sportsbook/model/market'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventNow } from './event-now.ts'
import { afterMessage, inOrder, nothingSaid, type PushEventState } from './event-state.ts'
import { ourMarket } from './market-map.ts'
import type { EventMessage } from './push-message.ts'

const keys = ['1', '18|total=2.5', '16|hcp=-0.5', '60'] as const
const head = {
  product: fc.constantFrom(1, 3),
  eventId: fc.constant('sr:match:1'),
  sentMs: fc.integer({ min: 1, max: 12 }),
}
const someKeys = fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1 })
const score = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))

const message: fc.Arbitrary<EventMessage> = fc.oneof(
  fc.record({
    ...head,
    kind: fc.constant('odds_change' as const),
    status: fc.option(
      fc.record({
        status: fc.constantFrom(0, 1, 3, 4),
        matchStatus: fc.constantFrom(0, 6, 31, 7, 100),
        score: fc.option(score, { nil: undefined }),
        periods: fc.tuple(score, score).map(([first, second]) => [
          { code: 6, score: first },
          { code: 7, score: second },
        ]),
        playedSeconds: fc.constant(undefined),
      }),
      { nil: undefined },
    ),
    markets: someKeys.chain((chosen) =>
      fc.tuple(
        ...chosen.map((key) =>
          fc.record({
            key: fc.constant(key),
            status: fc.constantFrom('active' as const, 'suspended' as const, 'settled' as const),
            outcomes: fc
              .constantFrom(1.5, 1.9, 2.4)
              .map((odds) => ['1', '2', '3', '12', '13', '1714', '1715'].map((id) => ({ id, odds }))),
          }),
        ),
      ),
    ),
  }),
  fc.record({ ...head, kind: fc.constant('bet_stop' as const) }),
  fc.record({
    ...head,
    kind: fc.constant('fixture_change' as const),
    startsAtMs: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    isCancelled: fc.boolean(),
  }),
  fc.record({
    ...head,
    kind: fc.constant('bet_settlement' as const),
    certainty: fc.constantFrom(1, 2),
    markets: someKeys.map((chosen) =>
      chosen.map((key) => ({ key, outcomes: [{ id: '1', result: 1, voidFactor: 0, deadHeatFactor: 1 }] })),
    ),
  }),
  fc.record({
    ...head,
    kind: fc.constantFrom('rollback_bet_settlement' as const, 'rollback_bet_cancel' as const),
    markets: someKeys,
  }),
  fc.record({
    ...head,
    kind: fc.constant('bet_cancel' as const),
    markets: someKeys,
    isWhole: fc.boolean(),
  }),
)

const after = (messages: readonly EventMessage[], first: PushEventState = nothingSaid): PushEventState =>
  messages.reduce(afterMessage, first)
const now = (state: PushEventState) => eventNow(state, { sport: 'football', bestOf: undefined })

describe('what the push feed has said about an event', () => {
  it('is the same whatever the order of messages, and however often they come', () => {
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 14 }).chain((messages) =>
          fc.tuple(
            fc.constant(messages),
            fc.shuffledSubarray([...messages, ...messages, ...messages], {
              minLength: messages.length * 3,
              maxLength: messages.length * 3,
            }),
          ),
        ),
        ([messages, mixed]) => {
          const [one, other] = [after(messages), after(mixed)]
          expect(inOrder(other)).toBe(inOrder(one))
          expect(inOrder(sorted(other))).toBe(inOrder(sorted(one)))
          // Through the database and back it is the same, too.
          expect(inOrder(after(messages, JSON.parse(JSON.stringify(one)) as PushEventState))).toBe(
            inOrder(one),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never offers what was stopped, settled or priced before', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 14 }), (messages) => {
        const state = after(messages)
        const { offers, status } = now(state)
        for (const { terms } of offers.filter((offer) => offer.status === 'open')) {
          expect(['scheduled', 'live']).toContain(status)
          const said = Object.entries(state.markets).filter(
            ([key]) => ourMarket('football', key)?.terms.type === terms.type && key !== '60',
          )
          const open = said.some(
            ([key, { atMs, status: market }]) =>
              market === 'active' &&
              atMs > (state.stoppedMs ?? 0) &&
              (state.settled[key]?.atMs ?? 0) <= (state.unsettledMs[key] ?? 0),
          )
          if (terms.period === 'regular') expect(open).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

/** Offers have no order of their own. */
const sorted = (state: PushEventState) => {
  const { offers, ...rest } = now(state)
  return {
    ...rest,
    offers: offers.toSorted((left, right) => (marketKey(left.terms) < marketKey(right.terms) ? -1 : 1)),
  }
}

describe('a market of the push feed', () => {
  it.each([
    ['football', '1', { type: 'result_1x2', period: 'regular' }],
    ['football', '10', { type: 'double_chance', period: 'regular' }],
    ['football', '11', { type: 'draw_no_bet', period: 'regular' }],
    ['football', '16|hcp=-0.25', { type: 'handicap', period: 'regular', line: -1 }],
    ['football', '16|hcp=-0', { type: 'handicap', period: 'regular', line: 0 }],
    ['football', '18|total=2.75', { type: 'total', period: 'regular', line: 11 }],
    ['football', '29', { type: 'both_score', period: 'regular' }],
    ['football', '45', { type: 'correct_score', period: 'regular' }],
    ['football', '68|total=1', { type: 'total', period: 'first_half', line: 4 }],
    ['basketball', '219', { type: 'money_line', period: 'game' }],
    ['basketball', '236|quarternr=3|total=48.5', { type: 'total', period: 'quarter_3', line: 194 }],
    ['tennis', '186', { type: 'money_line', period: 'sets' }],
    ['tennis', '202|setnr=2', { type: 'money_line', period: 'set_2' }],
    ['esports', '330|mapnr=1', { type: 'money_line', period: 'map_1' }],
  ] as const)('of %s is ours: %s', (sport, key, terms) => {
    expect(ourMarket(sport, key)?.terms).toEqual(terms)
  })

  it.each([
    ['football', '18'],
    ['football', '18|total=2.6'],
    ['football', '18|total=abc'],
    ['football', '18|total=2.5|version=1'],
    ['football', '186'],
    ['football', '999999'],
    ['basketball', '236|quarternr=9|total=48.5'],
    ['tennis', '202|setnr=__proto__'],
    ['esports', '328|total=2'],
  ] as const)('of %s is none of ours: %s', (sport, key) => {
    expect(ourMarket(sport, key)).toBeUndefined()
  })
})
