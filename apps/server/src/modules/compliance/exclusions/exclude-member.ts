// SPDX-License-Identifier: Apache-2.0
import { exclusionEndMs, type ExclusionKind } from '@tessera/rules/compliance/exclusions'
import type { Tx } from '../../../platform/db/index.ts'
import type { ComplianceDeps } from '../compliance-deps.ts'
import { guardMember } from '../guard-member.ts'
import { noteChange } from '../note-change.ts'
import { insertExclusion } from './exclusion-store.ts'

export interface ExclusionToSet {
  memberId: bigint
  brandCode: string
  nowMs: number
  length: { days: number } | { months: number | null }
  byOperator?: string
  reason?: string
}

/**
 * Starts a break or an exclusion. It applies from the commit on: open games end, bets are refused, wins and
 * withdrawals still pass. An exclusion covers the other accounts of the same person, too, at whichever brand. Returns
 * the accounts that it covers.
 */
export async function excludeMember(
  tx: Tx,
  deps: Pick<ComplianceDeps, 'settings' | 'checkEachBet' | 'endPlay' | 'samePersonAs'>,
  set: ExclusionToSet,
): Promise<bigint[]> {
  const { memberId, brandCode, nowMs, length, byOperator, reason } = set
  const kind: ExclusionKind = 'days' in length ? 'break' : 'exclusion'
  const untilMs = exclusionEndMs(length, nowMs)
  const others = kind === 'exclusion' ? await deps.samePersonAs(tx, memberId) : []
  // In one order, so that exclusions of two accounts of one person never wait for each other.
  const covered = [...new Set([memberId, ...others])].toSorted((one, other) => Number(one - other))
  for (const id of covered) {
    await guardMember(tx, deps, { brandCode, memberId: id, nowMs })
    const becauseOf = id === memberId ? undefined : memberId
    await insertExclusion(tx, { memberId: id, kind, fromMs: nowMs, untilMs, byOperator, reason, becauseOf })
    await deps.endPlay(tx, id, nowMs)
    await noteChange(tx, {
      memberId: id,
      nowMs,
      what: kind,
      details: {
        until: untilMs ?? null,
        becauseOf: becauseOf === undefined ? null : Number(becauseOf),
        reason: reason ?? null,
      },
      ...(byOperator !== undefined && { byOperator }),
    })
  }
  return covered
}
