// SPDX-License-Identifier: Apache-2.0
import { h, on, setAttribute, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import { deckCard, deckCardName } from './deck-card.ts'

/** Cards of the own hand that lie together. */
export interface HandPart {
  readonly cards: readonly number[]
  /** What they are, and how that is meant. */
  readonly label?: string
  readonly tone?: 'good' | 'bad' | 'plain'
}

interface HandOptions {
  /** Others are chosen than before. */
  readonly onChange: () => void
  readonly onEnter: () => void
  /** A card that has a mark, such as a wild one. */
  readonly isMarked?: (card: number) => boolean
}

/**
 * The own cards: each is a button that is pressed while the card is chosen. The arrows go from card to card, the space bar chooses, Enter
 * does what the chosen cards are for.
 */
export function createHandRow({ onChange, onEnter, isMarked }: HandOptions) {
  const chosen = new Set<number>()
  const buttons = new Map<number, HTMLButtonElement>()
  let order: readonly number[] = []
  const element = h('div', { class: 'own-hand', role: 'group', 'aria-label': t('studio.climbing.yourCards') })
  const toggle = (card: number) => {
    if (!chosen.delete(card)) chosen.add(card)
    draw()
    onChange()
  }
  const step = (card: number, by: number) => {
    const next = order[(order.indexOf(card) + by + order.length) % order.length]
    if (next !== undefined) buttons.get(next)?.focus()
  }
  const press = (card: number, event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(card, 1)
    else if (event.key === 'ArrowLeft') step(card, -1)
    else if (event.key === 'Enter') onEnter()
    else return
    event.preventDefault()
  }
  const buttonOf = (card: number): HTMLButtonElement => {
    const known = buttons.get(card)
    if (known) return known
    const made = on(h('button', { type: 'button', class: 'hand-card', 'aria-label': deckCardName(card) }), {
      click: () => toggle(card),
      keydown: (event) => press(card, event),
    })
    made.append(deckCard(card))
    buttons.set(card, made)
    return made
  }
  const draw = () => {
    for (const [card, button] of buttons) {
      setAttribute(button, 'aria-pressed', chosen.has(card) ? 'true' : 'false')
      setAttribute(button, 'data-marked', isMarked?.(card) ?? false)
    }
  }
  let drawn = ''
  return {
    element,
    chosen: (): readonly number[] => order.filter((card) => chosen.has(card)),
    choose(cards: readonly number[]): void {
      chosen.clear()
      for (const card of cards) chosen.add(card)
      draw()
      onChange()
    },
    show(parts: readonly HandPart[]): void {
      order = parts.flatMap(({ cards }) => cards)
      for (const card of [...buttons.keys()])
        if (!order.includes(card)) {
          buttons.delete(card)
          chosen.delete(card)
        }
      const wanted = JSON.stringify(parts)
      if (wanted !== drawn) {
        const focused = document.activeElement
        element.replaceChildren(...parts.map((part) => partElement(part, buttonOf)))
        if (focused instanceof HTMLElement && element.contains(focused)) focused.focus()
      }
      drawn = wanted
      draw()
    },
  }
}

function partElement({ cards, label, tone }: HandPart, buttonOf: (card: number) => HTMLElement): HTMLElement {
  const row = h('div', { class: 'hand-cards' }, ...cards.map(buttonOf))
  const part = h('div', { class: 'hand-part', 'data-tone': tone ?? 'plain' }, row)
  part.style.setProperty('--count', String(cards.length))
  if (label === undefined) return part
  const words = h('span', { class: 'hand-label' })
  setText(words, label)
  part.append(words)
  return part
}
