// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundOf } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import { pause } from './pause.ts'
import { t } from './texts.ts'

const MOVE_MS = 700

/** Makes the main button show the recorded round, as often as it is pressed. */
export function offerReplay<Code extends GameCode>(
  host: GameHost<Code>,
  show: (round: RoundOf<Code>) => Promise<void>,
): void {
  const { recorded } = host
  if (!recorded) return
  const offer = () =>
    host.action.set({ label: t('studio.replay'), tone: 'bet', enabled: true, run: () => void run() })
  const run = async () => {
    await show(recorded())
    offer()
  }
  offer()
}

/** Waits between two moves of a recorded round. */
export const pauseBetweenMoves = (): Promise<void> => pause(MOVE_MS)
