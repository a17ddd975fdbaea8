// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import type { Lease } from '../rooms/store/lease-store.ts'
import type { Round } from '../rounds/round-store.ts'
import { ATTEMPT_MS, type OutboxCall } from '../wallet/outbox-store.ts'
import { deliverClaimed } from '../wallet/deliver-call.ts'
import { winBody } from '../wallet/wire-bodies.ts'
import { contributionOf, settleLoad, type SettledLoad } from './settle-load.ts'
import { endLoads } from './store/load-store.ts'
import type { Pool } from './store/pool-store.ts'
import { countReturns } from './count-returns.ts'
import type { StoredShot } from './stored-shot.ts'

/** A load whose last bullet has met a fish or come back. */
export interface EndingLoad {
  readonly lease: Lease
  readonly pool: Pool
  readonly round: Round
  /** Of one bullet. */
  readonly stake: Millionths
  readonly bullets: number
  readonly shots: readonly StoredShot[]
}

/** What is owed for a load, and its round as what was played of it: what came back was no play. */
export interface OwedLoad {
  readonly call: Omit<OutboxCall, 'transfer'>
  readonly played: Round
}

export interface EndedLoad<Ending extends EndingLoad> {
  readonly load: Ending
  /** Undefined: it had ended before. */
  readonly owed: OwedLoad | undefined
}

const ONE = 1_000_000n

/**
 * Ends loads of halls in one statement. Those are not among the answers whose hall has another owner: that one ends them. With `isDelivered` their wins are
 * claimed for an attempt of the caller.
 */
export async function endLoadsNow<Ending extends EndingLoad>(
  deps: StudioDeps,
  loads: readonly Ending[],
  { isDelivered }: { readonly isDelivered: boolean },
): Promise<EndedLoad<Ending>[]> {
  const nowMs = deps.clock.now()
  const endings = loads.map((load) => {
    const { round, stake, bullets, shots } = load
    const settled = settleLoad({ stake, bullets }, shots)
    const { payout, unplayed, usedBullets } = settled
    const transactionId = deps.chance.uuid()
    const body = winBody(round, deps.chance.uuid(), transactionId, round.betTransaction, payout, { unplayed })
    return {
      load,
      settled,
      ...{ lease: load.lease, pool: load.pool, round, payout, transactionId, body },
      events: JSON.stringify(shots.map(({ load: _load, ...event }) => event)),
      multiplier: Number((payout * ONE) / round.stake),
      contribution: contributionOf(stake, usedBullets),
    }
  })
  const { held, calls } = await endLoads(deps.database, endings, {
    nowMs,
    dueAtMs: isDelivered ? nowMs + ATTEMPT_MS : nowMs,
  })
  const ended = endings.filter(({ lease }) => held.has(lease.room))
  await countReturns(
    deps,
    ended.flatMap(({ load, round }) => (calls.has(round.id) ? [load] : [])),
  )
  return ended.map(({ load, settled, body, round }) => {
    const id = calls.get(round.id)
    if (id === undefined) return { load, owed: undefined }
    const { wireCode, startedAtMs } = round
    const call = { id, roundId: round.id, kind: 'win' as const, body, attempts: 1, wireCode, startedAtMs }
    return { load, owed: { call, played: playedRound(round, settled, nowMs) } }
  })
}

function playedRound(round: Round, { unplayed, won }: SettledLoad, nowMs: number): Round {
  const stake = round.stake - unplayed
  const multiplier = stake === 0n ? 0 : Number((won * ONE) / stake)
  return { ...round, stake, payout: won, multiplier, endedAtMs: nowMs }
}

/** Hands the win of a load to the operator. */
export async function deliverLoad(
  deps: StudioDeps,
  { call, played }: OwedLoad,
  { transfer }: Pick<OutboxCall, 'transfer'>,
): Promise<void> {
  await deliverClaimed(deps, { ...call, transfer }, played)
}
