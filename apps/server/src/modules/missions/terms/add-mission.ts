// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { missionProblem } from '@tessera/rules/missions/missions'
import { text } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { insertMission, lockMission, type Mission, type MissionToAdd } from './mission-store.ts'

/** Adds a mission to a brand. Throws `call.invalid` for terms that cannot be used. */
export async function addMission(
  tx: Tx,
  { nowMs, ...rules }: { nowMs: number } & MissionRules,
  mission: MissionToAdd,
): Promise<Mission> {
  judgeMission(rules, { ...mission, spent: 0n })
  const added = await lockMission(tx, await insertMission(tx, mission, nowMs))
  if (!added) throw new Error('a mission that was added is gone')
  return added
}

/** What new terms are judged by. */
export interface MissionRules {
  /** Of the person who reads what is wrong. */
  language: string
  /** How often a reward may have to be staked. */
  mostWagerTimes: number
}

/** Throws `call.invalid` with the first field that cannot be used. */
export function judgeMission(
  { language, mostWagerTimes }: MissionRules,
  mission: Pick<MissionToAdd, 'startsAtMs' | 'endsAtMs' | 'budget' | 'terms'> & { spent: bigint },
): void {
  const { startsAtMs, endsAtMs, budget, terms, spent } = mission
  const wrong = (field: string): never => {
    throw fault('call.invalid', { fields: { [field]: text(language, 'fault.field.invalid') } })
  }
  const problem = missionProblem(terms)
  if (problem) wrong(problem)
  if (endsAtMs !== null && endsAtMs <= startsAtMs) wrong('endTime')
  if (terms.reward <= 0n) wrong('reward')
  if (terms.wagerTimes > mostWagerTimes) wrong('wagerTimes')
  if (budget < terms.reward || budget < spent) wrong('budget')
}
