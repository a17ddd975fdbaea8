// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { reviewReasons, reviewRules, type ReviewLimits } from '@tessera/rules/wallet/review-withdrawal'
import type { Queries } from '../../../platform/db/index.ts'
import { factsSince } from '../../wallet/index.ts'

const days = 30
const dayMs = 86_400_000

/** How many withdrawals of the last 30 days these rules would have marked, by what was known when they were requested. */
export async function tryReviewRules(
  db: Queries,
  brandCode: string | undefined,
  limits: ReviewLimits,
  nowMs: number,
): Promise<OperationOutput<'backoffice.tryReviewRules'>> {
  const judged = (await factsSince(db, brandCode ?? null, nowMs - days * dayMs)).map((facts) =>
    reviewReasons(limits, facts).map(({ rule }) => rule),
  )
  return {
    withdrawals: judged.length,
    marked: judged.filter((rules) => rules.length > 0).length,
    rules: reviewRules.map((rule) => ({
      rule,
      marked: judged.filter((rules) => rules.includes(rule)).length,
    })),
  }
}
