// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES } from '@tessera/rules/games/card-rooms/card-games'
import type { CardProof } from '../../../card-protocol/card-proof.ts'
import { isServerSeed } from '../../../fair/seeds.ts'

/** More than the largest deck has. */
const MOST_CARDS = 1_000
/** Longer than any chain of a table. */
const MOST_STEPS = 1_000_000

/**
 * The proof of a hand from a text, as a page saves it or `GET /api/cards/hands/{id}/deal` answers it; undefined for any other text. What is
 * in it is only compared, never trusted.
 */
export function readProof(text: string): CardProof | undefined {
  const parsed = parse(text)
  if (!isObject(parsed)) return undefined
  const { hand = parsed, announced } = parsed
  if (!isObject(hand) || !isHand(hand)) return undefined
  if (announced === undefined) return { hand: hand as unknown as CardProof['hand'] }
  return isDeal(announced) ? ({ hand, announced } as unknown as CardProof) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isHand = (hand: Record<string, unknown>): boolean =>
  isDeal(hand) &&
  CARD_GAMES.some((game) => game === hand['game']) &&
  isListOf(hand['commitments'], isHash) &&
  isListOf(hand['opened'], isOpened) &&
  (hand['link'] === null || isHash(hand['link'])) &&
  typeof hand['linkAt'] === 'number'

const isDeal = (deal: unknown): boolean =>
  isObject(deal) &&
  typeof deal['handId'] === 'string' &&
  typeof deal['salt'] === 'string' &&
  isHash(deal['terminalHash']) &&
  isHash(deal['root']) &&
  isCount(deal['position'], MOST_STEPS) &&
  isListOf(
    deal['seeds'],
    (one) => isObject(one) && typeof one['tag'] === 'string' && typeof one['seed'] === 'string',
  )

const isOpened = (opened: unknown): boolean =>
  isObject(opened) &&
  ['position', 'index', 'card'].every((name) => isCount(opened[name], MOST_CARDS)) &&
  isHash(opened['secret'])

const isHash = (value: unknown): boolean => typeof value === 'string' && isServerSeed(value)

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < most

const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MOST_CARDS && value.every(isOne)

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
