// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { returnOf } from '../../fair/multiplier.ts'
import type { TableBet } from '../../protocol.ts'
import type { Action } from '../../runtime/frame/main-button.ts'
import { groupHundredths } from '../../runtime/hundredths.ts'
import { amountOf, groupMoney, showAmount } from '../../runtime/money.ts'
import { t } from '../../runtime/texts.ts'
import { crashMultiplier } from './maths.ts'
import type { Flight } from './table-model.ts'

/** What the player has asked for: a bet in the next round, one that is being placed, or to leave. */
export type CrashRequest = 'none' | 'next' | 'placing' | 'leaving'

export interface CrashMoment {
  readonly flight: Flight
  readonly request: CrashRequest
  readonly connected: boolean
  /** The player's bet at the table. */
  readonly tableBet: TableBet | undefined
  /** A bet was accepted for this round, even if it is not on the table yet. */
  readonly taken: boolean
  readonly decimals: number
  readonly press: () => void
  readonly cashOut: (roundId: string) => void
}

/** Whether a bet is in the round and can still win. */
export const isRiding = (tableBet: TableBet | undefined, { phase }: Flight): tableBet is TableBet =>
  tableBet !== undefined && tableBet.leftAtHundredths === null && phase !== 'crashed'

/** What the main button does at this moment. */
export function crashAction(moment: CrashMoment): Action {
  const { flight, request, connected, tableBet, taken, press } = moment
  if (!connected || flight.phase === 'closed') return waitAction(t('studio.crash.opening'))
  if (request === 'placing') return waitAction(t('studio.crash.placing'))
  if (isRiding(tableBet, flight) && flight.phase === 'running') return cashOutAction(moment, tableBet)
  if (flight.phase === 'betting' && taken)
    return {
      ...waitAction(t('studio.crash.placed')),
      ...(tableBet ? { detail: `${groupMoney(tableBet.stake)} ${tableBet.currency}` } : {}),
    }
  if (request === 'next')
    return {
      label: t('studio.crash.waiting'),
      detail: t('studio.crash.cancel'),
      tone: 'wait',
      enabled: true,
      run: press,
    }
  return {
    label: t(flight.phase === 'betting' ? 'studio.bet' : 'studio.crash.betNext'),
    tone: 'bet',
    enabled: true,
    run: press,
  }
}

const waitAction = (label: string): Action => ({ label, tone: 'wait', enabled: false, run: () => {} })

/** Leaves with what the bet pays now. */
function cashOutAction({ flight, request, decimals, cashOut }: CrashMoment, bet: TableBet): Action {
  const pays = returnOf(amountOf(bet.stake), crashMultiplier(flight.hundredths), 10n ** BigInt(6 - decimals))
  return {
    label: t('studio.cashOut'),
    detail: `${showAmount(amountOfMillionths(pays), decimals)} ${bet.currency} · ${groupHundredths(flight.hundredths)}×`,
    tone: 'cash-out',
    enabled: request !== 'leaving',
    run: () => cashOut(bet.id),
  }
}
