// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { cardName } from '../../runtime/cards/card.ts'
import { drawCard } from '../../runtime/cards/draw-card.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { t } from '../../runtime/texts.ts'
import { totalOf } from './rules.ts'
import type { BlackjackEvent } from './story.ts'
import { tableOfEvents } from './table-of-events.ts'
import type { BlackjackHand, HandResult } from './table.ts'

const CARD_MS = 380

export const resultTexts: Readonly<Record<HandResult, TextKey>> = {
  blackjack: 'studio.blackjack.natural',
  won: 'studio.blackjack.won',
  push: 'studio.blackjack.push',
  lost: 'studio.blackjack.lost',
  bust: 'studio.blackjack.bust',
}

/** The felt: the dealer's cards above, the player's hands below, each with its total. */
export function createTableView() {
  const dealer = createRow(t('studio.blackjack.dealer'))
  const hands = [createRow(t('studio.rps.you')), createRow(t('studio.blackjack.second'))]
  const label = h('p', { class: 'visually-hidden', 'aria-live': 'polite' })
  const own = h('div', { class: 'blackjack-hands' }, ...hands.map(({ element }) => element))
  hands[1]!.element.hidden = true
  const display = (events: readonly BlackjackEvent[], open: number) => {
    const table = tableOfEvents(events)
    const end = events.at(-1)
    dealer.show({ cards: table.dealer.slice(0, open), stakes: 1 }, table.dealer.length === 1)
    hands.forEach((row, index) => {
      const hand = table.hands[index]
      row.element.hidden = !hand && index > 0
      row.show(hand, false)
      row.mark(
        table.active === index && table.hands.length > 1,
        end?.type === 'result' ? end.hands[index] : undefined,
      )
    })
  }
  return {
    element: h('div', { class: 'blackjack' }, dealer.element, own, label),
    hands: own,
    /** Shows a round; the dealer's cards one after the other, unless it is resumed. */
    async show(events: readonly BlackjackEvent[], resumed: boolean) {
      const table = tableOfEvents(events)
      if (table.over && !resumed) {
        const before = events.filter(({ type }) => type !== 'result')
        for (let open = 2; open <= table.dealer.length; open += 1) {
          display(before, open)
          await pause(CARD_MS)
        }
      }
      display(events, table.dealer.length)
      setText(
        label,
        [dealer.text(), ...hands.slice(0, table.hands.length).map((row) => row.text())].join('. '),
      )
      if (!table.over && !resumed) await pause(CARD_MS)
    },
  }
}

/** One row of cards with its name, total, stakes and result; cards that lie there already stay where they are. */
function createRow(name: string) {
  const cards = h('div', { class: 'blackjack-cards' })
  const total = h('bdi', { class: 'blackjack-total', dir: 'ltr' })
  const stakes = h('bdi', { class: 'blackjack-stakes', dir: 'ltr', hidden: true })
  const result = h('span', { class: 'blackjack-result', hidden: true })
  let laid: readonly string[] = []
  let said = ''
  return {
    element: h(
      'div',
      { class: 'blackjack-row' },
      h('p', { class: 'blackjack-name' }, h('span', {}, name), total, stakes, result),
      cards,
    ),
    text: () => said,
    show(hand: Pick<BlackjackHand, 'cards' | 'stakes'> | undefined, hidden: boolean) {
      const wanted = [...(hand?.cards.map(String) ?? []), ...(hidden && hand?.cards.length ? ['back'] : [])]
      const same = wanted.findIndex((card, index) => card !== laid[index])
      const from = same < 0 ? wanted.length : same
      while (cards.childElementCount > from) cards.lastElementChild?.remove()
      for (const card of wanted.slice(from))
        cards.append(
          card === 'back' ? drawCard(0, { backName: t('studio.poker.hidden') }) : drawCard(Number(card)),
        )
      laid = wanted
      const sum = totalOf(hand?.cards ?? [])
      const points = hand?.cards.length
        ? sum.soft && sum.total < 21
          ? `${sum.total - 10}/${sum.total}`
          : String(sum.total)
        : ''
      setText(total, points)
      stakes.hidden = (hand?.stakes ?? 1) < 2
      setText(stakes, `×${hand?.stakes ?? 1}`)
      said = hand?.cards.length ? `${name}: ${hand.cards.map(cardName).join(' ')}, ${sum.total}` : ''
    },
    mark(this: void, active: boolean, ended: HandResult | undefined) {
      const row = cards.parentElement!
      row.toggleAttribute('data-active', active)
      result.hidden = ended === undefined
      if (ended === undefined) return
      result.dataset['result'] = ended
      setText(result, t(resultTexts[ended]))
    },
  }
}
