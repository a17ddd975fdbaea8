// SPDX-License-Identifier: Apache-2.0
import { formatMoney, type Millionths } from '../money.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import { giveBack, takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import { newLoad, type Load } from './load.ts'
import { openLoad } from './store/load-store.ts'

export interface LoadOrder {
  readonly lease: Lease
  readonly chair: number
  /** Of one bullet. */
  readonly stake: Millionths
  readonly bullets: number
  /** The highest of the hall: in proportion to it a bullet can win the jackpot. */
  readonly highestStake: Millionths
  /** The last line of the hall's log. */
  readonly afterVersion: bigint
}

/** Whether a load was stored is not known: only the database knows. */
export class LoadInDoubt extends Error {}

/**
 * Buys a load: reserves it with the player's seeds, takes its stake from the wallet and opens it. Throws a refusal, then nothing was taken or it is
 * on its way back; LeaseLost, with the same; or LoadInDoubt.
 */
export async function takeLoad(deps: StudioDeps, session: Session, order: LoadOrder): Promise<Load> {
  const { lease, chair, stake, bullets, highestStake, afterVersion } = order
  if (session.endsAtMs <= deps.clock.now()) throw new StudioRefusal('studio.sessionExpired')
  const { decimals } = session.currency
  const show = (amount: Millionths): string => formatMoney(amount, decimals)
  const { round, repeated, ...taken } = await takeBet(deps, session, {
    requestId: deps.chance.uuid(),
    stake: stake * BigInt(bullets),
    parameters: { hall: lease.room, bullet: show(stake), bullets, highest: show(highestStake) },
  })
  if (repeated || !('secretSeeds' in taken) || !taken.secretSeeds)
    throw new Error('a load without seeds of its own')
  if (taken.balance !== null)
    deps.players.notify(session.playerId, { type: 'balance', balance: show(taken.balance) })
  const opened = await openLoad(
    deps.database,
    lease,
    { round, chair, stake, bullets, afterVersion },
    deps.clock.now(),
  ).catch((error: unknown) => {
    throw new LoadInDoubt(String(error))
  })
  if (opened === 'open')
    return newLoad(
      { round, seeds: taken.secretSeeds, transfer: session.transfer },
      { stake, bullets },
      deps.clock.now(),
    )
  const refusal = await giveBack(
    deps,
    round,
    opened === 'paused' ? 'studio.bettingClosed' : 'studio.betNotTaken',
  )
  if (opened === 'lost') throw new LeaseLost(lease.room)
  throw refusal
}
