// SPDX-License-Identifier: Apache-2.0
import type { SeenBox, SeenTable } from './seen-table.ts'

/**
 * The tables between two that a player sees, one for each card that is dealt or turned: as a dealer does it, one card for each
 * hand and then the dealer, the same again, later cards hand after hand. The last one is the table itself.
 */
export function dealSteps(before: SeenTable, after: SeenTable): readonly SeenTable[] {
  const isNewDeal = before.dealer.length === 0 && after.dealer.length > 0
  const steps = isNewDeal ? firstCards(after) : []
  const from = steps.at(-1) ?? before
  return [...steps, ...furtherCards(from, after), after]
}

/** The first two cards of everybody. */
function firstCards(after: SeenTable): readonly SeenTable[] {
  const steps: SeenTable[] = []
  const inPlay = after.boxes.flatMap(({ hands }, box) => (hands.length > 0 ? [box] : []))
  for (const round of [1, 2])
    for (const last of [...inPlay, undefined]) {
      const boxes = after.boxes.map((each, box) => {
        const count = last === undefined || box <= last ? round : round - 1
        const isIn = count > 0 && each.hands.length > 0
        return isIn ? withCards(each, firstTwo(each).slice(0, count)) : { ...plainOf(each), hands: [] }
      })
      const dealerHas = last === undefined ? round : round - 1
      steps.push({ dealer: after.dealer.slice(0, Math.min(1, dealerHas)), isCovered: dealerHas === 2, boxes })
    }
  return steps
}

/** The two cards that a box began with: of two hands after a split, the first of each. */
const firstTwo = ({ hands: [first, second] }: SeenBox): readonly number[] =>
  second ? [first!.cards[0]!, second.cards[0]!] : (first?.cards.slice(0, 2) ?? [])

/** Each later card of the hands, then those of the dealer. */
function furtherCards(from: SeenTable, after: SeenTable): readonly SeenTable[] {
  const steps: SeenTable[] = []
  let { boxes } = from
  for (const [at, box] of after.boxes.entries()) {
    const isSplit = box.hands.length > (boxes[at]?.hands.length ?? 0) && box.hands.length > 1
    const laid = isSplit ? [1, 1] : box.hands.map((_, hand) => boxes[at]?.hands[hand]?.cards.length ?? 0)
    const push = () => {
      boxes = boxes.with(at, withCounts(box, laid))
      steps.push({ ...from, boxes })
    }
    if (isSplit) push()
    for (const [hand, { cards }] of box.hands.entries())
      while (laid[hand]! < cards.length) {
        laid[hand]! += 1
        push()
      }
  }
  for (let open = Math.max(1, from.dealer.length + 1); open <= after.dealer.length; open += 1)
    if (after.dealer.length > 1) steps.push({ dealer: after.dealer.slice(0, open), isCovered: false, boxes })
  // The table itself follows, so its last card is dealt with it.
  return steps.slice(0, -1)
}

/** A box without what is only known once all of its cards lie there. */
const plainOf = ({ owner, isInsured }: SeenBox) => ({ owner, isInsured })

const withCards = (box: SeenBox, cards: readonly number[]): SeenBox => ({
  ...plainOf(box),
  hands: [{ cards, stakes: 1, isCurrent: false }],
})

const withCounts = (box: SeenBox, counts: readonly number[]): SeenBox => ({
  ...plainOf(box),
  hands: box.hands.map(({ cards, stakes }, hand) => ({
    cards: cards.slice(0, counts[hand]),
    stakes,
    isCurrent: false,
  })),
})
