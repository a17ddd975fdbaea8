// SPDX-License-Identifier: Apache-2.0
import type { ComplianceDeps } from '../compliance-deps.ts'
import { guardMember } from '../guard-member.ts'
import { noteChange } from '../note-change.ts'
import { PlayRefused } from '../play-refused.ts'
import { exclusionOf, insertExclusion, type StoredExclusion } from './exclusion-store.ts'
import { requireOpenTo } from './require-open-to.ts'

type PersonDeps = Pick<ComplianceDeps, 'database' | 'settings' | 'samePersonAs' | 'checkEachBet' | 'endPlay'>

/**
 * Throws PlayRefused for a member who takes a break or is excluded, also at another brand: whoever confirms the phone
 * number or e-mail address of an excluded account afterwards is excluded from here on as long as that one.
 */
export async function requireOpenPerson(
  deps: PersonDeps,
  who: { memberId: bigint; brandCode: string; nowMs: number },
): Promise<void> {
  const { memberId, nowMs } = who
  // Asked with nearly every call of a member, so both travel together.
  const [, others] = await deps.database.together((db) =>
    Promise.all([requireOpenTo(db, memberId, nowMs), deps.samePersonAs(db, memberId)]),
  )
  for (const other of others) {
    const exclusion = await exclusionOf(deps.database, other, nowMs)
    if (exclusion?.kind !== 'exclusion') continue
    await coverToo(deps, who, exclusion)
    throw new PlayRefused(memberId, { reason: 'excluded', until: exclusion.untilMs ?? null })
  }
}

async function coverToo(
  deps: PersonDeps,
  { memberId, brandCode, nowMs }: { memberId: bigint; brandCode: string; nowMs: number },
  { memberId: becauseOf, kind, untilMs }: StoredExclusion,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await guardMember(tx, deps, { brandCode, memberId, nowMs })
    // Another request may have done so at the same moment.
    if (await exclusionOf(tx, memberId, nowMs)) return
    await insertExclusion(tx, { memberId, kind, fromMs: nowMs, untilMs, becauseOf })
    await deps.endPlay(tx, memberId, nowMs)
    await noteChange(tx, {
      memberId,
      nowMs,
      what: 'exclusion',
      details: { until: untilMs ?? null, becauseOf: Number(becauseOf), reason: null },
    })
  })
}
