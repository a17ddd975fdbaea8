// SPDX-License-Identifier: Apache-2.0
import { Fault, type LivePayload } from '@tessera/contract'

/** Why a member may not place a bet, as their open pages learn it. */
export type PlayRefusal = LivePayload<'compliance.refused'>

/** Thrown inside the transaction of a bet: rolls it back, and says why. */
export class PlayRefused extends Fault {
  readonly memberId: bigint
  readonly refusal: PlayRefusal

  constructor(memberId: bigint, refusal: Pick<PlayRefusal, 'reason'> & Partial<PlayRefusal>) {
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
