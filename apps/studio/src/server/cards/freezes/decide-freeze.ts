// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '@tessera/server-kit/background/in-background'
import { sql, type Queries } from '../../database.ts'
import type { StudioDeps } from '../../deps.ts'
import type { Millionths } from '../../money.ts'
import { deliverCall } from '../../wallet/deliver-call.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../../wallet/wire-bodies.ts'
import {
  endFreeze,
  findFreeze,
  listFreezesOver,
  type Freeze,
  type FreezeEnding,
  type FreezeShare,
} from './freeze-store.ts'
import { letGo, lockSitting, lowerPayout } from './held-payout.ts'
import { sharesOfLoss } from './shares-of-loss.ts'

const RELEASED_AT_ONCE = 100

export interface Decision {
  readonly freezeId: string
  readonly by: string
  readonly decision: 'release' | 'withhold'
  readonly reason: string
}

export type DecisionAnswer =
  | Pick<Freeze, 'id' | 'state' | 'shares'>
  | 'unknown'
  | 'samePerson'
  | 'decided'
  | 'stillPlaying'

/**
 * Lets a held win go, or withholds it: then the payout of its sitting is lowered before it is sent for the first time. Needs another
 * person than the one who held it. What is withheld is exactly what the shares come to; so it waits until the player has left.
 */
export async function decideFreeze(deps: StudioDeps, given: Decision): Promise<DecisionAnswer> {
  const known = await findFreeze(deps.database, given.freezeId)
  if (!known) return 'unknown'
  if (isSamePerson(given.by, known.frozenBy)) return 'samePerson'
  let due: bigint | undefined
  const answer = await deps.database.transaction(async (tx): Promise<DecisionAnswer> => {
    const { endedAt } = await lockSitting(tx, known.roundId)
    const freeze = (await findFreeze(tx, known.id))!
    const nowMs = deps.clock.now()
    const wanted = given.decision === 'release' ? 'released' : 'withheld'
    if (freeze.state !== 'held') return freeze.state === wanted ? freeze : 'decided'
    // Its time is over, and nothing but the next recovery is missing.
    if (freeze.until.getTime() <= nowMs && wanted === 'withheld') return 'decided'
    if (wanted === 'withheld' && !endedAt) return 'stillPlaying'
    const shares = wanted === 'withheld' ? await withhold(tx, freeze) : []
    const ending: FreezeEnding = { state: wanted, by: given.by, reason: given.reason, shares, nowMs }
    await endFreeze(tx, freeze.id, ending)
    due = await letGo(tx, freeze.roundId, nowMs)
    return { id: freeze.id, state: wanted, shares }
  })
  if (due !== undefined)
    inBackground(deliverCall(deps, due), deps.log, 'a payout that was let go still waits')
  return answer
}

/** Lets everything go that nobody has decided in time. */
export async function releaseOldFreezes(deps: Pick<StudioDeps, 'database' | 'clock'>): Promise<void> {
  const nowMs = deps.clock.now()
  for (const id of await listFreezesOver(deps.database, nowMs, RELEASED_AT_ONCE))
    await deps.database.transaction(async (tx) => {
      const { roundId } = (await findFreeze(tx, id))!
      await lockSitting(tx, roundId)
      await endFreeze(tx, id, { state: 'released', by: null, reason: null, shares: [], nowMs })
      await letGo(tx, roundId, nowMs)
    })
}

/** Lowers the payout; answers who gets what of it. */
async function withhold(tx: Queries, { roundId, amount, losses }: Freeze): Promise<FreezeShare[]> {
  const lowered = await lowerPayout(tx, roundId, amount)
  const userOf = await findUsers(tx, Object.keys(losses).map(BigInt))
  const lost = Object.entries(losses).map(([playerId, digits]) => ({
    user: userOf.get(playerId)!,
    lost: BigInt(digits),
  }))
  return sharesOfLoss(lost, toWire(lowered)).map((share) => ({ ...share, amount: Number(share.amount) }))
}

/** As the operator knows these players. */
export async function findUsers(db: Queries, playerIds: readonly bigint[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ id: string; user: string }>(sql`
    select id::text, operator_user as user from studio.player where id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ id, user }) => [id, user]))
}

const toWire = (amount: Millionths): bigint => amount / MILLIONTHS_PER_WIRE_UNIT

const isSamePerson = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
