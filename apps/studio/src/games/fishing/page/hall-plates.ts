// SPDX-License-Identifier: Apache-2.0
import type { HallMessage } from '../../../fishing-protocol.ts'
import { chipsOf, type ChipForm } from '../../../runtime/card-room/chips.ts'
import { h, setAttribute, setText } from '../../../runtime/page/element.ts'
import { t } from '../../../runtime/texts.ts'
import { chairColours } from '../art/gun-pictures.ts'
import { muzzleOf } from '../pond/muzzles.ts'
import { POND } from '../pond/pond.ts'

/** A plate beside each gun: who shoots, and what their bullets cost. */
export function createHallPlates(money: ChipForm) {
  const plates = chairColours.map((colour, chair) => {
    const name = h('bdi', { class: 'plate-name' })
    const stake = h('bdi', { class: 'plate-stake', dir: 'ltr' })
    const element = h('li', { class: 'hall-plate', 'data-chair': chair }, name, stake)
    const { x, y } = muzzleOf(chair)
    element.style.setProperty('--x', `${(x / POND.width) * 100}%`)
    element.style.setProperty('--y', `${(y / POND.height) * 100}%`)
    element.style.setProperty('--chair', colour)
    return { element, name, stake }
  })
  return {
    element: h('ul', { class: 'hall-plates' }, ...plates.map(({ element }) => element)),
    show({ chairs, own }: HallMessage, ownStake: bigint, write: (amount: bigint) => string): void {
      for (const [chair, plate] of plates.entries()) {
        const player = chairs.find((one) => one.chair === chair)
        setAttribute(plate.element, 'data-taken', player !== undefined)
        setAttribute(plate.element, 'data-own', chair === own)
        setText(
          plate.name,
          player ? (chair === own ? t('studio.fishing.ui.you') : player.name) : t('studio.fishing.ui.free'),
        )
        setText(plate.stake, player ? (chair === own ? write(ownStake) : chipsOf(player.stake, money)) : '')
      }
    },
  }
}
