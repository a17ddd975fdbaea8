// SPDX-License-Identifier: Apache-2.0
import type { Tier } from '@tessera/rules/contracts/contract'
import { judgeTiers } from '@tessera/rules/contracts/judge-tiers'
import { amountFromWire } from '@tessera/rules/money'
import { t } from '../../shared/texts.ts'

/** A tier as it is typed. */
export interface TierDraft {
  /** Stays with the tier when others are removed. */
  key: number
  minBets: string
  minProfitLoss: string
  minActiveMembers: string
  percent: string
}
export type TierField = Exclude<keyof TierDraft, 'key'>

export const emptyTier = (key: number): TierDraft => ({
  key,
  minBets: '',
  minProfitLoss: '',
  minActiveMembers: '',
  percent: '',
})

const millionthsPerPercent = 10_000
const wholeMillionths = 1_000_000
const rateOf = ({ percent }: TierDraft): number => Math.round(Number(percent) * millionthsPerPercent)

/** The tiers as a call takes them; an empty field is zero. */
export const wireTiers = (drafts: readonly TierDraft[]) =>
  drafts.map((draft) => ({
    minBets: Number(draft.minBets),
    minProfitLoss: Number(draft.minProfitLoss),
    minActiveMembers: Number(draft.minActiveMembers),
    rate: rateOf(draft) / wholeMillionths,
  }))

const tierOf = (draft: TierDraft): Tier => ({
  minBets: amountFromWire(Number(draft.minBets)),
  minProfitLoss: amountFromWire(Number(draft.minProfitLoss)),
  minActiveMembers: Number(draft.minActiveMembers),
  rateMillionths: rateOf(draft),
})

/** What is wrong with the tiers, in words; undefined when they may be offered. */
export function tierProblem(drafts: readonly TierDraft[]): string | undefined {
  const found = judgeTiers(drafts.map(tierOf), undefined)
  if (!found) return undefined
  return 'tier' in found
    ? t(`console.contracts.problem.${found.problem}`, { number: found.tier + 1 })
    : t(`console.contracts.problem.${found.problem}`)
}
