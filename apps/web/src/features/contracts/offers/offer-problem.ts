// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import { judgeTiers } from '@tessera/rules/contracts/judge-tiers'
import { areWhole, tiersOfWire, type WireTier } from '@tessera/rules/contracts/tier-drafts'
import { t } from '../../../shared/texts/texts.ts'
import type { Contract } from './contract-card.tsx'

/** What is wrong with an offer, in words, by the rules that the server applies; undefined when it may be sent. */
export function offerProblem(
  { periodType, tiers }: { kind: ContractKind; periodType: PeriodType; tiers: readonly WireTier[] },
  own: Contract | undefined,
): string | undefined {
  if (!own) return t('contracts.noOwn')
  if (own.periodType !== periodType)
    return t('contracts.ownPeriod', { period: t(`contracts.settled.${own.periodType}`) })
  if (!areWhole(tiers)) return t('numbers.unread')
  const found = judgeTiers(tiersOfWire(tiers), tiersOfWire(own.tiers))
  if (!found) return undefined
  return 'tier' in found
    ? t(`contracts.problem.${found.problem}`, { number: found.tier + 1 })
    : t(`contracts.problem.${found.problem}`)
}
