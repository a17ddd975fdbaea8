// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import { playCurrency } from '@tessera/rules/identity/trial'
import { zero } from '@tessera/rules/money'
import { memberById, type Member } from '../../../members/index.ts'
import { requireAge } from '../../../play/index.ts'
import { requireOwnCurrency } from '../../../site/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { stakeIdOf } from '../../bets/bet-id.ts'
import { readBetTerms } from '../../bets/read-terms.ts'
import { sportsbookVendor } from '../../bets/sportsbook-vendor.ts'
import { postStake } from '../../bets/take-stake.ts'
import { takesBetsAt, type BookEvent } from '../../book/events/event.ts'
import { shareEvent } from '../../book/events/event-store.ts'
import { cardOfEvent } from '../../book/views/card-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { insertStake, type PoolStake } from './pool-store.ts'
import { showStakes } from './show-pool.ts'

/**
 * Puts a stake in the pool of a fight, in the transaction of the call. The fight stays as it is until its end, so a stake
 * is either in the pool before betting closes or refused.
 */
export async function placePoolBet(
  deps: SportsbookDeps,
  facts: CallContext<'sportsbook.placePoolBet'>,
  input: OperationInput<'sportsbook.placePoolBet'>,
): Promise<OperationOutput<'sportsbook.placePoolBet'>> {
  const { tx, member, brandCode, nowMs } = facts
  const { memberId } = member
  const { currency } = await playerOf(tx, memberId)
  if (currency !== playCurrency) await requireOwnCurrency(deps.settings.of(brandCode), currency)
  const { settings } = deps
  const { lowestStake, highestStake } = await readBetTerms(settings, brandCode)
  const { vendorCode } = sportsbookVendor
  await requireAge({ db: tx, settings }, { memberId, brandCode, nowMs, gameType: 'COCKFIGHT', vendorCode })
  const { stake, side } = input
  if (!isInCoins(stake, currency)) throw fault('sportsbook.stakeTooFine')
  if (stake < lowestStake) throw fault('sportsbook.stakeTooSmall', { min: lowestStake })
  if (stake > highestStake) throw fault('sportsbook.stakeTooLarge', { max: highestStake })
  requireOpen(await cardOfEvent(tx, BigInt(input.eventId)), nowMs)
  const bet: PoolStake = {
    id: stakeIdOf(memberId, input.requestId),
    memberId,
    eventId: BigInt(input.eventId),
    currency,
    side,
    stake,
    status: 'open',
    returned: undefined,
    validBet: zero,
    settlements: 0,
    placedAtMs: nowMs,
    endedAtMs: undefined,
  }
  const balance = await postStake(tx, { ...bet, gameCode: 'cockfight' })
  // The wait for the account may have been long: whoever was shut out meanwhile, or came after the start, may not bet.
  await playerOf(tx, memberId)
  requireOpen(await shareEvent(tx, bet.eventId), deps.clock.now())
  await insertStake(tx, bet)
  facts.afterCommit(() => pushBalance(deps, bet))
  return {
    bet: (await showStakes(tx, memberId, { ids: [bet.id], language: input.language, nowMs }))[0]!,
    balance,
  }
}

/** A member who may play. */
async function playerOf(tx: Tx, memberId: bigint): Promise<Member> {
  const member = await memberById(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  return member
}

/** Throws unless an event is a fight whose pool takes stakes at this moment. */
function requireOpen(event: BookEvent | undefined, nowMs: number): void {
  if (event?.sport !== 'cockfight') throw fault('sportsbook.unknownEvent')
  const isBefore = event.status === 'scheduled' && takesBetsAt(event, nowMs)
  if (!isBefore || event.stopped !== undefined) throw fault('sportsbook.poolClosed')
}
