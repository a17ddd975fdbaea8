// SPDX-License-Identifier: Apache-2.0
import { showAmount } from '../../../runtime/money.ts'
import { h, on, setAttribute, setText } from '../../../runtime/page/element.ts'
import type { FeltTools } from '../../../runtime/table/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { sideTexts } from '../side-texts.ts'
import { createHandView } from './hand-view.ts'
import type { BoxOwner, SeenBox } from './seen-table.ts'
import { boxName, ODDS, spotId } from './spots.ts'

const HANDS = 2
const owners = {
  own: 'studio.seven.yours',
  other: 'studio.seven.taken',
  free: 'studio.seven.free',
} as const satisfies Readonly<Record<BoxOwner, string>>

interface BoxOptions {
  readonly box: number
  readonly felt: FeltTools
  readonly decimals: number
  readonly shoe: () => Element
  /** The player takes the box, or gives it up. */
  readonly onMove: (take: boolean) => void
}

/** What a box offers now, and who holds it. */
interface BoxState {
  readonly canTake: boolean
  readonly canLeave: boolean
  readonly alias: string | undefined
  /** What others have on it, in the few signs of a chip; empty if that is nothing. */
  readonly sum: string
}

/** One of the seven boxes: its hands above, and below them where chips lie. */
export function createBoxView({ box, felt, decimals, shoe, onMove }: BoxOptions) {
  const hands = Array.from({ length: HANDS }, () => createHandView(shoe))
  const sides = h('p', { class: 'seven-sides' })
  const insured = h('p', { class: 'seven-insured', hidden: true }, t('studio.blackjack.insure'))
  const paid = h('bdi', { class: 'seven-paid', dir: 'ltr', hidden: true })
  const take = on(
    h(
      'button',
      { type: 'button', class: 'seven-take', 'aria-label': t('studio.seven.take', { number: box + 1 }) },
      h('span', { 'aria-hidden': 'true' }, '+'),
    ),
    { click: () => take.ariaDisabled !== 'true' && onMove(true) },
  )
  const leave = on(
    h(
      'button',
      {
        type: 'button',
        class: 'seven-leave',
        title: t('studio.seven.leave', { number: box + 1 }),
        'aria-label': t('studio.seven.leave', { number: box + 1 }),
      },
      h('span', { 'aria-hidden': 'true' }, '×'),
    ),
    { click: () => onMove(false) },
  )
  const name = h('bdi', { class: 'seven-alias' })
  const sumText = h('bdi', { class: 'seven-sum', dir: 'ltr', 'aria-hidden': 'true' })
  const spots = spotsOf(box, felt)
  const element = h(
    'section',
    { class: 'seven-box', 'data-box': box },
    h('div', { class: 'seven-hands' }, ...hands.map((hand) => hand.element), paid),
    sides,
    insured,
    h('div', { class: 'seven-spots' }, ...Object.values(spots), take),
    h('p', { class: 'seven-number' }, h('span', {}, String(box + 1)), name, sumText, leave),
  )
  return {
    element,
    show(seen: SeenBox, { canTake, canLeave, alias, sum }: BoxState) {
      element.dataset['owner'] = seen.owner
      setAttribute(
        element,
        'aria-label',
        [boxName(box), t(owners[seen.owner]), alias].filter(Boolean).join(', '),
      )
      for (const [index, view] of hands.entries()) {
        const hand = seen.hands[index]
        view.element.hidden = hand === undefined
        view.show(hand ?? { cards: [], stakes: 1, isCurrent: false })
      }
      element.dataset['hands'] = String(seen.hands.length)
      element.toggleAttribute(
        'data-current',
        seen.hands.some(({ isCurrent }) => isCurrent),
      )
      for (const kind of ['main', 'pairs', 'three'] as const) spots[kind].hidden = seen.owner !== 'own'
      spots.behind.hidden = seen.owner !== 'other'
      take.hidden = seen.owner !== 'free'
      setAttribute(take, 'aria-disabled', canTake ? undefined : 'true')
      setText(name, seen.owner === 'own' ? t('studio.rps.you') : (alias ?? ''))
      setText(sumText, seen.owner === 'other' ? sum : '')
      leave.hidden = seen.owner !== 'own' || !canLeave
      insured.hidden = !seen.isInsured
      paid.hidden = seen.paid === undefined || seen.paid === 0n
      setText(paid, seen.paid === undefined ? '' : `+${showAmount(seen.paid, decimals)}`)
      showSides(sides, seen)
    },
  }
}

/** The buttons on which chips are laid. */
function spotsOf(box: number, felt: FeltTools) {
  const spot = (kind: 'main' | 'pairs' | 'three' | 'behind', ...face: (HTMLElement | string)[]) =>
    felt.button(spotId(kind, box), { class: `seven-spot seven-${kind}` }, ...face)
  return {
    pairs: spot(
      'pairs',
      h('span', { class: 'seven-twins' }, h('i', {}), h('i', {})),
      h('small', { dir: 'ltr' }, ODDS.pairs),
    ),
    main: spot('main', String(box + 1)),
    three: spot('three', h('span', { dir: 'ltr' }, '21+3'), h('small', { dir: 'ltr' }, ODDS.three)),
    behind: spot('behind', '+'),
  }
}

/** What the side bets have won; that one has lost is seen by its chips. */
function showSides(element: HTMLElement, seen: SeenBox): void {
  const texts = sideTexts(seen).filter(({ won }) => won)
  const whole = texts.map(({ text }) => text).join(' · ')
  if (element.dataset['text'] === whole) return
  element.dataset['text'] = whole
  element.replaceChildren(...texts.map(({ text }) => h('span', { class: 'seven-side' }, text)))
}
