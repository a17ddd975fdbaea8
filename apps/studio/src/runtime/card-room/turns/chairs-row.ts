// SPDX-License-Identifier: Apache-2.0
import type { ChairBase } from '../../../card-protocol/card-table-protocol.ts'
import { isStill } from '../../motion.ts'
import { h } from '../../page/element.ts'
import { changeOf } from '../chips.ts'
import type { TableHost } from '../felt.ts'
import { createChairView, type ChairLook } from '../table/chair-view.ts'
import { deckCard } from './deck-card.ts'

/** What a chair of a game in turns looks like. */
export interface TurnLook extends Pick<ChairLook, 'said' | 'tone' | 'dim' | 'spoken' | 'clock'> {
  /** How many cards they have left; null: they are not in the game. */
  readonly cards: number | null
}

const SUM_MS = 2_400

/** All chairs in a row, the own one last. */
export function createChairsRow(host: TableHost) {
  const element = h('div', { class: 'turn-chairs' })
  let views: ReturnType<typeof createChair>[] = []
  return {
    element,
    tick(): void {
      for (const view of views) view.tick()
    },
    show(
      chairs: readonly (ChairBase | null)[],
      own: number | null,
      lookOf: (index: number) => TurnLook,
    ): void {
      if (views.length !== chairs.length) views = chairs.map((_, index) => createChair(index, host))
      element.dataset['chairs'] = String(chairs.length)
      const order = chairs.map((_, after) => ((own ?? -1) + 1 + after) % chairs.length)
      const wanted = order.map((index) => views[index]!.element)
      if (wanted.some((one, at) => element.children[at] !== one)) element.replaceChildren(...wanted)
      for (const [index, view] of views.entries())
        view.show(chairs[index] ?? null, { look: lookOf(index), isOwn: own === index, mayFree: own === null })
    },
    /** A sum rises from a chair. */
    pay(chair: number, amount: bigint): void {
      const view = views[chair]
      if (!view || amount === 0n) return
      const sum = h('bdi', { class: 'chair-sum', 'aria-hidden': 'true' }, changeOf(amount, host.money))
      sum.dataset['tone'] = amount > 0n ? 'gain' : 'loss'
      if (isStill()) sum.dataset['still'] = ''
      view.element.append(sum)
      setTimeout(() => sum.remove(), SUM_MS)
    },
  }
}

function createChair(index: number, host: TableHost) {
  const view = createChairView(index, host)
  const number = h('b', {})
  const count = h('span', { class: 'chair-count', 'aria-hidden': 'true' }, deckCard(null), number)
  view.front.append(count)
  return {
    ...{ element: view.element, tick: view.tick },
    show(
      chair: ChairBase | null,
      { look, isOwn, mayFree }: { look: TurnLook; isOwn: boolean; mayFree: boolean },
    ): void {
      count.hidden = look.cards === null
      number.textContent = String(look.cards ?? '')
      const { cards: _, ...rest } = look
      view.show({
        ...{ ...rest, chair, own: isOwn, free: chair === null && mayFree },
        ...{ form: host.money, button: false },
      })
    },
  }
}
