// SPDX-License-Identifier: Apache-2.0
import type { SlotBet } from '../../protocol.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import { t } from '../../runtime/texts.ts'
import { pickOf } from './slot-rules.ts'
import { hasCascades, playedSlotOf } from './titles/every-slot.ts'

/** Every spin to its end; a pick bonus from its first cell on, where the order changes nothing on average. */
export const slotWay: VisibleWay<SlotBet> = {
  words({ title }) {
    const slot = playedSlotOf(title)
    const pick = slot && !hasCascades(slot) && pickOf(slot.rules)
    return pick ? t('studio.way.pick') : t('studio.way.slot')
  },
}
