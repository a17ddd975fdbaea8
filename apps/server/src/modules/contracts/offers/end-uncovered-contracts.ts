// SPDX-License-Identifier: Apache-2.0
import { covers } from '@tessera/rules/contracts/covers'
import { periodOf } from '@tessera/rules/contracts/periods'
import { tiersOf, type StoredTier } from '@tessera/rules/contracts/stored-tiers'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { todayOf } from '../today.ts'
import { lockContract } from './answer-offer.ts'
import { contractInState, type Contract } from './contract-store.ts'
import { endUncovered } from './end-below.ts'

/** Contracts that one statement reads. */
const most = 2_000

/**
 * Job: ends active contracts that no active contract of their upline covers, with their running period, and those below
 * them. Since offers, answers and ends hold the contract above, these are contracts from before they did; until they
 * have ended, settlement gives them no more than the contracts above give. Answers how many it ended.
 */
export async function endUncoveredContracts(
  deps: Pick<ContractsDeps, 'database' | 'settings'>,
  nowMs: number,
): Promise<number> {
  let ended = 0
  let after = { downlineId: 0n, kind: '' }
  for (;;) {
    const page = await pairsAfter(deps.database, after)
    for (const pair of page.filter((one) => !isCovered(one)))
      if (await deps.database.transaction((tx) => endIfUncovered(tx, deps, pair.id, nowMs))) ended += 1
    const last = page.at(-1)
    if (!last || page.length < most) return ended
    after = last
  }
}

interface Pair extends Pick<Contract, 'id' | 'downlineId' | 'kind' | 'periodType'> {
  tiers: StoredTier[]
  abovePeriodType: Contract['periodType'] | null
  aboveTiers: StoredTier[] | null
}

const pairsAfter = (
  db: Queries,
  { downlineId, kind }: { downlineId: bigint; kind: string },
): Promise<Pair[]> =>
  db.query<Pair>(sql`
    select c.id, c.downline_id as "downlineId", c.kind, c.period_type as "periodType", c.tiers, a.period_type as "abovePeriodType", a.tiers as "aboveTiers"
    from contract c left join contract a on a.downline_id = c.upline_id and a.kind = c.kind and a.status = 'Active'
    where c.status = 'Active' and c.upline_id is not null and (c.downline_id, c.kind) > (${downlineId}, ${kind}) order by c.downline_id, c.kind limit ${most}`)

const isCovered = ({ periodType, tiers, abovePeriodType, aboveTiers }: Pair): boolean =>
  aboveTiers !== null && abovePeriodType === periodType && covers(tiersOf(aboveTiers), tiersOf(tiers))

/** Looks again under the locks of both contracts. */
async function endIfUncovered(
  tx: Tx,
  { settings }: Pick<ContractsDeps, 'settings'>,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const contract = await lockContract(tx, id)
  const { brandCode, uplineId, kind, periodType, startDay } = contract
  if (contract.status !== 'Active' || startDay === null || uplineId === null) return false
  const above = await contractInState(tx, uplineId, kind, 'Active')
  if (above?.periodType === periodType && covers(above.tiers, contract.tiers)) return false
  const today = await todayOf(tx, settings.of(brandCode), { brandCode, nowMs })
  await endUncovered(tx, contract, periodOf(periodType, today).lastDay, nowMs)
  return true
}
