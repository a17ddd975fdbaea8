// SPDX-License-Identifier: Apache-2.0
import { rankOf, rankSign } from '../../runtime/cards/card.ts'
import { createRoads } from '../../runtime/room/roads/create-roads.ts'
import type { RoadOutcome } from '../../runtime/room/roads/outcome.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { dragonTigerGame, type DragonTigerEvent } from './maths.ts'

/** The dragon is red; the bead has the rank of the winning card. */
export function outcomeOfDragonTiger(events: readonly DragonTigerEvent[]): RoadOutcome {
  const [dragon, tiger] = dragonTigerGame.judge(events)
  const difference = rankOf(dragon) - rankOf(tiger)
  return {
    winner: difference === 0 ? 'tie' : difference > 0 ? 'red' : 'blue',
    label: rankSign(difference < 0 ? tiger : dragon),
  }
}

/** The roads of dragon tiger. */
export const historyOfDragonTiger = (): RoomHistory =>
  createRoads<'dragontiger'>({
    sides: {
      red: t('studio.dragontiger.dragon'),
      blue: t('studio.dragontiger.tiger'),
      tie: t('studio.table.tie'),
    },
    outcomeOf: outcomeOfDragonTiger,
  })
