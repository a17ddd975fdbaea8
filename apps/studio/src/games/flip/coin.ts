// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../runtime/motion.ts'
import { h } from '../../runtime/page/element.ts'
import { FLIP_SIDES } from './maths.ts'
import type { FlipEvent } from './story.ts'

const FLIP_MS = 900
const TURNS = 5

/** The coin, and the sides that it has displayed in this round. */
export function createCoin() {
  const coin = h(
    'div',
    { class: 'coin' },
    h('div', { class: 'coin-face coin-heads' }, h('span', {}, '♛\u{FE0E}')),
    h('div', { class: 'coin-face coin-tails' }, h('span', {}, '✦\u{FE0E}')),
  )
  const holder = h('div', { class: 'coin-holder', 'aria-hidden': 'true' }, coin)
  const trail = h('ol', { class: 'flip-trail', 'aria-hidden': 'true' })
  let displayed = 0
  const turn = (side: number) => {
    coin.style.setProperty('transform', `rotateX(${side === FLIP_SIDES.heads ? 0 : 180}deg)`)
  }
  const fly = async (side: number) => {
    const from = coin.style.getPropertyValue('transform') || 'rotateX(0deg)'
    const to = TURNS * 360 + (side === FLIP_SIDES.heads ? 0 : 180)
    if (!isStill())
      await coin
        .animate(
          [
            { transform: `translateY(0) ${from}` },
            { transform: `translateY(-34%) rotateX(${to / 2}deg) scale(1.16)`, offset: 0.5 },
            { transform: `translateY(0) rotateX(${to}deg)` },
          ],
          { duration: FLIP_MS, easing: 'cubic-bezier(.3,.1,.3,1)' },
        )
        .finished.catch(() => undefined)
    turn(side)
  }
  return {
    element: h('div', { class: 'flip' }, holder, trail),
    holder,
    async show(events: readonly FlipEvent[], resumed: boolean) {
      if (events.length < displayed || events.length === 0) {
        trail.replaceChildren()
        displayed = 0
        delete holder.dataset['tone']
      }
      for (const event of events.slice(displayed)) {
        delete holder.dataset['tone']
        if (resumed) turn(event.side)
        else await fly(event.side)
        holder.dataset['tone'] = event.call === event.side ? 'won' : 'lost'
        trail.append(
          h('li', {
            'data-side': event.side === FLIP_SIDES.heads ? 'heads' : 'tails',
            'data-lost': event.call !== event.side,
          }),
        )
      }
      displayed = events.length
    },
  }
}
