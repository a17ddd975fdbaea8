// SPDX-License-Identifier: Apache-2.0
import type { DealerGesture } from '../../../runtime/room/room-parts.ts'
import type { RoomMoment } from '../../../runtime/room/room-model.ts'
import { t } from '../../../runtime/texts.ts'
import { asksPlayers, type SevenMoment, type SevenPhase } from './seven-model.ts'

/** So little time is left to decide that the clock warns. */
const HURRY_MS = 4_000

const gestures: Readonly<Record<SevenPhase, DealerGesture>> = {
  closed: 'idle',
  open: 'invite',
  last: 'idle',
  closing: 'close',
  dealing: 'deal',
  insurance: 'invite',
  deciding: 'idle',
  raising: 'idle',
  drawing: 'deal',
  dealer: 'deal',
  settling: 'pay',
}
/** What the dealer does in a phase. */
export const sevenGesture = (phase: SevenPhase): DealerGesture => gestures[phase]

/** The moment as the clock of a table draws it: time to decide runs as time to bet does. */
export function clockMoment({ phase, roundId, leftMs, share }: SevenMoment): RoomMoment {
  const time = { roundId, leftMs, share }
  if (asksPlayers(phase)) return { phase: leftMs > HURRY_MS ? 'open' : 'last', ...time }
  const isPlayed = phase === 'dealing' || phase === 'raising' || phase === 'drawing' || phase === 'dealer'
  return { phase: isPlayed ? 'drawn' : (phase as RoomMoment['phase']), ...time }
}

/** What its clock waits for, where that is neither the close nor the next round. */
export const waitsFor = (phase: SevenPhase): string | undefined =>
  asksPlayers(phase) ? t('studio.seven.untilDecided') : undefined
