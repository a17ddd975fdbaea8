// SPDX-License-Identifier: Apache-2.0
import type { ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { h, on, setAttribute, setText } from '../../page/element.ts'
import { icon } from '../../page/icons.ts'
import { t } from '../../texts.ts'
import { chipsOf, type ChipForm } from '../chips.ts'
import type { TableHost } from '../felt.ts'
import { createClockRing, type RunningClock } from './clock-ring.ts'

/** How a chair looks now. */
export interface ChairLook {
  readonly chair: ChairBase | null
  readonly own: boolean
  /** Whether whoever looks may sit down here. */
  readonly free: boolean
  readonly form: ChipForm
  readonly clock: RunningClock | undefined
  readonly button: boolean
  /** What they did last, or what they won with. */
  readonly said: string
  /** Decides its colour. */
  readonly tone: 'plain' | 'fold' | 'raise' | 'win' | 'allIn'
  readonly dim: boolean
  /** In words, what is around the chair: cards, bet. */
  readonly spoken: string
}

const HUES = 360

/** A colour that is always the same for a player. */
export function hueOf(tag: string): number {
  let sum = 0
  for (const sign of tag) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x9e37_79b1) >>> 7
  return sum % HUES
}

/** One chair at a table: who sits there, with what, and what they do. Pressed, it offers a note, or to sit down. */
export function createChairView(index: number, host: TableHost) {
  const ring = createClockRing(host.now)
  const letter = h('b', { 'aria-hidden': 'true' })
  const avatar = h('span', { class: 'chair-avatar' }, letter)
  avatar.append(ring.element)
  const name = h('bdi', { class: 'chair-name' })
  const stack = h('bdi', { class: 'chair-stack' })
  const said = h('span', { class: 'chair-said' })
  const button = h('span', { class: 'dealer-button', title: t('studio.cards.button'), hidden: true }, 'D')
  const spoken = h('span', { class: 'visually-hidden' })
  const pill = on(
    h(
      'button',
      { type: 'button', class: 'chair-pill' },
      avatar,
      h('span', { class: 'chair-words' }, name, stack),
      spoken,
    ),
    { click: () => press() },
  )
  /** Cards and the like, behind the pill. */
  const front = h('div', { class: 'chair-front' })
  const element = h('div', { class: 'chair', 'data-chair': index }, front, pill, said, button)
  let look: ChairLook | undefined
  const press = () => {
    if (look?.free) host.sit(index)
    else if (look?.chair && !look.own) host.openPlayer(look.chair)
  }
  return {
    element,
    front,
    tick: ring.draw,
    show(next: ChairLook): void {
      look = next
      const { chair } = next
      element.dataset['state'] = chair ? 'taken' : next.free ? 'free' : 'empty'
      setAttribute(element, 'data-own', next.own)
      setAttribute(element, 'data-dim', next.dim)
      setAttribute(element, 'data-acts', next.clock !== undefined)
      setAttribute(element, 'data-bank', next.clock?.inBank === true)
      ring.show(next.clock)
      button.hidden = !next.button
      setText(said, next.said === '' && chair ? (stateOf(chair) ?? '') : next.said)
      said.dataset['tone'] = next.tone
      setAttribute(pill, 'aria-disabled', chair === null && !next.free && 'true')
      setAttribute(pill, 'tabindex', chair === null && !next.free ? -1 : undefined)
      if (chair) showPlayer(chair, next)
      else showFree(next.free)
    },
  }

  function showPlayer(chair: ChairBase, { form }: ChairLook): void {
    const state = stateOf(chair)
    avatar.style.setProperty('--hue', String(hueOf(chair.tag)))
    if (chair.robot) letter.replaceChildren(icon('robot'))
    else setText(letter, [...chair.name][0]?.toUpperCase() ?? '')
    setText(name, chair.name)
    setText(stack, chipsOf(chair.stack, form))
    setAttribute(element, 'data-away', state !== undefined)
    setAttribute(element, 'data-note', host.noteOf(chair.tag) !== undefined)
    pill.title = host.noteOf(chair.tag) ?? (chair.robot ? t('studio.cards.robot') : chair.name)
    setText(
      spoken,
      [chair.robot ? t('studio.cards.robot') : '', look?.spoken ?? ''].filter(Boolean).join(', '),
    )
  }

  function showFree(free: boolean): void {
    letter.replaceChildren(...(free ? [icon('plus')] : []))
    setText(name, free ? t('studio.cards.sitHere') : '')
    setText(stack, '')
    setText(spoken, free ? '' : t('studio.cards.emptyChair', { number: index + 1 }))
    pill.title = ''
    for (const mark of ['data-away', 'data-note']) element.removeAttribute(mark)
  }
}

/** Why somebody does not play just now. */
export function stateOf(chair: ChairBase): string | undefined {
  if (chair.leaving) return t('studio.cards.leaving')
  if (chair.absent) return t('studio.cards.away')
  return chair.sitsOut ? t('studio.cards.sitsOut') : undefined
}
