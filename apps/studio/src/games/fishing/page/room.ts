// SPDX-License-Identifier: Apache-2.0
import type { HallLook } from '@tessera/rules/games/fishing/halls'
import type { LiveMessage, SessionView } from '../../../protocol.ts'
import type { ChipForm } from '../../../runtime/card-room/chips.ts'
import type { amountOf } from '../../../runtime/money.ts'
import type { Operator } from '../../../runtime/operator.ts'
import type { Ask } from '../../../runtime/server/calls.ts'
import type { Sound } from '../../../runtime/sound.ts'
import type { HallSheets } from './sheets/hall-sheets.ts'

/** What the page of fishing has for its lobby and its halls. */
export interface FishingRoom {
  readonly look: HallLook
  readonly title: string
  readonly session: SessionView
  /** The secret of the session. */
  readonly secret: string
  readonly ask: Ask
  readonly operator: Operator
  readonly sound: Sound
  readonly sheets: HallSheets
  readonly money: ChipForm
  /** What belongs to the page and to no hall. */
  readonly receive: (message: LiveMessage) => void
  readonly wallet: () => bigint
  /** Shows a balance in the bar. */
  readonly show: (balance: ReturnType<typeof amountOf>) => void
}
