// SPDX-License-Identifier: Apache-2.0
import type { SeenTable } from './card-table.ts'

/** Where in a message cards lie that whoever received it has no right to see; empty: nowhere. */
export function cardsWithoutRight(message: SeenTable): string[] {
  return cardListsOf(message, '').filter((path) => !mayBeSeen(message, path))
}

/** The paths of all lists that are called `cards` or `hand` and have numbers in them. */
function cardListsOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = `${path}.${name}`
    const isList = Array.isArray(inner) && inner.length > 0 && inner.every((one) => typeof one === 'number')
    return isList ? [inside] : cardListsOf(inner, inside)
  })
}

/** Lists of numbers that say who, not which card. */
const ofChairs = /^\.(hand|last)\.pots\.\d+\.chairs$|^\.offer\.agreed$|^\.round\.(chairs$|result\.)/
/** Cards that lie open for everybody. */
const open = /^\.(hand|last)\.boards\.\d+$|^\.round\.(trick\.\d+\.cards|discards)$/

function mayBeSeen(message: SeenTable, path: string): boolean {
  if (ofChairs.test(path) || open.test(path)) return true
  // Whoever wins by their cards shows them.
  if (/^\.last\.wins\.\d+\.cards$/.test(path)) return true
  const chair = /^\.chairs\.(\d+)\.inHand\.cards$/.exec(path)?.[1]
  if (chair !== undefined) return Number(chair) === message.own || isOpen(message, Number(chair))
  const player = /^\.round\.players\.(\d+)\.hand$/.exec(path)?.[1]
  if (player !== undefined)
    return message.round!.result !== null || message.round!.chairs[Number(player)] === message.own
  return false
}

/** Others' cards are open once nobody can bet any more, and never those of whoever folded. */
function isOpen({ hand, chairs }: SeenTable, chair: number): boolean {
  const canBet = (hand?.actor ?? null) !== null
  return !canBet && chairs[chair]?.inHand?.folded === false
}
