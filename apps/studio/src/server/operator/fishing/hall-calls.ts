// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { StudioDeps } from '../../deps.ts'
import { listOperatedHalls, listOperatedPools } from '../../fishing/store/hall-store.ts'
import { listFishReturns } from '../../fishing/store/return-store.ts'
import type { OperatorCall } from '../cards/card-calls.ts'

const hallsInput = z.strictObject({ operator_id: z.string().min(1).max(255) })

/** A hall as its operators see it. Times are epoch milliseconds, amounts digits of millionths. */
export interface ReportedHall {
  /** Our name of it, for the call that pauses it. */
  readonly room: string
  readonly shooting: number
  readonly pause: { readonly at: number; readonly by: string; readonly reason: string } | null
  /** Loads that have not ended, and what they cost. */
  readonly loads: number
  readonly staked: string
}

export interface HallReport {
  readonly now: number
  readonly halls: readonly ReportedHall[]
  /** Jackpots of money. */
  readonly pools: readonly { readonly level: number; readonly currency: string; readonly amount: string }[]
}

/** What bullets returned that met fish of one kind, in one currency, without jackpots and play money. */
export interface ReportedFishReturn {
  readonly fish: string
  readonly currency: string
  readonly since: number
  readonly bullets: string
  readonly staked: string
  readonly returned: string
}

/** What an operator sees of fishing halls. `/room/pause` pauses them. */
export function hallCalls({ database, clock }: StudioDeps, call: OperatorCall): void {
  call('/fishing/halls', hallsInput, async (): Promise<HallReport> => ({
    now: clock.now(),
    halls: (await listOperatedHalls(database)).map(({ pausedAt, pausedBy, pauseReason, ...hall }) => ({
      ...hall,
      pause: pausedAt && { at: pausedAt.getTime(), by: pausedBy ?? '', reason: pauseReason ?? '' },
    })),
    pools: await listOperatedPools(database),
  }))
  call('/fishing/returns', hallsInput, async () => ({
    now: clock.now(),
    returns: (await listFishReturns(database)).map(
      ({ fish, currency, since, ...sums }): ReportedFishReturn => ({
        ...{ fish, currency, since: since.getTime() },
        ...{ bullets: String(sums.bullets), staked: String(sums.staked), returned: String(sums.returned) },
      }),
    ),
  }))
}
