// SPDX-License-Identifier: Apache-2.0
import { judgeTiers } from '@tessera/rules/contracts/judge-tiers'
import { areWhole, type TierDraft, tiersOfWire, wireTiers } from '@tessera/rules/contracts/tier-drafts'
import { t } from '../../shared/texts.ts'

/** What is wrong with the tiers, in words; undefined when they may be offered. */
export function tierProblem(drafts: readonly TierDraft[]): string | undefined {
  const tiers = wireTiers(drafts)
  if (!areWhole(tiers)) return t('numbers.unread')
  const found = judgeTiers(tiersOfWire(tiers), undefined)
  if (!found) return undefined
  return 'tier' in found
    ? t(`console.contracts.problem.${found.problem}`, { number: found.tier + 1 })
    : t(`console.contracts.problem.${found.problem}`)
}
