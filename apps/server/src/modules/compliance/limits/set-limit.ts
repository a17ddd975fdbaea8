// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { judgeLimitChange } from '@tessera/rules/compliance/limits'
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import type { ComplianceDeps } from '../compliance-deps.ts'
import { guardMember } from '../guard-member.ts'
import { saveTimeZone } from '../guard-store.ts'
import { noteChange, written } from '../note-change.ts'
import { findLimit, saveLimit, saveLooser, type LimitKey } from './limit-store.ts'

const minute = 1_000_000n
/** Of the longest month. */
const mostMinutes = 44_640n

interface LimitFacts {
  brandCode: string
  nowMs: number
  /** The operator who sets it; undefined: the member. */
  byOperator?: string
}

/**
 * Sets a limit for a member by an operator, which applies at once. False, and nothing changes, when it is
 * higher than the limit that applies.
 */
export async function lowerLimit(
  tx: Tx,
  deps: Pick<ComplianceDeps, 'settings' | 'checkEachBet'>,
  facts: LimitFacts & { byOperator: string },
  key: LimitKey,
  most: Amount,
): Promise<boolean> {
  await guardMember(tx, deps, { ...facts, memberId: key.memberId })
  const change = judgeLimitChange((await findLimit(tx, key))?.most, most)
  if (change === 'tighter') await setLimit(tx, deps, facts, key, most)
  return change !== 'looser'
}

/**
 * Sets a limit of a member, or with undefined takes it away. A tighter one applies at once; a looser one waits for a
 * second yes after 24 hours. Setting what already applies withdraws such a request.
 */
export async function setLimit(
  tx: Tx,
  deps: Pick<ComplianceDeps, 'settings' | 'checkEachBet'>,
  facts: LimitFacts,
  key: LimitKey,
  most: Amount | undefined,
): Promise<'now' | 'later'> {
  if (key.kind === 'playTime' && most !== undefined) requireMinutes(most)
  await guardMember(tx, deps, { ...facts, memberId: key.memberId })
  await saveTimeZone(tx, key.memberId, await siteTimeZone(deps.settings.of(facts.brandCode)))
  const current = await findLimit(tx, key)
  const change = judgeLimitChange(current?.most, most)
  const { nowMs, byOperator } = facts
  const about = { memberId: key.memberId, nowMs, ...(byOperator !== undefined && { byOperator }) }
  const details = { kind: key.kind, period: key.period, from: written(current?.most), to: written(most) }
  if (change === 'tighter' && most !== undefined) {
    await saveLimit(tx, key, most, facts.nowMs)
    await noteChange(tx, { ...about, what: 'limitSet', details })
    return 'now'
  }
  if (change === 'looser') {
    await saveLooser(tx, key, { askedAtMs: facts.nowMs, most })
    await noteChange(tx, { ...about, what: 'looserAsked', details })
    return 'later'
  }
  if (current?.looser) {
    await saveLooser(tx, key, undefined)
    await noteChange(tx, { ...about, what: 'looserWithdrawn', details })
  }
  return 'now'
}

function requireMinutes(most: Amount): void {
  if (most % minute !== 0n || most < minute || most / minute > mostMinutes)
    throw fault('compliance.badMinutes')
}
