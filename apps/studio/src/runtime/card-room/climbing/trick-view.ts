// SPDX-License-Identifier: Apache-2.0
import type { ClimbingMessage } from '../../../fair/card-room/climbing/climbing-table.ts'
import { h } from '../../page/element.ts'
import { t } from '../../texts.ts'
import { deckCard } from '../turns/deck-card.ts'

/** So many plays of a trick are seen: the last one large, those before it small. */
const SEEN = 3

/** The plays of the trick that lies in the middle. */
export function createTrickView() {
  const element = h('div', { class: 'trick' })
  let drawn = ''
  return {
    element,
    show(round: ClimbingMessage['round']): void {
      element.hidden = !round || round.result !== null
      if (!round || round.result) return
      const key = `${round.id}:${JSON.stringify(round.trick)}:${round.turn}`
      if (key === drawn) return
      drawn = key
      const name = (player: number): string => round.players[player]?.name ?? ''
      const seen = round.trick.slice(-SEEN)
      element.replaceChildren(
        ...(seen.length === 0
          ? [h('p', { class: 'trick-lead' }, t('studio.climbing.leads', { name: name(round.turn) }))]
          : seen.map(({ player, cards }, at) =>
              h(
                'div',
                { class: 'trick-play', 'data-last': at === seen.length - 1 },
                h('bdi', { class: 'trick-name' }, name(player)),
                h('span', { class: 'trick-cards' }, ...cards.map(deckCard)),
              ),
            )),
      )
    },
  }
}
