// SPDX-License-Identifier: Apache-2.0
import type {
  HoldemChair,
  HoldemEndedView,
  HoldemHandView,
  HoldemInHand,
} from '../../../card-protocol/holdem-table-view.ts'
import type { SitAndGoChair } from '../../../card-protocol/sit-and-go-view.ts'
import { CARD_RANKS } from '../../../runtime/cards/card.ts'
import type { CashMessage, TournamentMessage } from './felt-model.ts'

const NOW = 1_800_000_000_000
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const suits = ['s', 'h', 'c', 'd']

/** A card of its two letters: `As`, `Td`. */
export function cardOf(text: string): number {
  const [rank = '', suit = ''] = text
  const card = ranks.indexOf(rank) * suits.length + suits.indexOf(suit)
  if (card < 0 || card >= CARD_RANKS * suits.length) throw new RangeError(text)
  return card
}
export const cardsOf = (text: string): number[] => (text === '' ? [] : text.split(' ').map(cardOf))

const names = ['Ann', 'Bình', 'Maximiliana', 'Chen', 'Đông', 'Eve', 'Farid', 'Gia', 'Hà']

export const inHand = (change: Partial<HoldemInHand> = {}): HoldemInHand => ({
  ...{ bet: '0', folded: false, allIn: false, cards: null, cardCount: 2, last: null },
  ...change,
})

export const chair = (at: number, change: Partial<HoldemChair> = {}): HoldemChair => ({
  ...{ chair: at, tag: `tag${at}`, name: names[at] ?? `P${at}`, robot: false, stack: '200', pending: '0' },
  ...{ sitsOut: false, absent: false, leaving: false, waitsForBlind: false, bankMs: 30_000, inHand: null },
  ...change,
})

export const hand = (change: Partial<HoldemHandView> = {}): HoldemHandView => ({
  ...{ id: 'hand-1', turn: 4, street: 'flop', boards: [cardsOf('Ah 7c 2d')], actor: 0 },
  pots: [{ amount: '24', chairs: [0, 1, 2] }],
  ...{ actUntil: NOW + 14_000, inBank: false, options: null },
  ...change,
})

export const table = (change: Partial<CashMessage> = {}): CashMessage =>
  ({
    ...{
      type: 'cardTable',
      table: 'cards:holdem:USD:money:2:1',
      now: NOW,
      currency: 'USD',
      own: 0,
      ownVersion: 7,
    },
    deal: {
      ...{ handId: 'hand-1', terminalHash: 'ab'.repeat(32), salt: 'cd'.repeat(32), position: 1234 },
      ...{
        root: 'ef'.repeat(32),
        seeds: [
          { tag: 'tag0', seed: 'lucky words' },
          { tag: 'tag1', seed: '4f1c09aa' },
        ],
      },
    },
    ...{ game: 'holdem', blinds: ['1', '2'], leastBuyIn: '80', mostBuyIn: '200', coin: '0.01' },
    ...{ straddle: true, runTwice: true, chairs: [chair(0), chair(1), null, null, null, null], button: 1 },
    ...{ hand: null, last: null, nextHandAt: null, waiting: 0, ownWaiting: null },
    preferences: { straddles: false, runsTwice: true, showsLosing: false, autoRebuy: false },
    ...change,
  }) as CashMessage

const own = inHand({ cards: cardsOf('As Kd'), bet: '0' })

/** Nine at the table, four bets in front of them, and it is the own turn. */
export const ownTurn = (): CashMessage =>
  table({
    chairs: [
      chair(0, { inHand: own, stack: '187.50' }),
      chair(1, { inHand: inHand({ bet: '12', last: { type: 'raise', amount: '12' } }), stack: '1250' }),
      chair(2, { inHand: inHand({ folded: true, last: { type: 'fold', amount: '0' } }) }),
      chair(3, { inHand: inHand({ bet: '12', last: { type: 'call', amount: '12' } }), robot: true }),
      chair(4, { sitsOut: true }),
      chair(5, {
        inHand: inHand({ bet: '95.50', allIn: true, last: { type: 'raise', amount: '95.50' } }),
        stack: '0',
      }),
      null,
      chair(7, { inHand: inHand({ folded: true, last: { type: 'fold', amount: '0' } }), absent: true }),
      chair(8, { inHand: inHand({ bet: '0', last: { type: 'check', amount: '0' } }) }),
    ],
    hand: hand({
      options: {
        check: false,
        call: '95.50',
        raise: { least: '179', most: '187.50', isBet: false },
        potSize: '334.50',
      },
    }),
  })

/** The own turn before anybody has bet. */
export const ownBet = (): CashMessage =>
  table({
    chairs: [
      chair(0, { inHand: own }),
      chair(1, { inHand: inHand() }),
      chair(2, { inHand: inHand() }),
      null,
      null,
      null,
    ],
    hand: hand({
      options: { check: true, call: null, raise: { least: '2', most: '200', isBet: true }, potSize: '24' },
    }),
  })

/** Somebody else acts, in their time bank: actions are chosen before. */
export const othersTurn = (change: Partial<HoldemHandView> = {}): CashMessage =>
  table({
    chairs: [
      chair(0, { inHand: own }),
      chair(1, { inHand: inHand({ bet: '8', last: { type: 'bet', amount: '8' } }) }),
      chair(2, { inHand: inHand() }),
      ...[null, null, null],
    ],
    hand: hand({
      actor: 2,
      inBank: true,
      actUntil: NOW + 9_000,
      street: 'turn',
      boards: [cardsOf('Ah 7c 2d Qs')],
      ...change,
    }),
  })

const ended: HoldemEndedView = {
  ...{
    id: 'hand-1',
    counts: true,
    boards: [cardsOf('Ah 7c 2d Kc 7s')],
    returned: { chair: 1, amount: '40' },
  },
  pots: [
    { amount: '120', rake: '3', chairs: [0, 1, 2] },
    { amount: '60', rake: '0', chairs: [0, 1] },
  ],
  wins: [
    { chair: 0, pot: 0, board: 0, amount: '117', with: 'twoPair', cards: cardsOf('As Ah Kd Kc 7c') },
    { chair: 0, pot: 1, board: 0, amount: '60', with: 'twoPair', cards: cardsOf('As Ah Kd Kc 7c') },
  ],
}

/** Three have shown; the own two pair have won both pots. */
export const showdown = (): CashMessage =>
  table({
    chairs: [
      chair(0, { inHand: own, stack: '377' }),
      chair(1, { inHand: inHand({ cards: cardsOf('Qh Qd') }), stack: '40' }),
      chair(2, { inHand: inHand({ cards: cardsOf('Jc Jd'), allIn: true }), stack: '0' }),
      ...[null, null, null],
    ],
    ...{ last: ended, nextHandAt: NOW + 4_000 },
  })

/** Run twice: each board has a winner. */
export const twoBoards = (): CashMessage =>
  table({
    chairs: [
      chair(0, { inHand: own, stack: '100' }),
      chair(1, { inHand: inHand({ cards: cardsOf('Qh Qd') }), stack: '100' }),
      ...[null, null, null, null],
    ],
    last: {
      ...ended,
      ...{ returned: null, boards: [cardsOf('Ah 7c 2d Kc 7s'), cardsOf('Ah 7c 2d Qs 3h')] },
      pots: [{ amount: '200', rake: '0', chairs: [0, 1] }],
      wins: [
        { chair: 0, pot: 0, board: 0, amount: '100', with: 'twoPair', cards: cardsOf('As Ah Kd Kc 7c') },
        { chair: 1, pot: 0, board: 1, amount: '100', with: 'trips', cards: cardsOf('Qh Qd Qs Ah 7c') },
      ],
    },
  })

/** A full table with others waiting, for somebody who looks on. */
export const onlooker = (change: Partial<CashMessage> = {}): CashMessage =>
  table({
    ...{ own: null, ownVersion: 0, waiting: 2, preferences: null },
    chairs: Array.from({ length: 6 }, (_, at) => chair(at, { inHand: inHand() })),
    hand: hand({ actor: 3 }),
    ...change,
  })

export const omahaTurn = (): CashMessage => {
  const message = ownBet()
  const cards = cardsOf('As Kd 9c 8c')
  return {
    ...message,
    game: 'omaha',
    chairs: message.chairs.map(
      (one, at) => one && { ...one, inHand: inHand({ cardCount: 4, cards: at === 0 ? cards : null }) },
    ),
  }
}

export const player = (at: number, change: Partial<SitAndGoChair> = {}): SitAndGoChair => {
  const { waitsForBlind: _, ...base } = chair(at)
  return { ...base, stack: '1500', rank: null, prize: null, wantsDeal: false, ...change }
}

export const tournament = (change: Partial<TournamentMessage> = {}): TournamentMessage =>
  ({
    ...{
      type: 'cardTable',
      table: 'cards:sitandgo:USD:money:1:1',
      now: NOW,
      currency: 'USD',
      own: 0,
      ownVersion: 3,
    },
    ...{ deal: null, game: 'sitandgo', phase: 'playing', size: 6, entry: '20', fee: '2' },
    ...{
      prizes: ['78', '42'],
      button: 0,
      level: { number: 4, blinds: ['100', '200'], nextAt: NOW + 134_000 },
    },
    chairs: [
      player(0, { inHand: own }),
      player(1, { inHand: inHand() }),
      player(2, { rank: 4 }),
      player(3, { inHand: inHand() }),
      null,
      null,
    ],
    ...{ hand: hand({ actor: 1 }), last: null, nextHandAt: null, offer: null, opensAt: null },
    ...change,
  }) as TournamentMessage

export const waitingTournament = (own: number | null): TournamentMessage =>
  tournament({
    ...{ phase: 'waiting', level: null, hand: null, own },
    chairs: [player(0), player(1), player(2), player(3), null, null],
  })

export const offeredDeal = (): TournamentMessage =>
  tournament({
    ...{ phase: 'deal', hand: null },
    chairs: [
      player(0),
      player(1),
      player(2, { rank: 3 }),
      player(3, { rank: 4 }),
      player(4, { rank: 5 }),
      player(5, { rank: 6 }),
    ],
    offer: { amounts: ['64.50', '55.50', null, null, null, null], until: NOW + 31_000, agreed: [1] },
  })

export const overTournament = (): TournamentMessage =>
  tournament({
    ...{ phase: 'over', hand: null, opensAt: NOW + 20_000, level: null },
    chairs: [0, 1, 2, 3, 4, 5].map((at) =>
      player(at, { rank: at + 1, stack: '0', prize: at === 0 ? '78' : at === 1 ? '42' : null }),
    ),
  })
