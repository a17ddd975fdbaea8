// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { chanceOf, DEALS, range } from '../../fair/card-room/chance-for-tests.ts'
import { countHand } from './count-hand.ts'
import { groupOf, isValidDeclaration } from './groups.ts'
import { playRummy, randomRummyDeal } from './robots-for-tests.ts'
import { rummyDefaults, rummyRules, type RummyRules } from './rummy-rules.ts'
import type { RummyDeal, RummyInput, RummyState, RummyTable } from './rummy-state.ts'

const stakes = { unit: 1_000_000n, coin: 10_000n, rakeBasisPoints: 0, leastUnits: 0 }
const tableOf = (change: Partial<RummyTable> = {}) => rummyRules({ ...rummyDefaults, stakes, ...change })
const refused = (code: string) => expect.objectContaining({ code })

/** The card of a name such as "7h"; "7h*" is that of the second deck, XX and XX* the printed jokers. */
function card(name: string): number {
  const second = name.endsWith('*') ? 53 : 0
  if (name.startsWith('XX')) return second + 52
  return second + 'A23456789TJQK'.indexOf(name[0]!) * 4 + 'shcd'.indexOf(name[1]!)
}
const cardsOf = (names: string): number[] => names.split(' ').map(card)
/** Groups between strokes. */
const groupsOf = (names: string): number[][] => names.split(' | ').map(cardsOf)

const WILD = 'Kd'
const [READY, LOOSE] = ['4s 5s 6s 8h 9h Th 3c 3d 3h Qs Qh Qc Qd', 'Ah 3s 5h 7c 9c Jd 2s 4c 6d 8d Tc Js Ac']

/** A deal of these hands; the cut card, the open one and the closed ones follow, then all others. */
function stackedDeal(hands: readonly string[], open: string, closed = '', chips = 1000): RummyDeal {
  const own = hands.map(cardsOf)
  const dealt = range(13 * own.length).map((at) => own[at % own.length]![Math.floor(at / own.length)]!)
  const first = [...dealt, card(WILD), card(open), ...(closed === '' ? [] : cardsOf(closed))]
  const players = own.map((_, at) => ({ playerId: `p${at}`, chips: String(chips * 1_000_000) }))
  const cards = [...first, ...range(106).filter((one) => !first.includes(one))]
  return { roundId: 'g', cards, again: range(106), players }
}

class Played {
  state: RummyState
  nowMs = 0
  readonly rules: RummyRules
  constructor(rules: RummyRules, deal: RummyDeal) {
    this.rules = rules
    this.state = rules.begin(deal, 0).state
  }
  move(player: number, input: RummyInput, version = this.state.version): this {
    const move = { roundId: 'g', version, playerId: `p${player}`, input }
    this.state = this.rules.apply(this.state, move, this.nowMs).state
    return this
  }
  draw(player: number, from: 'stock' | 'open' = 'stock'): this {
    return this.move(player, { type: 'draw', from })
  }
  discard(player: number, name: string): this {
    return this.move(player, { type: 'discard', card: card(name) })
  }
  wait(): this {
    this.nowMs = this.rules.dueAtMs(this.state)!
    this.state = this.rules.advance(this.state, this.nowMs).state
    return this
  }
  leave(player: number): this {
    this.state = this.rules.leave(this.state, `p${player}`, this.nowMs).state
    return this
  }
  get chips(): number[] {
    return this.state.players.map(({ chips }) => Number(chips) / 1_000_000)
  }
}

it('knows pure sequences, sequences and sets', () => {
  const wild = 7
  for (const [names, kind] of [
    ['4s 5s 6s', 'pure'],
    ['As 2s 3s', 'pure'],
    ['Qs Ks As', 'pure'],
    ['6s 7s 8s', 'pure'],
    ['4s XX 6s', 'sequence'],
    ['4s 7d 6s', 'sequence'],
    ['4s 5s 7d XX', 'sequence'],
    ['7s 7d XX', 'sequence'],
    ['9s 9d 9c', 'set'],
    ['9s 9d 9c 9h', 'set'],
    ['9s 9d XX', 'set'],
    ['9s 9s* 9d', null],
    ['9s 9d 9c 9h XX', null],
    ['Ks As 2s', null],
    ['4s 5s', null],
    ['4s 5s 6h', null],
    ['4s 4s* 5s 6s', null],
    ['4s XX 8s', null],
  ] as const)
    expect([names, groupOf(cardsOf(names), wild)]).toEqual([names, kind])
})

it('asks of a declaration two sequences, one of them pure', () => {
  const valid = (names: string) => isValidDeclaration(groupsOf(names), 7)
  expect(valid('4s 5s 6s | 8h 9h Th | 3c 3d 3h | Qs Qh Qc Qd')).toBe(true)
  expect(valid('4s 5s 6s | 8h XX Th | 3c 3d 3h | Qs Qh Qc Qd')).toBe(true)
  expect(valid('4s 5s XX* | 8h XX Th | 3c 3d 3h | Qs Qh Qc Qd')).toBe(false)
  expect(valid('4s 5s 6s | 8h 8c 8d | 3c 3d 3h | Qs Qh Qc Qd')).toBe(false)
  expect(valid('4s 5s 6s | 8h 9h Th | 3c 3d 4h | Qs Qh Qc Qd')).toBe(false)
})

it('counts what is in no group, nothing for jokers, and 80 at most', () => {
  const count = (names: string) => countHand(cardsOf(names), 7)
  expect(count('4s 5s 6s 8h 9h Th 3c 3d 3h Qs Qh Qc Qd')).toBe(0)
  expect(count('4s 5s 6s 8h 9h Th 3c 3d 4h Qs Qh Qc XX')).toBe(4)
  // A pure sequence alone takes out nothing but itself.
  expect(count('4s 5s 6s 2c 2d 2h 9c Td Jh Ks 8d 5h 9h')).toBe(67)
  // Without one everything counts: 10 for an ace and pictures, nothing for jokers.
  expect(count('4s 5h 6c 2c 2d 2h 9c Td Jh As 7h 7c XX')).toBe(60)
  expect(count('Ks Kh Kc Js Jh Jc As Ah Ac Ts Th Tc 9s')).toBe(80)
})

it('deals thirteen cards each, turns one open, and cuts the card whose rank is wild', () => {
  const { state } = new Played(tableOf(), stackedDeal([READY, LOOSE], 'Kh'))
  expect(state.players.map(({ hand }) => hand.length)).toEqual([13, 13])
  expect(state).toMatchObject({ turn: 0, cut: card(WILD), discards: [card('Kh')] })
  expect(state.stock).toHaveLength(106 - 26 - 2)
})

it('refuses moves out of turn, out of order, of an old version and with cards not held, and changes nothing', () => {
  const game = new Played(tableOf(), stackedDeal([READY, LOOSE], '9s'))
  const before = JSON.stringify(game.state)
  expect(() => game.draw(1)).toThrow(refused('notYourTurn'))
  expect(() => game.discard(0, '4s')).toThrow(refused('drawFirst'))
  expect(() => game.move(0, { type: 'drop' }, 5)).toThrow(refused('turnPassed'))
  expect(() => game.move(0, { type: 'draw', from: 'cut' as 'stock' })).toThrow(refused('badMove'))
  expect(() => game.move(0, { type: 'show' } as unknown as RummyInput)).toThrow(refused('badMove'))
  game.nowMs = 30_000
  expect(() => game.draw(0)).toThrow(refused('turnPassed'))
  game.nowMs = 0
  expect(JSON.stringify(game.state)).toBe(before)
  game.draw(0, 'open')
  expect(() => game.draw(0)).toThrow(refused('alreadyDrawn'))
  expect(() => game.move(0, { type: 'drop' })).toThrow(refused('alreadyDrawn'))
  expect(() => game.discard(0, '9s')).toThrow(refused('justTaken'))
  expect(() => game.discard(0, '9d')).toThrow(refused('cardsNotHeld'))
  expect(() => game.draw(0)).toThrow(refused('alreadyDrawn'))
  const groups = groupsOf('4s 5s 6s | 8h 9h Th | 3c 3d 3h | Qs Qh Qc')
  expect(() => game.move(0, { type: 'declare', card: card('Qd'), groups })).toThrow(refused('badMove'))
})

it('lets a joker be taken only as the first open card of the game', () => {
  const first = new Played(tableOf(), stackedDeal([READY, LOOSE], 'Kh'))
  expect(first.draw(0, 'open').state.drawn).toEqual({ card: card('Kh'), from: 'open' })
  const later = new Played(tableOf(), stackedDeal([READY, LOOSE], '9s', 'XX'))
  later.draw(0).discard(0, 'XX')
  expect(() => later.draw(1, 'open')).toThrow(refused('jokerNotTaken'))
})

it('ends with a valid declaration: the others pay what they count', () => {
  const game = new Played(tableOf(), stackedDeal([READY, LOOSE], '9s', '2d'))
  const groups = groupsOf('4s 5s 6s | 8h 9h Th | 3c 3d 3h | Qs Qh Qc Qd')
  game.draw(0).move(0, { type: 'declare', card: card('2d'), groups })
  // Two aces, two jacks and a ten are 50, the rest 44: together more than 80.
  expect(game.state.result).toEqual({ winner: 0, reason: 'declared', points: [0, 80], rakes: ['0', '0'] })
  expect(game.chips).toEqual([1080, 920])
  expect(() => game.draw(1)).toThrow(refused('handEnded'))
})

it('takes 80 points for a wrong declaration, and the others play on', () => {
  const hands = [LOOSE, READY, '4h 5d 6h 7d 8s 9d Td Jh 2h 2c 5c 6c 7s']
  const game = new Played(tableOf(), stackedDeal(hands, '9s', '2d'))
  const groups = [cardsOf(LOOSE).slice(0, 6), cardsOf(LOOSE).slice(6)]
  game.draw(0).move(0, { type: 'declare', card: card('2d'), groups })
  expect(game.state.players[0]!.out).toEqual({ reason: 'wrongDeclaration', points: 80 })
  expect(game.state).toMatchObject({ turn: 1, result: null })
  game.draw(1).discard(1, 'Qd').move(2, { type: 'drop' })
  expect(game.state.result).toMatchObject({ winner: 1, reason: 'alone', points: [80, 0, 20] })
  expect(game.chips).toEqual([920, 1100, 980])
})

it('takes 20 points for a drop before the first draw and 40 after it', () => {
  const deal = stackedDeal([READY, LOOSE], '9s')
  expect(new Played(tableOf(), deal).move(0, { type: 'drop' }).chips).toEqual([980, 1020])
  const later = new Played(tableOf(), deal).draw(0).discard(0, '4s').draw(1).discard(1, 'Ah')
  expect(later.move(0, { type: 'drop' }).chips).toEqual([960, 1040])
})

it('draws and discards for whoever lets their time pass, and drops them the third time in a row', () => {
  const game = new Played(tableOf(), stackedDeal([READY, LOOSE], '9s', '2d 2h'))
  expect(game.wait().state).toMatchObject({ turn: 1, discards: cardsOf('9s 2d') })
  game.draw(1).discard(1, '2h').wait()
  game.draw(1).discard(1, 'Ah').wait()
  expect(game.state.result).toMatchObject({ winner: 1, points: [40, 0] })
})

it('discards the card that counts most when the time passes after the open card was taken', () => {
  const game = new Played(tableOf(), stackedDeal([LOOSE, READY], 'Qd*'))
  expect(game.draw(0, 'open').wait().state.discards).toEqual(cardsOf('Ah'))
})

it('drops who has left at their next turn, and ends when all have', () => {
  const hands = [LOOSE, READY, '4h 5d 6h 7d 8s 9d Td Jh 2h 2c 5c 6c 7s']
  const game = new Played(tableOf(), stackedDeal(hands, '9s', '2d'))
  game.leave(1).draw(0).discard(0, '2d')
  expect(game.state).toMatchObject({ turn: 2, result: null })
  game.leave(2)
  expect(game.state.result).toMatchObject({ winner: 0, points: [0, 20, 20] })
})

it('shuffles the open cards once more when the closed ones run out, and then lets the lowest count win', () => {
  const game = new Played(tableOf(), stackedDeal([READY, LOOSE], '9s'))
  const pass = (): void => {
    const player = game.state.turn
    game.draw(player)
    game.move(player, { type: 'discard', card: game.state.drawn!.card })
  }
  for (let turn = 0; turn < 78; turn += 1) pass()
  expect(game.state).toMatchObject({ again: null, result: null })
  expect(game.state.stock).toHaveLength(78)
  expect(game.state.discards).toHaveLength(1)
  for (let turn = 0; turn < 78; turn += 1) pass()
  expect(game.state.result).toMatchObject({ winner: 0, reason: 'exhausted', points: [0, 80] })
})

it('tells the drawn card, the closed cards and other hands to nobody', () => {
  const rules = tableOf()
  const game = new Played(rules, stackedDeal([READY, LOOSE], '9s', '2d')).draw(0)
  expect(rules.viewOf(game.state, 'p0').drawn).toEqual({ card: card('2d'), from: 'stock' })
  for (const viewer of ['p1', 'somebody', null]) {
    const view = rules.viewOf(game.state, viewer)
    expect(view.drawn).toEqual({ from: 'stock' })
    expect(view.players[0]!.hand).toBeUndefined()
  }
})

/** Throws if what somebody may see would differ if the cards that are hidden from them were others. */
function checkSecrets(
  rules: RummyRules,
  state: RummyState,
  viewer: string | null,
  chance: ReturnType<typeof chanceOf>,
) {
  if (state.result) return
  const hands = state.players.flatMap(({ playerId, hand }) => (playerId === viewer ? [] : hand))
  const isOpen = state.drawn?.from === 'open'
  const hidden = chance.shuffled(
    [...hands, ...state.stock].filter((one) => !isOpen || one !== state.drawn!.card),
  )
  const turn = state.players[state.turn]!
  const players = state.players.map((player) => {
    if (player.playerId === viewer) return player
    const taken = isOpen && player === turn ? [state.drawn!.card] : []
    return { ...player, hand: [...taken, ...hidden.splice(0, player.hand.length - taken.length)] }
  })
  const isOther = state.drawn && !isOpen && turn.playerId !== viewer
  const drawn = isOther ? { ...state.drawn!, card: players[state.turn]!.hand[0]! } : state.drawn
  const other = { ...state, players, drawn, stock: hidden, again: null }
  if (JSON.stringify(rules.viewOf(state, viewer)) !== JSON.stringify(rules.viewOf(other, viewer)))
    throw new Error(`${state.roundId} shows hidden cards to ${viewer}`)
}

it('keeps every card and every coin, tells nobody a hidden card, and ends', { timeout: 900_000 }, () => {
  for (let game = 0; game < DEALS / 4; game += 1) {
    const chance = chanceOf(1_000_000 + game)
    const rules = tableOf({ mostTurns: [3, 8, 100][game % 3]!, stakes: { ...stakes, rakeBasisPoints: 500 } })
    const sum = (amounts: readonly string[]): bigint =>
      amounts.reduce((one, other) => one + BigInt(other), 0n)
    playRummy(rules, randomRummyDeal(chance, game), chance, (state) => {
      const { players, stock, discards, cut, finish, result } = state
      const cards = [...players.flatMap(({ hand }) => hand), ...stock, ...discards, cut]
      if (finish !== null) cards.push(finish)
      if (cards.length !== 106 || new Set(cards).size !== 106) throw new Error(`game ${game} lost a card`)
      const has = sum(players.map(({ chips }) => chips)) + sum(result?.rakes ?? [])
      if (has !== sum(players.map(({ chipsBefore }) => chipsBefore))) throw new Error('money came or went')
      if (players.some(({ chips }) => BigInt(chips) < 0n)) throw new Error('a balance is below zero')
      checkSecrets(
        rules,
        state,
        [...players.map(({ playerId }) => playerId), null][chance.below(7)] ?? null,
        chance,
      )
    })
  }
})
