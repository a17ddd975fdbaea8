// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import { cardName } from '../../../runtime/cards/card.ts'
import { t } from '../../../runtime/texts.ts'
import { sideTexts } from '../side-texts.ts'
import { pointsOf, resultTexts } from '../hand-texts.ts'
import type { SeenBox, SeenTable } from './seen-table.ts'
import { boxName } from './spots.ts'

/** What has come to the own hands and the dealer since; nothing is said twice. */
export function newsOfCards(before: SeenTable, after: SeenTable): string {
  const own = after.boxes.flatMap((seen, box) => {
    const { owner, hands } = seen
    if (owner !== 'own') return []
    const sides = before.boxes[box]?.hands.length === 0 ? sideTexts(seen).map(({ text }) => text) : []
    const cardsOfHands = hands.flatMap(({ cards }, hand) => {
      const known = before.boxes[box]?.hands[hand]?.cards ?? []
      return cards.length === 0 || sameCards(known, cards)
        ? []
        : [`${boxName(box)}: ${cardsAndTotal(cards, known)}`]
    })
    return [...cardsOfHands, ...sides]
  })
  const dealer =
    after.dealer.length === 0 || sameCards(before.dealer, after.dealer)
      ? []
      : [`${t('studio.blackjack.dealer')}: ${cardsAndTotal(after.dealer, before.dealer)}`]
  return [...own, ...dealer].join('. ')
}

/** Only the cards that are new, and the total of all. */
function cardsAndTotal(cards: readonly number[], known: readonly number[]): string {
  const isLonger = known.every((card, index) => card === cards[index])
  const added = isLonger ? cards.slice(known.length) : cards
  return `${added.map(cardName).join(' ')}, ${pointsOf(cards)}`
}

const sameCards = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((card, index) => card === right[index])

/** How the boxes ended on which this player has bet: "Seat 3: Won"; of several bets each says what it was paid. */
export function resultWords(
  { boxes }: SeenTable,
  bets: readonly { readonly box: number; readonly payout: Amount }[],
  write: (amount: Amount) => string,
): string {
  return bets
    .map(({ box, payout }) => {
      const ended = resultOfBox(boxes[box])
      return `${boxName(box)}: ${ended}${payout > zero && bets.length > 1 ? `, +${write(payout)}` : ''}`
    })
    .join(' · ')
}

const resultOfBox = (box: SeenBox | undefined): string =>
  (box?.hands ?? [])
    .flatMap(({ result }) => (result === undefined ? [] : [t(resultTexts[result])]))
    .join(' / ')
