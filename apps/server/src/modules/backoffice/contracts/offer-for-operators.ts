// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput } from '@tessera/contract'
import type { ContractKind, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { contractFlags } from '../../agents/index.ts'
import { flagOf, rulesTiers } from '../../contracts/index.ts'
import { isAgentType, memberByUsername, type Member } from '../../members/index.ts'

/** An offer of the operator to an agent who has no upline. */
export interface OperatorOffer {
  brandCode: string
  memberId: bigint
  kind: ContractKind
  periodType: PeriodType
  tiers: Tier[]
}

/**
 * Finds whom an offer is for, and checks that the operator may make it. Throws `backoffice.noAgent`,
 * `backoffice.hasUpline` and `backoffice.kindOff`.
 */
export async function offerFor(
  db: Queries,
  settings: Settings,
  brandCode: string,
  {
    account,
    kind,
    periodType,
    tiers,
  }: Pick<OperationInput<'backoffice.dryRunContract'>, 'account' | 'kind' | 'periodType' | 'tiers'>,
): Promise<OperatorOffer> {
  const agent = await memberByUsername(db, brandCode, account)
  await requireOffer(settings.of(brandCode), agent, kind)
  return { brandCode, memberId: agent!.id, kind, periodType, tiers: rulesTiers(tiers) }
}

/** The same check, for an account that was looked up already. */
export async function requireOffer(
  settings: Settings,
  agent: Member | undefined,
  kind: ContractKind,
): Promise<void> {
  if (!agent?.enabled || !isAgentType(agent.type)) throw fault('backoffice.noAgent')
  if (agent.uplineId !== null) throw fault('backoffice.hasUpline')
  const flags = await contractFlags(settings, true)
  if (!flags[flagOf[kind]]) throw fault('backoffice.kindOff')
}

const millionthsPerPercent = 10_000

/** Whether an offer needs two operators: its highest rate is above that of the setting, which 0 switches off. */
export async function needsTwoOperators(settings: Settings, tiers: readonly Tier[]): Promise<boolean> {
  const percent = await settings.read('contracts.fourEyesRatePercent')
  const highest = Math.max(0, ...tiers.map(({ rateMillionths }) => rateMillionths))
  return percent > 0 && highest > percent * millionthsPerPercent
}
