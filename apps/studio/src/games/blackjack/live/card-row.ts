// SPDX-License-Identifier: Apache-2.0
import { cardName } from '../../../runtime/cards/card.ts'
import { drawCard } from '../../../runtime/cards/draw-card.ts'
import { isStill } from '../../../runtime/motion.ts'
import { h } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'

const BACK = 'back'
const FLY_MS = 360
const TURN_MS = 320
const easing = 'cubic-bezier(.2,.8,.2,1)'

/** Cards in a row; those that lie there already stay, new ones come from the shoe, and a covered one turns. */
export function createCardRow(shoe: () => Element) {
  const element = h('div', { class: 'seven-cards', role: 'img' })
  let laid: readonly (number | typeof BACK)[] = []
  const holderOf = (card: number | typeof BACK) => {
    const holder = h('span', { class: 'seven-card' })
    const picture = card === BACK ? drawCard(0, { backName: t('studio.poker.hidden') }) : drawCard(card)
    picture.setAttribute('aria-hidden', 'true')
    picture.removeAttribute('role')
    picture.removeAttribute('aria-label')
    holder.append(picture)
    return holder
  }
  return {
    element,
    show(cards: readonly number[], isCovered: boolean): void {
      const wanted = [...cards, ...(isCovered ? [BACK as typeof BACK] : [])]
      const differs = wanted.findIndex((card, index) => card !== laid[index])
      const from = differs < 0 ? wanted.length : differs
      const turns = laid[from] === BACK && wanted[from] !== undefined
      while (element.childElementCount > from) element.lastElementChild?.remove()
      for (const [index, card] of wanted.slice(from).entries()) {
        const holder = holderOf(card)
        element.append(holder)
        if (turns && index === 0) turn(holder)
        else fly(holder, shoe())
      }
      laid = wanted
      element.hidden = wanted.length === 0
      element.dataset['count'] = String(wanted.length)
      element.setAttribute(
        'aria-label',
        [...cards.map(cardName), ...(isCovered ? [t('studio.poker.hidden')] : [])].join(' '),
      )
    },
  }
}

function turn(holder: HTMLElement): void {
  if (isStill()) return
  holder.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: TURN_MS, easing })
}

function fly(holder: HTMLElement, shoe: Element): void {
  if (isStill()) return
  const [from, to] = [shoe.getBoundingClientRect(), holder.getBoundingClientRect()]
  holder.animate(
    [
      {
        transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) rotate(24deg) scale(.6)`,
        opacity: 0.2,
      },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLY_MS, easing },
  )
}
