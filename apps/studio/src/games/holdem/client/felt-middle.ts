// SPDX-License-Identifier: Apache-2.0
import { chipsOf, writeChips } from '../../../runtime/card-room/chips.ts'
import { amountOf } from '../../../runtime/money.ts'
import { h, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { showCards } from './card-picture.ts'
import { wholePot, type FeltModel } from './felt-model.ts'
import { endSentences } from './spoken-events.ts'

const MOST_BOARDS = 2

/** The middle of the felt: the boards, the pots, and how the last hand ended. */
export function createFeltMiddle() {
  const boards = Array.from({ length: MOST_BOARDS }, () => h('div', { class: 'felt-board' }))
  const whole = h('bdi', {})
  const pot = h(
    'p',
    { class: 'felt-pot' },
    h('i', { class: 'bet-chip' }),
    h('span', {}, t('studio.holdem.pot')),
    ' ',
    whole,
  )
  const sides = h('p', { class: 'felt-sides' })
  const ended = h('p', { class: 'felt-ended', 'aria-hidden': 'true' })
  const element = h('div', { class: 'felt-middle' }, pot, sides, ...boards, ended)
  return {
    element,
    pot,
    show(model: FeltModel): void {
      const { hand, last } = model
      const visible = hand?.boards ?? last?.boards ?? []
      for (const [index, board] of boards.entries()) {
        board.hidden = visible[index] === undefined
        showCards(board, visible[index] ?? [])
        raise(board, model, index)
      }
      setAttribute(element, 'data-boards', visible.length)
      const amounts = (hand?.pots ?? last?.pots ?? []).map(({ amount }) => amountOf(amount))
      const total = hand ? wholePot(model) : amounts.reduce((sum, amount) => sum + amount, 0n)
      pot.hidden = total === 0n
      setText(whole, writeChips(total, model.form))
      sides.hidden = amounts.length < 2
      sides.replaceChildren(...amounts.map((amount, index) => sideOf(writeChips(amount, model.form), index)))
      setText(ended, hand ? '' : sentencesOf(model).join(' · '))
    },
  }
}

function sideOf(amount: string, index: number): HTMLElement {
  const text =
    index === 0
      ? t('studio.holdem.mainPot', { amount })
      : t('studio.holdem.sidePot', { number: index, amount })
  return h('bdi', {}, text)
}

/** How the last hand ended, with what went back. */
function sentencesOf(model: FeltModel): string[] {
  const { last, form, chairs } = model
  if (!last) return []
  const { returned } = last
  const name = returned ? (chairs[returned.chair]?.name ?? '') : ''
  return [
    ...endSentences(model),
    ...(returned ? [t('studio.holdem.said.returned', { amount: chipsOf(returned.amount, form), name })] : []),
  ]
}

/** The cards of a board that are among the five that won are raised; the others step back. */
function raise(row: HTMLElement, { hand, last }: FeltModel, board: number): void {
  const wins = hand ? [] : (last?.wins ?? []).filter((win) => win.board === board)
  const winning = new Set(wins.flatMap((win) => win.cards ?? []))
  for (const card of row.children) {
    const isWinning = card instanceof HTMLElement && winning.has(Number(card.dataset['card']))
    setAttribute(card, 'data-raised', isWinning)
    setAttribute(card, 'data-lost', winning.size > 0 && !isWinning)
  }
}
