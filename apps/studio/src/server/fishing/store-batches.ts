// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { holdLease, LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import type { HallNews, ShotResult } from './hall-play.ts'
import { insertLines } from './store/line-store.ts'
import { payPool, type Pool } from './store/pool-store.ts'

/** What happened in a hall, to be stored before anybody sees it. */
export interface HallBatch {
  readonly lease: Lease
  readonly version: bigint
  readonly pool: Pool
  /** The smallest amount of the currency. */
  readonly coin: Millionths
  readonly decimals: number
  readonly news: HallNews
}

/** lost: its hall has another owner. */
export type StoredBatch =
  | { readonly batch: HallBatch; readonly results: readonly ShotResult[] }
  | { readonly batch: HallBatch; readonly lost: true }

const hasJackpot = ({ news }: HallBatch): boolean => news.results.some(({ winsJackpot }) => winsJackpot)

/**
 * Stores batches of many halls: in one statement but for the rare ones with a jackpot, each of which has a transaction. The same batch again changes
 * nothing, and gives the same.
 */
export async function storeBatches(deps: StudioDeps, batches: readonly HallBatch[]): Promise<StoredBatch[]> {
  const [silent, noisy] = parted(batches, ({ news }) => news.results.length === 0)
  const [lucky, usual] = parted(noisy, hasJackpot)
  const stored: StoredBatch[] = silent.map((batch) => ({ batch, results: [] }))
  if (usual.length > 0) {
    const lines = usual.map((batch) => lineOf(batch, batch.news.results))
    const held = await insertLines(deps.database, lines, deps.clock.now())
    for (const batch of usual)
      stored.push(held.has(batch.lease.room) ? { batch, results: batch.news.results } : { batch, lost: true })
  }
  for (const batch of lucky) stored.push(await storeLucky(deps, batch))
  return stored
}

async function storeLucky(deps: StudioDeps, batch: HallBatch): Promise<StoredBatch> {
  const nowMs = deps.clock.now()
  try {
    const results = await deps.database.transaction(async (tx) => {
      await holdLease(tx, batch.lease)
      const paid: ShotResult[] = []
      for (const result of batch.news.results) {
        if (!result.winsJackpot) paid.push(result)
        else {
          const { load: roundId, bullet } = result.stored
          const amount = await payPool(tx, batch.pool, { roundId, bullet, coin: batch.coin, nowMs })
          paid.push(withJackpot(result, amount, batch.decimals))
        }
      }
      await insertLines(tx, [lineOf(batch, paid)], nowMs)
      return paid
    })
    return { batch, results }
  } catch (error) {
    if (error instanceof LeaseLost) return { batch, lost: true }
    throw error
  }
}

const withJackpot = (result: ShotResult, amount: Millionths, decimals: number): ShotResult => {
  const jackpot = formatMoney(amount, decimals)
  return { ...result, stored: { ...result.stored, jackpot }, view: { ...result.view, jackpot } }
}

const lineOf = ({ lease, version }: HallBatch, results: readonly ShotResult[]) => ({
  lease,
  version,
  shots: results.map(({ stored }) => stored),
})

function parted<One>(all: readonly One[], test: (one: One) => boolean): [One[], One[]] {
  return [all.filter(test), all.filter((one) => !test(one))]
}
