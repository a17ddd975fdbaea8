// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { judgeMission, type MissionRules } from './add-mission.ts'
import {
  insertTerms,
  lockMission,
  saveMission,
  supersedeTerms,
  type Mission,
  type Terms,
} from './mission-store.ts'

/** What can be changed; its kind and its currency stay. */
export type MissionChange = Partial<
  Pick<Mission, 'titles' | 'startsAtMs' | 'endsAtMs' | 'budget' | 'enabled' | 'position'> & {
    terms: Omit<Terms, 'revision'>
  }
>

/**
 * Changes the named fields of a mission; returns it before and after. Other terms are another revision: members
 * who have begun a period keep theirs until it ends. Whether the mission is open, and its budget, change at
 * once. Throws `call.notFound`, `call.invalid`.
 */
export async function changeMission(
  tx: Tx,
  { nowMs, ...rules }: { nowMs: number } & MissionRules,
  id: number,
  { terms, ...change }: MissionChange,
): Promise<{ before: Mission; after: Mission }> {
  const before = await lockMission(tx, id)
  if (!before) throw fault('call.notFound')
  const named = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Mission>
  const after: Mission = { ...before, ...named, terms: nextTerms(before.terms, terms) }
  // A mission from before the limit was lowered can still be closed or moved.
  const mostWagerTimes = Math.max(rules.mostWagerTimes, before.terms.wagerTimes)
  judgeMission({ ...rules, mostWagerTimes }, after)
  if (after.terms.revision !== before.terms.revision) {
    await insertTerms(tx, id, after.terms)
    await supersedeTerms(tx, id, before.terms.revision, nowMs)
  }
  await saveMission(tx, after)
  return { before, after }
}

function nextTerms(before: Terms, terms: Omit<Terms, 'revision'> | undefined): Terms {
  const same =
    terms === undefined ||
    (terms.counts === before.counts &&
      terms.gameType === before.gameType &&
      terms.vendor === before.vendor &&
      terms.target === before.target &&
      terms.reward === before.reward &&
      terms.wagerTimes === before.wagerTimes)
  return same ? before : { ...terms, revision: before.revision + 1 }
}
