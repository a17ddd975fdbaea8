// SPDX-License-Identifier: Apache-2.0
import type { Attempt } from '../../fair/card-room/climbing/robots-for-tests.ts'

/**
 * Big Two written apart from the rules of the studio, from game-rules.md 2.3 and D-194 alone: cards are texts, a play is
 * turned into one text that sorts by its strength, and nobody is ever out of a trick.
 */
const RANKS = '3456789TJQKA2'
const LETTERS = 'abcdefghijklm'
const SUITS = 'dchs'
const STRAIGHTS = ['34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK', 'TJQKA']

/** The studio counts suits as spade, heart, club, diamond, from the ace on. */
export const nameOf = (card: number): string =>
  'A23456789TJQK'[Math.floor(card / 4)]! + ['s', 'h', 'c', 'd'][card % 4]!

const letterOf = (name: string): string => LETTERS[RANKS.indexOf(name[0]!)]! + SUITS.indexOf(name[1]!)

/** Two texts of the same length of play sort as the plays; "" for cards that are no play. */
export function strengthOf(names: readonly string[], straightToTwo: boolean): string {
  const sorted = names.map(letterOf).sort()
  const ranks = [...names].map((name) => RANKS.indexOf(name[0]!)).sort((one, other) => one - other)
  const text = ranks.map((rank) => RANKS[rank]).join('')
  const top = sorted.at(-1)!
  if (/^(.)\1{0,2}$/.test(text)) return top
  if (names.length !== 5) return ''
  const isStraight = STRAIGHTS.includes(text) || (straightToTwo && text === 'JQKA2')
  const isFlush = new Set(names.map((name) => name[1])).size === 1
  if (isStraight && isFlush) return `5${top}`
  const four = /(.)\1{3}/.exec(text)
  if (four) return `4${LETTERS[RANKS.indexOf(four[1]!)]!}`
  const full = /^(?:(.)\1\1(.)\2|(.)\3(.)\4\4)$/.exec(text)
  if (full) return `3${LETTERS[RANKS.indexOf(full[1] ?? full[4]!)]!}`
  if (isFlush) return `2${top}`
  return isStraight ? `1${top}` : ''
}

export interface ModelTable {
  /** A unit, in coins. */
  readonly unit: number
  readonly straightToTwo: boolean
}

/** Plays a game by what was tried in it; throws where the rules took what the model refuses, or the other way round. */
export function playModel(
  dealt: readonly (readonly string[])[],
  coinsBefore: readonly number[],
  lastWinner: number,
  attempts: readonly Attempt[],
  { unit, straightToTwo }: ModelTable,
): { readonly winner: number; readonly coins: readonly number[]; readonly rake: number } {
  const hands = dealt.map((hand) => [...hand])
  let turn = lastWinner >= 0 ? lastWinner : hands.findIndex((hand) => hand.includes('3d'))
  let mustOpen = lastWinner < 0
  let onTable: readonly string[] = []
  let passes = 0
  for (const { player, input, refused } of attempts) {
    if (turn !== player) throw new Error(`the turn is ${turn}'s, not ${player}'s`)
    const hand = hands[player]!
    const isPass = input ? input.type === 'pass' : onTable.length > 0
    const lowest = hand.toSorted((one, other) => (letterOf(one) < letterOf(other) ? -1 : 1))[0]!
    const cards = input?.type === 'play' ? input.cards.map(nameOf) : [lowest]
    const strength = strengthOf(cards, straightToTwo)
    const isHeld = cards.every((name) => hand.includes(name)) && new Set(cards).size === cards.length
    const isOver =
      onTable.length === 0 ||
      (onTable.length === cards.length && strength > strengthOf(onTable, straightToTwo))
    const goes = isPass
      ? onTable.length > 0
      : isHeld && strength !== '' && isOver && (!mustOpen || cards.includes('3d'))
    if (goes !== (refused === null)) throw new Error(`${String(cards)} on ${String(onTable)}: ${refused}`)
    if (!goes) continue
    turn = (turn + 1) % 4
    if (isPass) {
      passes += 1
      if (passes === 3) onTable = []
      continue
    }
    passes = 0
    mustOpen = false
    onTable = cards
    hands[player] = hand.filter((name) => !cards.includes(name))
    if (hands[player].length === 0) return settle(hands, coinsBefore, player, unit)
  }
  throw new Error('the game has not ended')
}

const FACTORS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3]

function settle(
  hands: readonly (readonly string[])[],
  coinsBefore: readonly number[],
  winner: number,
  unit: number,
): { readonly winner: number; readonly coins: readonly number[]; readonly rake: number } {
  const lost = hands.map(({ length }, player) =>
    Math.min(coinsBefore[player]!, length * FACTORS[length]! * unit),
  )
  const won = lost.reduce((one, other) => one + other, 0)
  const rake = Math.floor(won / 20)
  const coins = coinsBefore.map((has, player) => (player === winner ? has + won - rake : has - lost[player]!))
  return { winner, coins, rake }
}
