// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../runtime/cards/card.ts'
import type { RoundOf } from '../../protocol.ts'
import { drawCard } from '../../runtime/cards/draw-card.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { pause } from '../../runtime/pause.ts'
import { t } from '../../runtime/texts.ts'
import { pointsOf, resultTexts } from './hand-texts.ts'
import { handsOf } from './parts.ts'
import { MOST_HANDS, totalOf } from './rules.ts'
import { sideTexts, type SideText } from './side-texts.ts'
import type { BlackjackEvent } from './story.ts'
import { tableOfEvents } from './table-of-events.ts'
import type { BlackjackHand, HandResult } from './table.ts'

const CARD_MS = 380

/** The felt: the dealer's cards above, the player's hands below, each with its total. */
export function createTableView() {
  const dealer = createRow()
  const hands = Array.from({ length: 2 * MOST_HANDS }, createRow)
  const label = h('p', { class: 'visually-hidden', 'aria-live': 'polite' })
  const own = h('div', { class: 'blackjack-hands' }, ...hands.map(({ element }) => element))
  const display = (events: readonly BlackjackEvent[], dealt: number, open: number) => {
    const table = tableOfEvents(events)
    const end = events.at(-1)
    const sides = sidesOfEvents(events)
    own.dataset['count'] = String(Math.max(1, table.hands.length))
    dealer.show(t('studio.blackjack.dealer'), table.dealer.slice(0, open), 1, table.dealer.length === 1)
    hands.forEach((row, index) => {
      const hand = table.hands[index]
      row.element.hidden = !hand && index > 0
      row.show(nameOf(hand, index, dealt), hand?.cards ?? [], hand?.stakes ?? 1, false)
      const isActive = table.active === index && table.hands.length > 1
      row.mark(isActive, end?.type === 'result' ? end.hands[index] : undefined)
      row.tell(hand && table.hands[index - 1]?.order !== hand.order ? sides(hand.order) : [])
    })
  }
  return {
    element: h('div', { class: 'blackjack' }, dealer.element, own, label),
    hands: own,
    /** Shows a round; the dealer's cards one after the other, unless it is resumed. */
    async show({ events, parameters }: RoundOf<'blackjack'>, resumed: boolean) {
      const table = tableOfEvents(events)
      const dealt = handsOf(parameters)
      if (table.over && !resumed) {
        const before = events.filter(({ type }) => type !== 'result')
        for (let open = 2; open <= table.dealer.length; open += 1) {
          display(before, dealt, open)
          await pause(CARD_MS)
        }
      }
      display(events, dealt, table.dealer.length)
      setText(
        label,
        [dealer.text(), ...hands.slice(0, table.hands.length).map((row) => row.text())].join('. '),
      )
      hands[table.active ?? 0]!.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      if (!table.over && !resumed) await pause(CARD_MS)
    },
  }
}

function nameOf(hand: BlackjackHand | undefined, index: number, dealt: number): string {
  if (dealt > 1) return t('studio.blackjack.hand', { number: (hand?.order ?? index) + 1 })
  return t(index === 0 ? 'studio.rps.you' : 'studio.blackjack.second')
}

/** The side bets of a hand, in words. */
function sidesOfEvents(events: readonly BlackjackEvent[]) {
  const sides = events.find((event) => event.type === 'sides')
  return (order: number): readonly SideText[] =>
    sideTexts({ pairs: sides?.pairs?.[order], three: sides?.three?.[order] })
}

/** One row of cards with its name, total, stakes, result and side bets; cards that lie there already stay where they are. */
function createRow() {
  const title = h('span', {})
  const cards = h('div', { class: 'blackjack-cards' })
  const total = h('bdi', { class: 'blackjack-total', dir: 'ltr' })
  const stakes = h('bdi', { class: 'blackjack-stakes', dir: 'ltr', hidden: true })
  const result = h('span', { class: 'blackjack-result', hidden: true })
  const sides = h('p', { class: 'blackjack-sides' })
  const element = h(
    'div',
    { class: 'blackjack-row' },
    h('p', { class: 'blackjack-name' }, title, total, stakes, result),
    cards,
    sides,
  )
  let laid: readonly string[] = []
  let said = ''
  return {
    element,
    text: () => [said, sides.textContent].filter((part) => part !== '').join(', '),
    show(name: string, hand: readonly number[], staked: number, hidden: boolean) {
      const wanted = [...hand.map(String), ...(hidden && hand.length > 0 ? ['back'] : [])]
      const same = wanted.findIndex((card, index) => card !== laid[index])
      const from = same < 0 ? wanted.length : same
      while (cards.childElementCount > from) cards.lastElementChild?.remove()
      for (const card of wanted.slice(from))
        cards.append(
          card === 'back' ? drawCard(0, { backName: t('studio.poker.hidden') }) : drawCard(Number(card)),
        )
      laid = wanted
      setText(title, name)
      setText(total, pointsOf(hand))
      stakes.hidden = staked < 2
      setText(stakes, `×${staked}`)
      said = hand.length > 0 ? `${name}: ${hand.map(cardName).join(' ')}, ${totalOf(hand).total}` : ''
    },
    mark(this: void, active: boolean, ended: HandResult | undefined) {
      element.toggleAttribute('data-active', active)
      result.hidden = ended === undefined
      if (ended === undefined) return
      result.dataset['result'] = ended
      setText(result, t(resultTexts[ended]))
    },
    tell(this: void, texts: readonly SideText[]) {
      const text = texts.map((each) => each.text).join(' · ')
      if (sides.textContent === text) return
      sides.replaceChildren(
        ...texts.map(({ text: words, won }) =>
          h('span', { class: 'blackjack-side', 'data-won': won }, words),
        ),
      )
    },
  }
}
