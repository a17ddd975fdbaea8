// SPDX-License-Identifier: Apache-2.0
import type { StudioRefusalCode } from '../../../protocol.ts'
import { t } from '../../../runtime/texts.ts'
import type { WayOn } from './hall-notice.ts'
import type { FishingRoom } from './room.ts'

/** After these the same fire may succeed in a moment: it goes on. */
const passing: ReadonlySet<StudioRefusalCode> = new Set([
  'studio.betTooEarly',
  'studio.roundPending',
  'studio.tooManyRequests',
  'studio.unavailable',
])
export const mayPass = (code: StudioRefusalCode): boolean => passing.has(code)

/** Where somebody can go whose bullets were refused: to the cashier if money is missing, else back to the halls. */
export function wayAfter(
  { operator, session }: FishingRoom,
  code: StudioRefusalCode,
  back: () => void,
): WayOn {
  const hasCashier = operator.framed && session.depositUrl !== '' && !session.playMoney
  return code === 'studio.notEnoughMoney' && hasCashier
    ? { label: t('studio.deposit'), act: () => operator.notify('tessera.deposit') }
    : { label: t('studio.fishing.ui.allHalls'), act: back }
}
