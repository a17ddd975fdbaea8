// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cardForTests, changeForTests, marketForTests } from './card-for-tests.ts'
import { newerCard, withChange } from './live-card.ts'

describe('an event of a list after a live message', () => {
  it('has the score, the clock and the prices of the message, and its own names', () => {
    const after = withChange(cardForTests(), changeForTests({ markets: [marketForTests(6, 2_500)] }))
    expect(after).toMatchObject({
      version: 11,
      score: { home: 1, away: 1 },
      playedSeconds: 3_660,
      home: { name: 'Arsenal FC' },
    })
    expect(after.main?.outcomes[0]?.price).toBe(2_500)
  })

  it('keeps its prices if the message has none of its main market, or older ones', () => {
    const other = { ...marketForTests(9, 5_000), id: '71' }
    expect(withChange(cardForTests(), changeForTests({ markets: [other] })).main).toEqual(cardForTests().main)
    expect(withChange(cardForTests(), changeForTests({ markets: [marketForTests(4, 5_000)] })).main).toEqual(
      cardForTests().main,
    )
  })

  it('takes the further parts of a message, which have the same version', () => {
    const first = withChange(cardForTests(), changeForTests())
    const second = withChange(first, changeForTests({ markets: [marketForTests(6, 2_500)] }))
    expect(second.main?.version).toBe(6)
  })

  it('stays as it is after an older message or one about another event', () => {
    const card = cardForTests()
    expect(withChange(card, changeForTests({ version: 9 }))).toBe(card)
    expect(withChange(card, changeForTests({ eventId: '8' }))).toBe(card)
  })
})

describe('an event that a list has again', () => {
  it('is the newer one of both, with the names and the number of markets of the list', () => {
    const live = withChange(cardForTests(), changeForTests())
    const listed = cardForTests({ openMarkets: 3, home: { id: '11', name: 'Арсенал' } })
    expect(newerCard(listed, live)).toMatchObject({
      version: 11,
      openMarkets: 3,
      home: { name: 'Арсенал' },
    })
    const newest = cardForTests({ version: 12 })
    expect(newerCard(newest, live)).toBe(newest)
  })

  it('is never another event', () => {
    const other = cardForTests({ id: '8', version: 1 })
    expect(newerCard(other, cardForTests())).toBe(other)
  })
})
