// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'

/**
 * Blackjack with others, written apart from the rules of the studio, from game-rules.md 1.5 alone: eight decks, the dealer stands on
 * every 17 and looks for a blackjack, 3 to 2, double on any two cards also after a split, one split a hand, split aces take
 * one card, insurance 2 to 1. All hands act at the same time, and cards go out in the order of the boxes.
 */
export interface ModelBet {
  readonly id: string
  readonly box: number
  readonly behind: boolean
  readonly follow: boolean
  readonly hand: number
  readonly pairs: number
  readonly three: number
}
export type Wish = 'hit' | 'stand' | 'double' | 'split'
export interface Wishes {
  of(box: number, hand: number, cards: number): Wish
  insures(box: number): boolean
}

interface Hand {
  cards: number[]
  open: boolean
  fromSplit: boolean
  /** What each bet has on it. */
  stakes: Map<string, number>
}

const FACES = 'A23456789TJQK'
const faceOf = (card: number): string => FACES[Math.floor(card / 4)]!
const worth = (card: number): number => {
  const face = faceOf(card)
  if (face === 'A') return 11
  return 'TJQK'.includes(face) ? 10 : Number(face)
}
function sumOf(cards: readonly number[]): number {
  let sum = cards.map(worth).reduce((left, right) => left + right, 0)
  for (const card of cards) if (sum > 21 && faceOf(card) === 'A') sum -= 10
  return sum
}
const isNatural = (cards: readonly number[]): boolean => cards.length === 2 && sumOf(cards) === 21

function deckOf(outcome: string): number[] {
  const bytes = Buffer.concat(
    Array.from({ length: 52 }, (_, block) =>
      createHmac('sha256', outcome).update(`table:0:${block}`).digest(),
    ),
  )
  const deck = Array.from({ length: 416 }, (_, index) => index)
  for (let at = 0; at < 416; at += 1) {
    const other = at + Math.floor((bytes.readUInt32BE(at * 4) / 2 ** 32) * (416 - at))
    const held = deck[at]!
    deck[at] = deck[other]!
    deck[other] = held
  }
  return deck.map((index) => index % 52)
}

const TOTAL_PAIRS = { perfect: 26, coloured: 13, mixed: 7 }
function pairsPay([first, second]: readonly number[]): number {
  if (faceOf(first!) !== faceOf(second!)) return 0
  if (first! % 4 === second! % 4) return TOTAL_PAIRS.perfect
  // Spades and clubs are 0 and 2, hearts and diamonds 1 and 3.
  return first! % 2 === second! % 2 ? TOTAL_PAIRS.coloured : TOTAL_PAIRS.mixed
}
const RUNS = new Set(
  Array.from({ length: 12 }, (_, at) => [...`${FACES}A`.slice(at, at + 3)].toSorted().join('')),
)
function threePays(cards: readonly number[]): number {
  const faces = cards.map(faceOf).toSorted()
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1
  const isTrips = new Set(faces).size === 1
  const isRun = RUNS.has(faces.join(''))
  if (isTrips && isFlush) return 101
  if (isRun && isFlush) return 41
  if (isTrips) return 31
  if (isRun) return 11
  return isFlush ? 6 : 0
}

/** What each bet gets back, by its id. */
export function payByModel(outcome: string, bets: readonly ModelBet[], wishes: Wishes): Map<string, number> {
  const deck = deckOf(outcome)
  const boxes = [...new Set(bets.map(({ box }) => box))].toSorted((left, right) => left - right)
  const first = boxes.map(() => deck.shift()!)
  const dealer = [deck.shift()!]
  const firstTwo = boxes.map((_, at) => [first[at]!, deck.shift()!])
  dealer.push(deck.shift()!)
  const paid = new Map(bets.map(({ id }) => [id, 0]))
  const give = (id: string, amount: number) => paid.set(id, paid.get(id)! + amount)
  const hands = new Map<number, Hand[]>(
    boxes.map((box, at) => [
      box,
      [
        {
          ...{ cards: [...firstTwo[at]!], open: true, fromSplit: false },
          stakes: new Map(bets.filter((bet) => bet.box === box).map((bet) => [bet.id, bet.hand])),
        },
      ],
    ]),
  )
  for (const bet of bets) {
    const two = firstTwo[boxes.indexOf(bet.box)]!
    give(bet.id, bet.pairs * pairsPay(two) + bet.three * threePays([...two, dealer[0]!]))
    const insured = faceOf(dealer[0]!) === 'A' && !bet.behind && wishes.insures(bet.box)
    if (insured && isNatural(dealer)) give(bet.id, (bet.hand / 2) * 3)
  }
  const isDealerNatural = isNatural(dealer)
  for (const own of hands.values())
    for (const hand of own) if (isDealerNatural || isNatural(hand.cards)) hand.open = false
  while ([...hands.values()].flat().some(({ open }) => open))
    for (const box of boxes) hands.set(box, actAt(box, hands.get(box)!))

  function actAt(box: number, own: Hand[]): Hand[] {
    return own.flatMap((hand, at) => {
      if (!hand.open) return [hand]
      const wish = wishes.of(box, at, hand.cards.length)
      const isPair = hand.cards.length === 2 && !hand.fromSplit && worthOfPair(hand.cards)
      if (wish === 'split' && isPair) return split(hand)
      if (wish === 'hit' || (wish === 'double' && hand.cards.length === 2)) {
        hand.cards.push(deck.shift()!)
        if (wish === 'double')
          for (const [id, stake] of hand.stakes) if (raises(id)) hand.stakes.set(id, 2 * stake)
        hand.open = wish === 'hit' && sumOf(hand.cards) < 21
      } else hand.open = false
      return [hand]
    })
  }
  function raises(id: string): boolean {
    const { behind, follow } = bets.find((bet) => bet.id === id)!
    return !behind || follow
  }
  function split({ cards, stakes }: Hand): Hand[] {
    const both = cards.map((card): Hand => {
      const two = [card, deck.shift()!]
      const open = faceOf(card) !== 'A' && sumOf(two) < 21
      return { cards: two, open, fromSplit: true, stakes: new Map(stakes) }
    })
    for (const id of stakes.keys()) if (!raises(id)) both[1]!.stakes.delete(id)
    return both
  }

  const all = [...hands.values()].flat()
  const isWaiting = all.some(({ cards, fromSplit }) => sumOf(cards) <= 21 && (fromSplit || !isNatural(cards)))
  if (isWaiting) while (sumOf(dealer) < 17) dealer.push(deck.shift()!)
  for (const { cards, fromSplit, stakes } of all)
    for (const [id, stake] of stakes) give(id, stake * timesOf(cards, !fromSplit && isNatural(cards), dealer))
  return paid
}

/** Two cards of the same worth; an ace counts as an ace. */
const worthOfPair = ([first, second]: readonly number[]): boolean => worth(first!) === worth(second!)

function timesOf(cards: readonly number[], isBest: boolean, dealer: readonly number[]): number {
  if (sumOf(cards) > 21) return 0
  if (isBest) return isNatural(dealer) ? 1 : 2.5
  if (isNatural(dealer)) return 0
  const [own, other] = [sumOf(cards), sumOf(dealer)]
  if (other > 21 || own > other) return 2
  return own === other ? 1 : 0
}
