// SPDX-License-Identifier: Apache-2.0
import { arrangeHand } from '../arrange-hand.ts'
import { isPrintedJoker, rummyRank, rummySuit } from '../rummy-cards.ts'

/** How the own hand lies on the page; nobody else knows. */
export interface OwnGroups {
  readonly groups: readonly (readonly number[])[]
  readonly loose: readonly number[]
}

const LEAST_GROUP = 2

/** By suit and rank, jokers last. */
const order = (card: number): number =>
  isPrintedJoker(card) ? 1_000 : rummySuit(card) * 100 + rummyRank(card)

const tidy = ({ groups, loose }: OwnGroups): OwnGroups => {
  const whole = groups.filter(({ length }) => length >= LEAST_GROUP)
  const rest = groups.filter(({ length }) => length < LEAST_GROUP).flat()
  return { groups: whole, loose: [...loose, ...rest].sort((one, other) => order(one) - order(other)) }
}

/** The same groups with the cards that the hand has now: a new card is loose. */
export function groupsWith(before: OwnGroups, hand: readonly number[]): OwnGroups {
  const grouped = new Set(before.groups.flat())
  return tidy({
    groups: before.groups.map((cards) => cards.filter((card) => hand.includes(card))),
    loose: hand.filter((card) => !grouped.has(card)),
  })
}

/** Puts some cards together into a group of their own. */
export const withGroup = ({ groups, loose }: OwnGroups, chosen: readonly number[]): OwnGroups => {
  const others = (cards: readonly number[]) => cards.filter((card) => !chosen.includes(card))
  const sorted = chosen.toSorted((one, other) => order(one) - order(other))
  return tidy({ groups: [...groups.map(others), sorted], loose: others(loose) })
}

/** Takes the groups of some cards apart. */
export const withoutGroups = ({ groups, loose }: OwnGroups, chosen: readonly number[]): OwnGroups => {
  const isApart = (cards: readonly number[]) => cards.some((card) => chosen.includes(card))
  return tidy({
    groups: groups.filter((cards) => !isApart(cards)),
    loose: [...loose, ...groups.filter(isApart).flat()],
  })
}

/** The way to lay out the hand that counts least. */
export function arrangedGroups(hand: readonly number[], wildRank: number): OwnGroups {
  const { groups, loose } = arrangeHand(hand, wildRank)
  return tidy({ groups, loose })
}
