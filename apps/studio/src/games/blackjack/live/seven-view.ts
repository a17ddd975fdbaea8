// SPDX-License-Identifier: Apache-2.0
import './seven.css'
import { MOST_OWN_BOXES } from '../../../blackjack-room-protocol.ts'
import { isStill } from '../../../runtime/motion.ts'
import { h, setText } from '../../../runtime/page/element.ts'
import { pause } from '../../../runtime/pause.ts'
import type { FeltTools } from '../../../runtime/table/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { totalOf, TWENTY_ONE } from '../rules.ts'
import { pointsOf } from '../hand-texts.ts'
import { createBoxView } from './box-view.ts'
import { createCardRow } from './card-row.ts'
import { dealSteps } from './deal-steps.ts'
import { boxNumbers, cardsOnTable, emptyTable, type SeenTable } from './seen-table.ts'
import { kindName, ODDS, spotId } from './spots.ts'

const CARD_MS = 340
/** A card is there at once if less time than this is left for it. */
const LEAST_CARD_MS = 60

export interface SevenViewOptions {
  readonly decimals: number
  /** The player takes a box, or gives it up. */
  readonly onMove: (box: number, take: boolean) => void
  readonly onCard: () => void
}

/** What the boxes offer besides the cards. */
export interface BoxRights {
  readonly isOpen: boolean
  readonly canTake: boolean
  readonly canLeave: (box: number) => boolean
  /** The name of whoever holds it. */
  readonly aliasOf: (box: number) => string | undefined
  /** What others have on it: "25". */
  readonly sumOf: (box: number) => string
}
const noRights: BoxRights = {
  isOpen: false,
  canTake: false,
  canLeave: () => false,
  aliasOf: () => undefined,
  sumOf: () => '',
}

/** The half-round table: the dealer above, seven boxes around it. */
export function createSevenView({ decimals, onMove, onCard }: SevenViewOptions) {
  const shoe = h('div', { class: 'seven-shoe' })
  const dealerCards = createCardRow(() => shoe)
  const dealerTotal = h('bdi', { class: 'seven-total', dir: 'ltr' })
  const dealer = h(
    'section',
    { class: 'seven-dealer', 'aria-label': t('studio.blackjack.dealer') },
    h('div', { class: 'seven-hand' }, dealerCards.element, h('p', { class: 'seven-marks' }, dealerTotal)),
  )
  const hint = h('p', { class: 'seven-hint', hidden: true })
  let boxes: readonly ReturnType<typeof createBoxView>[] = []
  const row = h('div', { class: 'seven-boxes' })
  let seen = emptyTable(boxNumbers.map(() => 'free'))
  let rights = noRights
  let offered = ''
  let story: Promise<unknown> = Promise.resolve()
  /** Rises when everything that still waits is to be there at once. */
  let hurry = 0

  const draw = (table: SeenTable) => {
    seen = table
    dealerCards.show(table.dealer, table.isCovered)
    setText(dealerTotal, pointsOf(table.dealer))
    dealer.toggleAttribute('data-bust', totalOf(table.dealer).total > TWENTY_ONE)
    for (const [box, view] of boxes.entries())
      view.show(table.boxes[box]!, {
        canTake: rights.canTake,
        canLeave: rights.canLeave(box),
        alias: rights.aliasOf(box),
        sum: rights.sumOf(box),
      })
    const own = table.boxes.filter(({ owner }) => owner === 'own').length
    row.dataset['own'] = String(own)
    hint.hidden = !rights.isOpen || (own > 0 && rights.canTake)
    setText(hint, t(rights.canTake ? 'studio.seven.choose' : 'studio.seven.most', { own: MOST_OWN_BOXES }))
  }
  const play = async (table: SeenTable, lastsMs: number) => {
    const call = hurry
    const steps = dealSteps(seen, table)
    const cardMs = Math.min(CARD_MS, lastsMs / Math.max(1, steps.length))
    for (const [index, step] of steps.entries()) {
      if (isStill() || call !== hurry || cardMs < LEAST_CARD_MS) break
      const isCard = cardsOnTable(step) !== cardsOnTable(seen) || step.isCovered !== seen.isCovered
      draw(step)
      if (!isCard) continue
      onCard()
      if (index < steps.length - 1) await pause(cardMs)
    }
    draw(table)
  }
  return {
    /** Lays the table out with the buttons of a felt. */
    layOut(felt: FeltTools): HTMLElement {
      boxes = boxNumbers.map((box) =>
        createBoxView({
          box,
          felt,
          decimals,
          shoe: () => shoe,
          onMove: (take) => onMove(box, take),
        }),
      )
      row.append(...boxes.map(({ element }) => element))
      draw(seen)
      return h(
        'div',
        { class: 'seven-felt' },
        shoe,
        dealer,
        h('div', { class: 'seven-print', 'aria-hidden': 'true' }, ...printedLines()),
        hint,
        row,
      )
    },
    row,
    /** Shows the table; cards that come to it follow each other within the given time. Resolves when all lie there. */
    show(table: SeenTable, lastsMs = 0): Promise<unknown> {
      const before = story
      const goOn = async () => {
        await before
        await play(table, lastsMs)
      }
      story = goOn().catch((failure: unknown) => console.error(failure))
      return story
    },
    /** What is offered at the boxes is another. */
    offer(next: BoxRights): void {
      rights = next
      const written = JSON.stringify([
        next,
        boxNumbers.map((box) => [next.canLeave(box), next.aliasOf(box), next.sumOf(box)]),
      ])
      if (written === offered) return
      offered = written
      draw(seen)
    },
    /** Everything that still waits is there at once. */
    hurry(): void {
      hurry += 1
    },
    /** The hand that is decided now comes into view. */
    reveal(): void {
      const current = row.querySelector('.seven-hand[data-current]')
      current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' })
    },
    /** The dealer comes into view, with what is said above the table. */
    revealDealer: () => dealer.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'auto' : 'smooth' }),
    /** The keyboard goes on where chips are laid on a box. */
    focusBox(box: number): void {
      row.querySelector<HTMLElement>(`[data-spot="${spotId('main', box)}"]`)?.focus()
    },
  }
}

export type SevenView = ReturnType<typeof createSevenView>

/** What is printed on the felt of such a table. */
function printedLines(): HTMLElement[] {
  return [
    h('p', {}, `${t('studio.blackjack.natural')} `, h('bdi', { dir: 'ltr' }, '3:2')),
    h(
      'p',
      {},
      ...(['pairs', 'three'] as const).map((kind) =>
        h('span', {}, `${kindName(kind)} `, h('bdi', { dir: 'ltr' }, ODDS[kind])),
      ),
    ),
  ]
}
