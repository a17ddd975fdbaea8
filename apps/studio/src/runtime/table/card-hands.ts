// SPDX-License-Identifier: Apache-2.0
import './card-hands.css'
import { drawCard } from '../cards/draw-card.ts'
import { h, setText } from '../page/element.ts'
import { isStill } from '../motion.ts'
import { pause } from '../pause.ts'
import type { TablePicture } from './table-look.ts'

const DEAL_MS = 430
/** The way of a card from the shoe, however slowly they follow each other. */
const LONGEST_WAY_MS = 700
/** What is left of a given time when the last card lies. */
const LOOK_MS = 700

interface CardEvent<Side extends string> {
  readonly type: 'card'
  readonly side: Side
  readonly card: number
}

/** Two hands into which cards are dealt one by one, each with its total. */
export function cardHands<Side extends string>(options: {
  readonly sides: readonly { readonly side: Side; readonly name: string }[]
  /** What stands beside the name of a hand: its points. */
  readonly totalOf: (cards: readonly number[]) => string
  readonly winner: (events: readonly CardEvent<Side>[]) => Side | undefined
}): TablePicture<CardEvent<Side>> {
  const { sides, totalOf, winner } = options
  const hands = sides.map(({ side, name }) => {
    const total = h('b', { class: 'hand-total' })
    const cards = h('div', { class: 'hand-cards' })
    const element = h(
      'div',
      { class: 'hand', 'data-side': side },
      h('p', { class: 'hand-name' }, name, total),
      cards,
    )
    return { side, total, cards, element, dealt: [] as number[] }
  })
  const shoe = h('div', { class: 'card-shoe' })
  const reset = () => {
    for (const hand of hands) {
      hand.dealt = []
      hand.cards.replaceChildren()
      setText(hand.total, '')
      delete hand.element.dataset['won']
    }
  }
  const deal = async ({ side, card }: CardEvent<Side>, dealMs: number) => {
    const hand = hands.find((each) => each.side === side)!
    const holder = h('span', { class: 'dealt-card' })
    holder.append(drawCard(card))
    hand.cards.append(holder)
    if (!isStill() && dealMs > 0) {
      const [from, to] = [shoe.getBoundingClientRect(), holder.getBoundingClientRect()]
      holder.animate(
        [
          {
            transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) rotateY(180deg) scale(.6)`,
            opacity: 0.2,
          },
          { transform: 'none', opacity: 1 },
        ],
        { duration: Math.min(LONGEST_WAY_MS, dealMs * 0.86), easing: 'cubic-bezier(.2,.8,.2,1)' },
      )
    }
    await pause(dealMs)
    hand.dealt.push(card)
    setText(hand.total, totalOf(hand.dealt))
  }
  return {
    element: h(
      'div',
      { class: 'card-table', 'aria-hidden': 'true' },
      ...hands.map(({ element }) => element),
      shoe,
    ),
    async play(events, tick, lastsMs) {
      reset()
      const dealMs = lastsMs === undefined ? DEAL_MS : Math.max(0, lastsMs - LOOK_MS) / events.length
      for (const event of events) {
        tick()
        await deal(event, dealMs)
      }
      const won = winner(events)
      for (const hand of hands) if (hand.side === won) hand.element.dataset['won'] = ''
    },
    reset,
  }
}
