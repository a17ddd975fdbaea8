// SPDX-License-Identifier: Apache-2.0
import type { BoxMove, TableHand } from '../../../blackjack-room-protocol.ts'
import { h, on, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { bestPlay } from '../advice.ts'
import { playTexts } from '../blackjack-rules.ts'
import type { BlackjackHand } from '../table.ts'
import { choiceTexts } from './hand-view.ts'
import { boxName } from './spots.ts'

const MARKS = { hit: '+', double: '×2', split: '⇆', insure: '✓' } as const
type ControlMove = keyof typeof MARKS
/** Why a hand may not do it. */
const refusals = { double: 'studio.seven.noDouble', split: 'studio.seven.noSplit' } as const

export interface AskedHand {
  readonly current: TableHand | undefined
  readonly isInsurance: boolean
  /** Why nothing can be decided now, while no hand is asked. */
  readonly waits: string
  readonly dealer: readonly number[]
  /** What insurance of the hand costs, "5.00 USD". */
  readonly insuranceCosts: string
}

/** What the current hand may do besides the main button's, with the best play on wish. */
export function createSevenControls(onMove: (move: BoxMove) => void) {
  const why = h('p', { class: 'seven-why', id: 'seven-why' })
  const advice = h('p', { class: 'seven-advice', role: 'status' })
  const buttonOf = (move: ControlMove) =>
    on(
      h(
        'button',
        {
          type: 'button',
          class: 'call',
          'data-move': move,
          'aria-disabled': 'true',
          'aria-describedby': why.id,
        },
        h('span', { class: 'call-mark', 'aria-hidden': 'true' }, MARKS[move]),
        h('span', { class: 'call-name' }, t(choiceTexts[move])),
      ),
      {
        click: ({ currentTarget }) => (currentTarget as HTMLElement).ariaDisabled !== 'true' && onMove(move),
      },
    )
  const buttons = {
    hit: buttonOf('hit'),
    double: buttonOf('double'),
    split: buttonOf('split'),
    insure: buttonOf('insure'),
  }
  let asked: AskedHand | undefined
  const advise = on(
    h('button', { type: 'button', class: 'preset', 'aria-describedby': why.id }, t('studio.blackjack.best')),
    {
      click() {
        if (asked?.current) setText(advice, adviceFor(asked.current, asked))
      },
    },
  )
  const title = h('p', { class: 'seven-turn' })
  let key = ''
  return {
    element: h(
      'div',
      { class: 'seven-controls', hidden: true },
      h('div', { class: 'seven-head' }, title, advise),
      h(
        'div',
        { class: 'calls', role: 'group', 'aria-label': t('studio.blackjack.first') },
        ...Object.values(buttons),
      ),
      why,
      advice,
    ),
    show(next: AskedHand): void {
      asked = next
      const { current, isInsurance, waits, insuranceCosts } = next
      const may = (move: ControlMove) => current?.moves.includes(move) === true
      for (const [move, button] of Object.entries(buttons) as [ControlMove, HTMLButtonElement][]) {
        button.hidden = (move === 'insure') !== isInsurance
        button.setAttribute('aria-disabled', String(!may(move)))
      }
      advise.setAttribute('aria-disabled', String(current === undefined))
      setText(title, current ? turnOf(current, isInsurance) : '')
      setText(why, current ? (isInsurance ? insuranceCosts : reasonsFor(may)) : waits)
      const now = current ? `${current.box}:${current.hand}:${current.cards.length}` : ''
      if (now !== key) setText(advice, '')
      key = now
    },
  }
}

export type SevenControls = ReturnType<typeof createSevenControls>

/** "Seat 3 · Play your hand" */
const turnOf = ({ box }: TableHand, isInsurance: boolean): string =>
  `${boxName(box)} · ${t(isInsurance ? 'studio.blackjack.asks' : 'studio.blackjack.first')}`

const reasonsFor = (may: (move: 'double' | 'split') => boolean): string =>
  (['double', 'split'] as const)
    .filter((move) => !may(move))
    .map((move) => t(refusals[move]))
    .join(' · ')

/** The best play of a hand against the open card. */
function adviceFor(hand: TableHand, { isInsurance, dealer }: AskedHand): string {
  if (isInsurance) return t('studio.blackjack.noInsurance')
  const own: BlackjackHand = {
    cards: hand.cards,
    stakes: hand.stakes,
    done: false,
    order: 0,
    split: hand.split,
  }
  const best = bestPlay({ dealer, hands: [own], asksInsurance: false, active: 0, over: false, taken: 0 })
  if (!best) return ''
  const result = `${best.result < 0 ? '−' : '+'}${Math.abs(best.result).toFixed(3)}`
  return t('studio.blackjack.advice', { play: t(playTexts[best.play]), result })
}
