// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import type { Action } from '../frame/main-button.ts'
import type { RoomStop } from '../../room-protocol.ts'
import { t } from '../texts.ts'
import { takesChips, type RoomPhase } from './room-model.ts'

/** Why an operator has stopped the table; undefined if none has. */
export const stopOf = (state: { readonly phase: string; readonly stop?: RoomStop }): RoomStop | undefined =>
  state.phase === 'closed' ? state.stop : undefined

/** What the main button of a table with others depends on. */
export interface RoomAtHand {
  readonly phase: RoomPhase
  /** An operator has stopped the table. */
  readonly isStopped?: boolean
  readonly isConnected: boolean
  /** What lies on the table of this player. */
  readonly staked: Amount
  /** The server has all of it. */
  readonly isSettled: boolean
  readonly canRepeat: boolean
  /** "12.50 USD" */
  readonly write: (amount: Amount) => string
  readonly repeat: () => void
}

/**
 * The main button: chips are the bet, so there is nothing to confirm. It lays the last bet again while the table is empty, and
 * else says how the bet stands.
 */
export function roomAction({
  phase,
  isStopped = false,
  isConnected,
  staked,
  isSettled,
  canRepeat,
  write,
  repeat,
}: RoomAtHand): Action {
  if (isConnected && phase === 'closed' && isStopped) return says(t('studio.room.stopped'))
  if (!isConnected || phase === 'closed') return says(t('studio.crash.opening'))
  const bet = staked > zero ? t('studio.room.bet', { amount: write(staked) }) : undefined
  if (phase === 'settling') return says(t('studio.room.next'))
  if (!takesChips(phase)) return says(bet ?? t('studio.room.noMoreBets'), bet && t('studio.room.noMoreBets'))
  if (bet === undefined)
    return canRepeat
      ? { label: t('studio.table.repeat'), tone: 'bet', enabled: true, run: repeat }
      : says(t('studio.room.placeChips'))
  return says(bet, t(isSettled ? 'studio.room.counts' : 'studio.room.sending'))
}

/** Why the table is closed, in a sentence. */
export function closedSentence(stop: RoomStop | undefined): string {
  if (stop === undefined) return t('studio.crash.opening')
  return t(stop === 'paused' ? 'studio.room.paused' : 'studio.room.held')
}

const says = (label: string, detail?: string): Action => ({
  label,
  tone: 'wait',
  enabled: false,
  run: () => {},
  ...(detail === undefined ? {} : { detail }),
})
