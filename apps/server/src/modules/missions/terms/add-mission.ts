// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { missionProblem } from '@tessera/rules/missions/missions'
import { text } from '@tessera/texts'
import type { Tx } from '../../../platform/db/index.ts'
import { insertMission, lockMission, type Mission, type MissionToAdd } from './mission-store.ts'

/** Adds a mission to a brand. Throws `call.invalid` for terms that cannot be used. */
export async function addMission(
  tx: Tx,
  { nowMs, language }: { nowMs: number; language: string },
  mission: MissionToAdd,
): Promise<Mission> {
  judgeMission(language, { ...mission, spent: 0n })
  const added = await lockMission(tx, await insertMission(tx, mission, nowMs))
  if (!added) throw new Error('a mission that was added is gone')
  return added
}

/** Throws `call.invalid` with the first field that cannot be used. */
export function judgeMission(
  language: string,
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
  if (budget < terms.reward || budget < spent) wrong('budget')
}
