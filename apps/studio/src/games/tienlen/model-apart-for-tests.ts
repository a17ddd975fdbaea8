// SPDX-License-Identifier: Apache-2.0
import type { Attempt } from '../../fair/card-room/climbing/robots-for-tests.ts'

/**
 * Tiến Lên written apart from the rules of the studio, from game-rules.md 2.2 and D-194 alone: cards are texts, shapes are
 * read from texts of ranks, what chops what is a table, and the table is a queue of those who may still play.
 */
const RANKS = '3456789TJQKA2'
/** From the lowest to the highest. */
const DECK = [...RANKS].flatMap((rank) => [...'scdh'].map((suit) => rank + suit))

/** The studio counts suits as spade, heart, club, diamond, from the ace on. */
export const nameOf = (card: number): string =>
  'A23456789TJQK'[Math.floor(card / 4)]! + ['s', 'h', 'c', 'd'][card % 4]!

const height = (name: string): number => DECK.indexOf(name)
const byHeight = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => height(one) - height(other))

/** "1" to "4" for cards of a rank, "S5" for a straight, "P3" for consecutive pairs, "" for nothing. */
export function shapeOf(names: readonly string[]): string {
  const text = byHeight(names)
    .map((name) => name[0]!)
    .join('')
  if (/^(.)\1*$/.test(text)) return String(text.length)
  const withoutTwos = RANKS.slice(0, -1)
  if (text.length >= 3 && withoutTwos.includes(text)) return `S${text.length}`
  if (!/^((.)\2)+$/.test(text)) return ''
  const single = text.replaceAll(/(.)\1/g, '$1')
  return single.length >= 3 && withoutTwos.includes(single) ? `P${single.length}` : ''
}

const LONG_PAIRS = ['P4', 'P5', 'P6']
const CHOPPED_BY: Readonly<Record<string, readonly string[]>> = {
  'single two': ['P3', '4', ...LONG_PAIRS],
  'two twos': ['4', ...LONG_PAIRS],
  P3: ['4', ...LONG_PAIRS],
  4: LONG_PAIRS,
  P4: ['P5', 'P6'],
  P5: ['P6'],
}

/** "" if the cards do not go over the others, "beats" or "chops". */
export function answerOf(next: readonly string[], over: readonly string[]): '' | 'beats' | 'chops' {
  const [mine, theirs] = [shapeOf(next), shapeOf(over)]
  if (mine === '') return ''
  if (mine === theirs) return height(byHeight(next).at(-1)!) > height(byHeight(over).at(-1)!) ? 'beats' : ''
  const areTwos = over.every((name) => name.startsWith('2'))
  const key = areTwos && theirs === '1' ? 'single two' : areTwos && theirs === '2' ? 'two twos' : theirs
  return CHOPPED_BY[key]?.includes(mine) ? 'chops' : ''
}

const worthOfTwos = (names: readonly string[]): number =>
  names.filter((name) => name === '2s' || name === '2c').length * 13 +
  names.filter((name) => name === '2d' || name === '2h').length * 26

function naturalOf(hand: readonly string[]): number {
  const ranks = hand.map((name) => name[0]!)
  const has = (rank: string, count: number): boolean => ranks.filter((one) => one === rank).length >= count
  if ([...'3456789TJQKA'].every((rank) => has(rank, 1))) return 4
  if (has('2', 4)) return 3
  const runs = ['34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK', 'TJQKA']
  if (runs.some((run) => [...run].every((rank) => has(rank, 2)))) return 2
  const pairs =
    [...RANKS].filter((rank) => has(rank, 2)).length + [...RANKS].filter((rank) => has(rank, 4)).length
  return pairs >= 6 ? 1 : 0
}

export interface ModelTable {
  /** Half a unit, in coins. */
  readonly half: number
  readonly instantWins: boolean
}

export interface ModelGame {
  readonly winner: number
  /** What everybody has afterwards, in coins. */
  readonly coins: readonly number[]
  readonly rake: number
}

/** Plays a game by what was tried in it; throws where the rules took what the model refuses, or the other way round. */
export function playModel(
  dealt: readonly (readonly string[])[],
  coinsBefore: readonly number[],
  lastWinner: number,
  attempts: readonly Attempt[],
  { half, instantWins }: ModelTable,
): ModelGame {
  const hands = dealt.map((hand) => new Set(hand))
  const coins = [...coinsBefore]
  const began = new Set<number>()
  const move = (from: number, to: number, owed: number): number => {
    const paid = Math.min(owed, coins[from]!)
    coins[from]! -= paid
    coins[to]! += paid
    return paid
  }
  const finish = (winner: number, owed: (player: number) => number): ModelGame => {
    for (const player of [0, 1, 2, 3]) if (player !== winner) move(player, winner, owed(player) * half)
    const rakes = coins.map((has, player) =>
      Math.max(0, Math.floor(((has - coinsBefore[player]!) * 5) / 100)),
    )
    return {
      winner,
      coins: coins.map((has, player) => has - rakes[player]!),
      rake: rakes.reduce((one, other) => one + other, 0),
    }
  }
  if (instantWins) {
    const naturals = dealt.map(naturalOf)
    const best = Math.max(...naturals)
    const highest = dealt
      .map((hand, player) => ({
        player,
        top: naturals[player] === best ? height(byHeight(hand).at(-1)!) : -1,
      }))
      .sort((one, other) => other.top - one.top)
    if (best > 0) return finish(highest[0]!.player, () => 52)
  }
  const first = lastWinner >= 0 ? lastWinner : hands.findIndex((hand) => hand.has('3s'))
  const round = (from: number): number[] => [0, 1, 2, 3].map((step) => (from + step) % 4)
  let queue = round(first)
  let table: { owner: number; cards: readonly string[] } | null = null
  let mustOpen = lastWinner < 0
  let chop: { worth: number; from: number; to: number; paid: number } | null = null
  for (const { player, input, refused } of attempts) {
    if (queue[0] !== player) throw new Error(`the turn is ${queue[0]}'s, not ${player}'s`)
    const hand = hands[player]!
    const lowest = byHeight([...hand])[0]!
    const cards: string[] | null = input
      ? input.type === 'pass'
        ? null
        : input.cards.map(nameOf)
      : table
        ? null
        : [lowest]
    const goes: boolean = cards
      ? new Set(cards).size === cards.length &&
        cards.every((name) => hand.has(name)) &&
        shapeOf(cards) !== '' &&
        (!mustOpen || cards.includes('3s')) &&
        (!table || answerOf(cards, table.cards) !== '')
      : table !== null
    if (goes !== (refused === null))
      throw new Error(`${String(cards)} on ${String(table?.cards)}: ${refused}`)
    if (!goes) continue
    if (!cards) {
      queue.shift()
      if (queue.length === 1) {
        queue = round(queue[0]!)
        table = null
        chop = null
      }
      continue
    }
    for (const name of cards) hand.delete(name)
    began.add(player)
    mustOpen = false
    if (table && answerOf(cards, table.cards) === 'chops') {
      const worth: number = chop ? chop.worth : worthOfTwos(table.cards)
      if (chop) move(chop.to, chop.from, chop.paid)
      chop = { worth, from: table.owner, to: player, paid: move(table.owner, player, worth * half) }
    }
    if (hand.size === 0)
      return finish(player, (other) => {
        const left = [...hands[other]!]
        return (began.has(other) ? left.length * 2 : 52) + worthOfTwos(left)
      })
    table = { owner: player, cards }
    queue = [...queue.slice(1), player]
  }
  throw new Error('the game has not ended')
}
