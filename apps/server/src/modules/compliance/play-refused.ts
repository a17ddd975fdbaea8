// SPDX-License-Identifier: Apache-2.0
import { Fault } from '@tessera/contract'
import type { LimitPeriod } from '@tessera/rules/compliance/limits'
import type { Amount } from '@tessera/rules/money'

/** Why a member may not place a bet. */
export interface PlayRefusal {
  reason: 'stake' | 'loss' | 'playTime' | 'realityCheck' | 'excluded'
  period: LimitPeriod | null
  most: Amount | null
  left: Amount | null
  /** When the period, the break or the exclusion ends, if it does. */
  until: number | null
}

/** Thrown inside the transaction of a bet: rolls it back, and says why. */
export class PlayRefused extends Fault {
  readonly memberId: number
  readonly refusal: PlayRefusal

  constructor(memberId: number, refusal: Pick<PlayRefusal, 'reason'> & Partial<PlayRefusal>) {
    const whole = { period: null, most: null, left: null, until: null, ...refusal }
    super(faultOf(whole), { ...whole })
    this.memberId = memberId
    this.refusal = whole
  }
}

function faultOf({ reason }: PlayRefusal) {
  if (reason === 'excluded') return 'compliance.excluded'
  return reason === 'realityCheck' ? 'compliance.realityCheck' : 'compliance.limitReached'
}
