// SPDX-License-Identifier: Apache-2.0
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import type { GameEvent } from '../../../protocol.ts'
import { h, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import type { RoomHistory } from '../room-parts.ts'
import { pastNote } from './past-note.ts'

/** Statistics of the last rounds. `panels` gets what came in each, newest first. */
export function createPast<Game extends ChipGame, Result>(options: {
  readonly resultOf: (events: readonly GameEvent[Game][]) => Result
  readonly panels: (results: readonly Result[]) => readonly HTMLElement[]
}): RoomHistory {
  const { resultOf, panels } = options
  const title = h('p', { class: 'past-title' })
  const body = h('div', { class: 'past-panels' })
  return {
    element: h('section', { class: 'past' }, title, body, pastNote()),
    show(rounds) {
      const results = rounds.map(({ events }) => resultOf(events as readonly GameEvent[Game][]))
      setText(
        title,
        results.length === 0
          ? t('studio.room.past.none')
          : t('studio.room.past.rounds', { count: results.length }),
      )
      body.replaceChildren(...(results.length === 0 ? [] : panels(results)))
    },
  }
}
