// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { mayAskToReturn, returnAfterMs } from '@tessera/rules/compliance/exclusions'
import {
  confirmWithinMs,
  leftOf,
  limitKinds,
  limitPeriodOf,
  looserAfterMs,
  looserStateOf,
} from '@tessera/rules/compliance/limits'
import { realityCheckMinutes } from '@tessera/rules/compliance/reality-checks'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../platform/db/index.ts'
import type { ComplianceDeps } from './compliance-deps.ts'
import { exclusionOf, type StoredExclusion } from './exclusions/exclusion-store.ts'
import { findGuard } from './guard-store.ts'
import { limitsOf, type Limit } from './limits/limit-store.ts'
import { findUse } from './limits/use-store.ts'
import { minutesOf } from './stretches/minutes-of.ts'
import { findStretch } from './stretches/stretch-store.ts'

type Protection = OperationOutput<'compliance.show'>
type ShowDeps = Pick<ComplianceDeps, 'settings' | 'currencyOf' | 'playedSince' | 'depositedSince'>

/** The limits of a member with what is used of them, their break or exclusion, and their reality checks. */
export async function showProtection(
  db: Queries,
  deps: ShowDeps,
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
): Promise<Protection> {
  const guard = await findGuard(db, memberId)
  const limits = guard ? await limitsOf(db, memberId, limitKinds) : []
  const presented = []
  for (const limit of limits)
    presented.push(await presentLimit(db, deps, limit, { nowMs, timeZone: guard?.timeZone ?? 'UTC' }))
  const exclusion = await exclusionOf(db, memberId, nowMs)
  const settings = deps.settings.of(brandCode)
  const ofBrand = await settings.read('compliance.realityCheckMinutes')
  const minutes = await minutesOf(settings, (await findStretch(db, memberId))?.minutes)
  return {
    currency: await deps.currencyOf(db, memberId),
    limits: presented,
    exclusion: exclusion ? presentExclusion(exclusion, nowMs) : null,
    realityCheck: minutes ?? null,
    longestRealityCheck: ofBrand > 0 ? ofBrand : (realityCheckMinutes.at(-1) ?? null),
  }
}

/** As its member sees it. */
export const presentExclusion = (
  exclusion: StoredExclusion,
  nowMs: number,
): NonNullable<Protection['exclusion']> => ({
  kind: exclusion.kind,
  from: exclusion.fromMs,
  until: exclusion.untilMs ?? null,
  mayReturn: mayAskToReturn(exclusion, nowMs),
  returnsAt: exclusion.returnAskedAtMs === undefined ? null : exclusion.returnAskedAtMs + returnAfterMs,
  byOperator: exclusion.byOperator !== undefined,
})

async function presentLimit(
  db: Queries,
  deps: ShowDeps,
  limit: Limit,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<Protection['limits'][number]> {
  const { startMs, endMs } = limitPeriodOf(limit.period, nowMs, timeZone)
  const used = await usedOf(db, deps, limit, startMs)
  return {
    kind: limit.kind,
    period: limit.period,
    most: limit.most,
    used: used < 0n ? zero : used,
    left: amountOfMillionths(leftOf(limit.most, used)),
    endsAt: endMs,
    looser: presentLooser(limit, nowMs),
  }
}

async function usedOf(db: Queries, deps: ShowDeps, limit: Limit, startMs: number): Promise<Amount> {
  const { memberId, kind } = limit
  if (kind === 'deposit') return deps.depositedSince(db, memberId, startMs)
  const use = await findUse(db, limit)
  if (use?.startMs === startMs) return use.used
  if (kind === 'playTime') return zero
  const { played, atRisk } = await deps.playedSince(db, memberId, startMs)
  return kind === 'stake' ? played : atRisk
}

function presentLooser({ looser }: Limit, nowMs: number): Protection['limits'][number]['looser'] {
  if (!looser) return null
  const state = looserStateOf(looser.askedAtMs, nowMs)
  if (state === 'lapsed') return null
  const from = looser.askedAtMs + looserAfterMs
  return { most: looser.most ?? null, from, until: from + confirmWithinMs, ready: state === 'ready' }
}
