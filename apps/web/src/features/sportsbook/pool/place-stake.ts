// SPDX-License-Identifier: Apache-2.0
import { Failure } from '@tessera/contract/client/failure'
import { newRequestId } from '@tessera/contract/client/request-ids'
import { call } from '../../../shared/api/call.ts'
import { invalidate } from '../../../shared/api/use-call-query.ts'
import { sessionValues } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import { decidePlacing, placingOf, savePlacing, type StakeOutcome, type StakePlacing } from './placing.ts'

/**
 * So long after it was first sent, a stake without an answer is sent again: the same id never places two. After that
 * nothing is on its way any more, and the platform is only asked whether there is a stake.
 */
const sendAgainForMs = 60_000
const [shortestWaitMs, longestWaitMs] = [1_000, 10_000]
const lockName = 'sportsbook.poolPlacing'

/** Sends a stake. It is stored first, so that whatever happens, this tab or another one finds out what became of it. */
export function placeStake(who: string, question: StakePlacing['question']): void {
  if (savePlacing({ who, requestId: newRequestId(), sentAtMs: Date.now(), question })) void finishStake(who)
}

/** Finds out what became of the last stake of a member. Only one tab of a browser does it at a time. */
export async function finishStake(who: string): Promise<void> {
  const finish = async (): Promise<void> => {
    const placing = placingOf(who)
    if (!placing || placing.outcome) return
    const outcome = await outcomeOf(placing)
    if (!outcome) return
    decidePlacing(who, placing.requestId, outcome)
    invalidate('sportsbook.pool', 'sportsbook.poolBets', 'wallet.balance')
  }
  // Missing on plain http addresses.
  if ('locks' in navigator) await navigator.locks.request(lockName, finish)
  else await finish()
}

/** Undefined once the member is not logged in any more: under another session it would be a stake of somebody else. */
async function outcomeOf(placing: StakePlacing): Promise<StakeOutcome | undefined> {
  for (let waitMs = shortestWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    if (sessionValues()?.customerId !== placing.who) return undefined
    try {
      return await fetchOutcome(placing)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.status === 401) return undefined
      const mayChange = error.uncertain || error.status === 429
      if (!mayChange) return { kind: 'refused', message: error.message }
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function fetchOutcome({ requestId, question, sentAtMs }: StakePlacing): Promise<StakeOutcome> {
  if (Date.now() - sentAtMs < sendAgainForMs) {
    await call('sportsbook.placePoolBet', question, requestId)
    return { kind: 'placed' }
  }
  const { totalCount } = await call('sportsbook.poolBets', { byRequest: requestId })
  return totalCount > 0 ? { kind: 'placed' } : { kind: 'refused', message: t('sportsbook.slip.notPlaced') }
}
