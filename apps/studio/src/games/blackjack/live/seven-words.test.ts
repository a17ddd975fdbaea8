// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units, zero } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import type { BlackjackRoomMessage, BlackjackRoomRound } from '../../../blackjack-room-protocol.ts'
import { cardName } from '../../../runtime/cards/card.ts'
import { t } from '../../../runtime/texts.ts'
import { boxNumbers, emptyTable, type SeenHand, type SeenTable } from './seen-table.ts'
import { sevenAction, type SevenAtHand } from './seven-action.ts'
import { drawnForTests, handForTests, nothingOwn, boxesForTests } from './seven-for-tests.ts'
import { createSevenModel } from './seven-model.ts'
import { countPast, dealerEnd } from './past-counts.ts'
import { clockMoment, waitsFor } from './seven-phases.ts'
import { newsOfCards, resultWords } from './seven-words.ts'
import { toneOfSpot } from './settle-spots.ts'

const [ACE, NINE, TEN, KING] = [0, 32, 36, 48]
const box = (number: number) => t('studio.seven.box', { number: number + 1 })
const tableWith = (
  at: number,
  hands: readonly Partial<SeenHand>[],
  dealer: readonly number[] = [],
): SeenTable => {
  const table = emptyTable(boxNumbers.map((each) => (each === at ? 'own' : 'free')))
  const whole = hands.map((hand) => ({ cards: [], stakes: 1, isCurrent: false, ...hand }))
  return { ...table, dealer, boxes: table.boxes.with(at, { ...table.boxes[at]!, hands: whole }) }
}

describe('what is read aloud', () => {
  const before = tableWith(2, [])
  const dealt = tableWith(2, [{ cards: [NINE, TEN] }], [ACE])

  it('is the own cards and the dealer’s with their totals', () => {
    expect(newsOfCards(before, dealt)).toBe(
      `${box(2)}: ${cardName(NINE)} ${cardName(TEN)}, 19. ${t('studio.blackjack.dealer')}: ${cardName(ACE)}, 1/11`,
    )
  })

  it('is each card once', () => {
    expect(newsOfCards(dealt, dealt)).toBe('')
    const drawn = tableWith(2, [{ cards: [NINE, TEN, ACE] }], [ACE])
    expect(newsOfCards(dealt, drawn)).toBe(`${box(2)}: ${cardName(ACE)}, 20`)
  })

  it('is nothing of the hands of others', () => {
    const others = { ...dealt, boxes: dealt.boxes.map((each) => ({ ...each, owner: 'other' as const })) }
    expect(newsOfCards(before, others)).toBe(`${t('studio.blackjack.dealer')}: ${cardName(ACE)}, 1/11`)
  })

  it('says how each box ended, and what each was paid where there are several', () => {
    const write = (amount: bigint) => `${amount / 1_000_000n} USD`
    const ended = tableWith(2, [{ cards: [NINE, TEN], result: 'won' }])
    const won = `${box(2)}: ${t('studio.blackjack.won')}`
    expect(resultWords(ended, [{ box: 2, payout: units(4) }], write)).toBe(won)
    const bets = [
      { box: 2, payout: units(4) },
      { box: 2, payout: zero },
    ]
    expect(resultWords(ended, bets, write)).toBe(`${won}, +4 USD · ${won}`)
  })
})

describe('the main button of the table', () => {
  const decided: string[] = []
  const atHand: SevenAtHand = {
    ...{ phase: 'open', isConnected: true, current: undefined, hasBox: true, isPlaying: false },
    ...{ staked: amountOfMillionths(0n), isSettled: true, canRepeat: false },
    write: (amount) => `${amount / 1_000_000n} USD`,
    repeat: () => decided.push('repeat'),
    decide: (move) => decided.push(move),
  }
  const staked = units(6)
  const bet = t('studio.room.bet', { amount: '6 USD' })

  it.each([
    [{ hasBox: false }, t('studio.seven.choose'), undefined],
    [{}, t('studio.room.placeChips'), undefined],
    [{ staked }, bet, t('studio.room.counts')],
    [{ staked, isSettled: false }, bet, t('studio.room.sending')],
    [{ staked, phase: 'closing' }, bet, t('studio.room.noMoreBets')],
    [{ staked, phase: 'dealing', isPlaying: true }, bet, t('studio.seven.cards')],
    [{ phase: 'drawing' }, t('studio.seven.cards'), undefined],
    [{ staked, phase: 'deciding', isPlaying: true }, t('studio.seven.wait'), undefined],
    [{ phase: 'insurance' }, t('studio.seven.othersPlay'), undefined],
    [{ staked, phase: 'dealer', isPlaying: true }, bet, t('studio.seven.dealerPlays')],
    [{ staked, phase: 'settling' }, t('studio.room.next'), undefined],
    [{ isConnected: false, staked }, t('studio.crash.opening'), undefined],
    [{ phase: 'closed' }, t('studio.crash.opening'), undefined],
    [{ phase: 'closed', isStopped: true }, t('studio.room.stopped'), undefined],
  ] as const)('says what is waited for: %o', (change, label, detail) => {
    const action = sevenAction({ ...atHand, ...change })
    expect(action).toMatchObject({ label, enabled: false })
    expect(action.detail).toBe(detail)
  })

  it.each([
    ['deciding', 'studio.blackjack.stand', 'stand'],
    ['insurance', 'studio.blackjack.decline', 'decline'],
  ] as const)('decides for the hand that is asked while players are %s', (phase, label, move) => {
    const current = handForTests(2, [NINE, TEN], { moves: [move] })
    const action = sevenAction({ ...atHand, staked, isPlaying: true, phase, current })
    expect(action).toMatchObject({ label: t(label), detail: `${box(2)} · 19`, enabled: true })
    decided.length = 0
    action.run()
    expect(decided).toEqual([move])
  })

  it('lays the last bets again while none lie there', () => {
    expect(sevenAction({ ...atHand, canRepeat: true })).toMatchObject({
      label: t('studio.table.repeat'),
      enabled: true,
    })
  })
})

describe('the clock of the table', () => {
  const model = createSevenModel('usual')
  const state = drawnForTests('deciding', [])
  model.receive({ type: 'boxState', now: 1_000, state, players: 2 }, 500)

  it('counts the step by the server’s time, whatever the browser’s clock says', () => {
    expect(model.moment(5_500)).toMatchObject({ phase: 'deciding', step: 3, leftMs: 5_000, share: 0.5 })
    expect(model.moment(20_000)).toMatchObject({ phase: 'deciding', leftMs: 0, share: 0 })
  })

  it('warns when little time is left, and says what it counts', () => {
    expect(clockMoment(model.moment(500)).phase).toBe('open')
    expect(clockMoment(model.moment(9_000)).phase).toBe('last')
    expect(waitsFor('deciding')).toBe(t('studio.seven.untilDecided'))
    expect(waitsFor('open')).toBeUndefined()
    expect(clockMoment({ ...model.moment(500), phase: 'dealer' }).phase).toBe('drawn')
  })

  it('adds a round to the last ones once, when it is settled', () => {
    const settling: BlackjackRoomMessage = {
      type: 'boxState',
      now: 2_000,
      players: 2,
      state: {
        ...{
          phase: 'settling',
          roundId: 'round',
          position: 1,
          boxes: boxesForTests,
          hands: [],
          dealer: [],
          nextAt: 5_000,
        },
        events: [{ type: 'table', dealer: [NINE, TEN], hands: [], steps: [] }],
      },
    }
    model.receive(settling, 1_500)
    model.receive(settling, 1_600)
    expect(model.recent().map(({ id }) => id)).toEqual(['round'])
    model.answered({ ...nothingOwn, boxes: [3] })
    expect(model.own().boxes).toEqual([3])
  })
})

describe('the statistics of the table', () => {
  const round = (
    dealer: readonly number[],
    results: readonly ('won' | 'blackjack' | 'push' | 'lost' | 'bust')[],
  ) =>
    ({
      ...{ id: String(dealer), position: 1 },
      events: [
        {
          type: 'table',
          dealer,
          hands: results.map((result, at) => ({
            box: at,
            hand: 0,
            cards: [],
            stakes: 1,
            split: false,
            result,
          })),
          steps: [],
        },
      ],
    }) satisfies BlackjackRoomRound

  it('know what the dealer ended with', () => {
    expect(dealerEnd([NINE, TEN])).toBe('19')
    expect(dealerEnd([ACE, KING])).toBe('blackjack')
    expect(dealerEnd([NINE, TEN, KING])).toBe('bust')
    // All hands were decided before the dealer had to draw.
    expect(dealerEnd([TEN, 4])).toBeUndefined()
  })

  it('count every hand as won, returned or lost', () => {
    const counts = countPast([
      round([NINE, TEN], ['won', 'blackjack', 'bust']),
      round([ACE, KING], ['push', 'lost']),
    ])
    expect(counts.hands).toEqual({ won: 2, push: 1, lost: 2 })
    expect(counts.dealer).toMatchObject({ '19': 1, blackjack: 1, bust: 0 })
  })
})

describe('the chips of a spot', () => {
  const hands = (...results: NonNullable<SeenHand['result']>[]) => ({
    ...{ owner: 'own' as const, isInsured: false },
    hands: results.map((result) => ({ cards: [], stakes: 1, isCurrent: false, result })),
  })

  it('stay where something was won or came back, and go to the dealer where all was lost', () => {
    expect(toneOfSpot(hands('lost', 'blackjack'), 'main')).toBe('won')
    expect(toneOfSpot(hands('lost', 'push'), 'behind')).toBe('back')
    expect(toneOfSpot(hands('lost', 'bust'), 'main')).toBe('lost')
    expect(toneOfSpot({ ...hands('lost'), pairs: 'mixed', three: 'none' }, 'pairs')).toBe('won')
    expect(toneOfSpot({ ...hands('won'), pairs: 'mixed', three: 'none' }, 'three')).toBe('lost')
    expect(toneOfSpot(hands(), 'main')).toBeUndefined()
    expect(toneOfSpot(hands('won'), 'pairs')).toBeUndefined()
  })
})
