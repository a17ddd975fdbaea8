// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { stateLine } from './cash-bar.ts'
import { chairPosition } from './chair-layout.ts'
import { modelOf, toCallOf, type CashMessage } from './felt-model.ts'
import { rankNameOf } from './strength.ts'
import { cardsOf, chair, onlooker, othersTurn, table } from './tables-for-tests.ts'

const inputs = (message: CashMessage) =>
  stateLine({ ...modelOf(message, { currency: 'USD', decimals: 2 }), message }).buttons.map(
    ({ input }) => input,
  )

describe('what the table offers', () => {
  it('is the waiting list at a full table, and to leave it again', () => {
    expect(inputs(onlooker())).toEqual([{ type: 'wait' }])
    expect(inputs(onlooker({ ownWaiting: { number: 2, offeredUntil: null } }))).toEqual([
      { type: 'stopWaiting' },
    ])
    expect(inputs(onlooker({ chairs: [chair(0), null], waiting: 0 }))).toEqual([])
  })

  it('is to come back by the next blind or by a post', () => {
    expect(inputs(table({ chairs: [chair(0, { sitsOut: true }), chair(1)] }))).toEqual([
      { type: 'return', posts: false },
      { type: 'return', posts: true },
    ])
  })
})

describe('the felt', () => {
  it('has the own chair at the near side, and all others in their order around it', () => {
    for (const chairs of [2, 3, 4, 5, 6, 7, 8, 9]) {
      const points = Array.from({ length: chairs }, (_, at) =>
        chairPosition((4 + at) % chairs, chairs, 4 % chairs),
      )
      expect(points[0]?.standing).toEqual({ x: 50, y: 88 })
      // On a phone the board needs the whole width.
      for (const { standing } of points) expect(standing.y < 38 || standing.y > 55).toBe(true)
      expect(new Set(points.map(({ lying }) => `${lying.x}:${lying.y}`)).size).toBe(chairs)
    }
  })

  it('knows what a call would cost, at most the stack', () => {
    const message = othersTurn()
    const of = (stack: string) =>
      toCallOf(
        modelOf(
          {
            ...message,
            chairs: message.chairs.map((one, at) => (at === 0 && one ? { ...one, stack } : one)),
          },
          { currency: 'USD', decimals: 2 },
        ),
      )
    expect([of('200'), of('3.50')]).toEqual([8_000_000n, 3_500_000n])
  })
})

describe('the strength of the own hand', () => {
  it('is what the cards make by then', () => {
    expect(rankNameOf(cardsOf('As Ad'), [])).toBe('pair')
    expect(rankNameOf(cardsOf('As Kd'), [])).toBe('highCard')
    expect(rankNameOf(cardsOf('As Kd'), cardsOf('Ah Kc 7s'))).toBe('twoPair')
    expect(rankNameOf(cardsOf('As Ks'), cardsOf('Qs Js Ts 2d 3h'))).toBe('royalFlush')
  })

  it('counts exactly two own cards in Omaha', () => {
    expect(rankNameOf(cardsOf('As Ks Qs Js'), cardsOf('Ts 2d 3h'))).toBe('highCard')
    expect(rankNameOf(cardsOf('As Ks 2c 3d'), cardsOf('Qs Js Ts 9d 8h'))).toBe('royalFlush')
    expect(rankNameOf(cardsOf('As Ad Ac Ah'), cardsOf('2d 3h 7c'))).toBe('pair')
  })
})
