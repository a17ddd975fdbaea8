// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import type { BoxMove, TableHand } from '../../../blackjack-room-protocol.ts'
import type { Action } from '../../../runtime/frame/main-button.ts'
import { t } from '../../../runtime/texts.ts'
import { pointsOf } from '../hand-texts.ts'
import { asksPlayers, takesBets, type SevenPhase } from './seven-model.ts'
import { boxName } from './spots.ts'

/** What the main button of the table depends on. */
export interface SevenAtHand {
  readonly phase: SevenPhase
  readonly isConnected: boolean
  /** An operator has stopped the table. */
  readonly isStopped?: boolean
  /** The hand that this player decides now. */
  readonly current: TableHand | undefined
  /** Whether any box is this player's. */
  readonly hasBox: boolean
  /** This player's hands are in play. */
  readonly isPlaying: boolean
  /** What lies on the table of this player. */
  readonly staked: Amount
  /** The server has all of it. */
  readonly isSettled: boolean
  readonly canRepeat: boolean
  /** "12.50 USD" */
  readonly write: (amount: Amount) => string
  readonly repeat: () => void
  readonly decide: (move: BoxMove) => void
}

/** The main button: it lays the last bets again, stands or declines insurance, and else says what is waited for. */
export function sevenAction(atHand: SevenAtHand): Action {
  const { phase, isConnected, isStopped, staked, write } = atHand
  if (isConnected && phase === 'closed' && isStopped) return says(t('studio.room.stopped'))
  if (!isConnected || phase === 'closed') return says(t('studio.crash.opening'))
  if (takesBets(phase)) return betting(atHand)
  if (asksPlayers(phase)) return deciding(phase, atHand)
  if (phase === 'settling') return says(t('studio.room.next'))
  const bet = staked > zero ? t('studio.room.bet', { amount: write(staked) }) : undefined
  return says(bet ?? waitingFor(atHand), bet && waitingFor(atHand))
}

/** What is waited for while this player decides nothing. */
export function waitingFor({ phase, isPlaying }: Pick<SevenAtHand, 'phase' | 'isPlaying'>): string {
  if (asksPlayers(phase)) return t(isPlaying ? 'studio.seven.wait' : 'studio.seven.othersPlay')
  if (phase === 'dealer') return t('studio.seven.dealerPlays')
  return t(phase === 'closing' ? 'studio.room.noMoreBets' : 'studio.seven.cards')
}

function betting({ hasBox, staked, isSettled, canRepeat, write, repeat }: SevenAtHand): Action {
  if (staked > zero)
    return says(
      t('studio.room.bet', { amount: write(staked) }),
      t(isSettled ? 'studio.room.counts' : 'studio.room.sending'),
    )
  if (canRepeat) return { label: t('studio.table.repeat'), tone: 'bet', enabled: true, run: repeat }
  return says(t(hasBox ? 'studio.room.placeChips' : 'studio.seven.choose'))
}

function deciding(phase: 'insurance' | 'deciding', atHand: SevenAtHand): Action {
  const { current, decide } = atHand
  if (!current) return says(waitingFor(atHand))
  const detail = `${boxName(current.box)} · ${pointsOf(current.cards)}`
  const [label, move] =
    phase === 'insurance'
      ? (['studio.blackjack.decline', 'decline'] as const)
      : (['studio.blackjack.stand', 'stand'] as const)
  return { label: t(label), detail, tone: 'cash-out', enabled: true, run: () => decide(move) }
}

const says = (label: string, detail?: string): Action => ({
  label,
  tone: 'wait',
  enabled: false,
  run: () => {},
  ...(detail === undefined ? {} : { detail }),
})
