// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../page/element.ts'
import { icon } from '../page/icons.ts'
import { t } from '../texts.ts'
import { createRoomClock } from './room-clock.ts'
import type { RoomMoment } from './room-model.ts'

/** Over the picture: the clock of the table, how many play there, and the way to its chat. */
export function createRoomBar(chat: HTMLElement | undefined) {
  const clock = createRoomClock()
  const count = h('span', { 'aria-hidden': 'true' })
  const spoken = h('span', { class: 'visually-hidden' })
  const people = h('p', { class: 'room-players', hidden: true }, icon('people'), count, spoken)
  return {
    element: h('div', { class: 'room-bar' }, clock.element, people, chat),
    show(moment: RoomMoment, players: number, waitsFor?: string): void {
      clock.show(moment, waitsFor)
      people.hidden = players === 0
      setText(count, String(players))
      setText(spoken, t('studio.room.players', { players }))
    },
  }
}
