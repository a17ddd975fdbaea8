// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { moveByArrows } from '../../runtime/page/arrow-grid.ts'
import { h, on, setAttribute } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { TOWER_FLOORS, towerFloor, towerMultiplier, type TowerBet } from './maths.ts'
import { drawEgg, drawFlame } from './signs.ts'

/** egg and fire were chosen; egg-left and fire-left are revealed at the end. */
export type TowerFace = 'egg' | 'fire' | 'egg-left' | 'fire-left'

/** Nine floors of tiles, the lowest at the bottom, each with the multiplier that it reaches. */
export function createTowerBoard(onTile: (tile: number) => void) {
  const element = h('div', { class: 'tower', role: 'group', 'aria-label': t('studio.tower.board') })
  let floors: HTMLButtonElement[][] = []
  let rows: HTMLElement[] = []
  let current: number | undefined
  return {
    element,
    tile: (floor: number, tile: number) => floors[floor]?.[tile],
    show(bet: TowerBet) {
      const { tiles } = towerFloor(bet)
      current = undefined
      floors = Array.from({ length: TOWER_FLOORS }, (_, floor) =>
        Array.from({ length: tiles }, (_tile, tile) =>
          createTile(nameOf(floor, tile), () => {
            if (floor === current) onTile(tile)
          }),
        ),
      )
      rows = floors.map((buttons, floor) =>
        h(
          'div',
          { class: 'tower-floor', 'data-tiles': tiles },
          h(
            'bdi',
            { class: 'tower-reach', dir: 'ltr' },
            `${formatMultiplier(towerMultiplier(bet, floor + 1)).replace(/\.00$/, '')}×`,
          ),
          ...buttons,
        ),
      )
      element.replaceChildren(...rows.toReversed())
      moveByArrows(floors.toReversed().flat(), tiles)
    },
    /** The floor on which a tile can be chosen now. */
    enable(floor: number | undefined) {
      current = floor
      for (const [index, buttons] of floors.entries()) {
        setAttribute(rows[index]!, 'data-current', index === floor)
        for (const button of buttons) setAttribute(button, 'aria-disabled', String(index !== floor))
      }
      // The Tab key comes to the floor that is played, not to the top.
      if (floor === undefined || element.contains(document.activeElement)) return
      for (const [index, buttons] of floors.entries())
        for (const [tile, button] of buttons.entries())
          button.tabIndex = index === floor && tile === 0 ? 0 : -1
    },
    reveal(floor: number, tile: number, face: TowerFace) {
      const button = floors[floor]?.[tile]
      if (!button || button.dataset['face'] === face) return
      button.dataset['face'] = face
      const safe = face.startsWith('egg')
      button.replaceChildren(safe ? drawEgg() : drawFlame())
      button.setAttribute(
        'aria-label',
        `${nameOf(floor, tile)}: ${t(safe ? 'studio.tower.egg' : 'studio.tower.fire')}`,
      )
    },
  }
}

export type TowerBoard = ReturnType<typeof createTowerBoard>

const nameOf = (floor: number, tile: number): string =>
  t('studio.tower.tile', { floor: floor + 1, tile: tile + 1 })

const createTile = (label: string, onPress: () => void): HTMLButtonElement =>
  on(h('button', { type: 'button', class: 'tower-tile', 'aria-label': label, 'aria-disabled': 'true' }), {
    click: onPress,
  })
