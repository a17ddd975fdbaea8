// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { findRound, type Round } from '../rounds/round-store.ts'
import { clearRefusals, isTaken, unclearRefusals } from '../rounds/bet-answer.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { betBody } from '../wallet/wire-bodies.ts'
import { deliverRaiseRollback } from './deliver-raises.ts'
import { oweRaise } from './owe-raises.ts'
import { endRaise, type Raise } from './raise-store.ts'

/**
 * Requests a reserved raise from the operator, as a further bet of its round. Returns the balance after it. A clear no is
 * a refusal; everything except a clear yes is rolled back until the operator has confirmed it. The round stays open.
 */
export async function takeRaise(
  deps: StudioDeps,
  account: { readonly wireCode: string; readonly transfer: boolean },
  raise: Raise,
): Promise<Millionths | null> {
  const round = (await findRound(deps.database, raise.roundId))!
  const requestId = deps.chance.uuid()
  const answer = await deps.wallet.send(
    '/transaction/bet',
    betBody({ ...round, token: raise.token }, requestId, raise.transactionId, raise.amount),
    walletAccountOf(account),
  )
  if (isTaken(answer, round, requestId)) return answer?.balance ?? null
  const refused = answer && clearRefusals[answer.status]
  if (refused) {
    await deps.database.transaction((tx) => endRaise(tx, raise, 'refused'))
    throw new StudioRefusal(refused)
  }
  if (await giveRaiseBack(deps, round, raise)) await deliverRaiseRollback(deps, raise.transactionId)
  throw new StudioRefusal((answer && unclearRefusals[answer.status]) ?? 'studio.betNotTaken')
}

/** Owes the rollback of a reserved raise; false if it was ended meanwhile. */
export function giveRaiseBack(deps: StudioDeps, round: Round, raise: Raise): Promise<boolean> {
  return deps.database.transaction((tx) => oweRaise(tx, deps, round, raise, 'reserved'))
}
