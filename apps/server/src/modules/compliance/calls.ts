// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { isRunning } from '@tessera/rules/compliance/reality-checks'
import type { Tx } from '../../platform/db/index.ts'
import type { DomainHandlers } from '../../platform/http/index.ts'
import type { ComplianceDeps } from './compliance-deps.ts'
import { takeBackDocument } from './documents/decide-document.ts'
import { sendDocument } from './documents/send-document.ts'
import { showDocuments } from './documents/show-documents.ts'
import { askToReturn } from './exclusions/ask-to-return.ts'
import { excludeMember } from './exclusions/exclude-member.ts'
import { exclusionOf } from './exclusions/exclusion-store.ts'
import { requireOpenTo } from './exclusions/require-open-to.ts'
import { confirmLimit } from './limits/confirm-limit.ts'
import { setLimit } from './limits/set-limit.ts'
import { presentExclusion, showProtection } from './show-protection.ts'
import { playOn } from './stretches/play-on.ts'
import { setRealityCheck } from './stretches/set-reality-check.ts'
import { findStretch } from './stretches/stretch-store.ts'

export const complianceCalls = (deps: ComplianceDeps): DomainHandlers<'compliance'> => ({
  'compliance.show': (_, { db, member: { memberId }, brandCode, nowMs }) =>
    showProtection(db, deps, { memberId, brandCode, nowMs }),
  async 'compliance.setLimit'({ kind, period, most }, { tx, member: { memberId }, brandCode, nowMs }) {
    const key = { memberId, kind, period }
    return { applies: await setLimit(tx, deps, { brandCode, nowMs }, key, most ?? undefined) }
  },
  async 'compliance.confirmLimit'({ kind, period }, { tx, member: { memberId }, nowMs }) {
    await confirmLimit(tx, { memberId, kind, period }, nowMs)
    return null
  },
  async 'compliance.setRealityCheck'({ minutes }, { tx, member: { memberId }, brandCode, nowMs }) {
    await setRealityCheck(tx, deps, { memberId, brandCode, nowMs }, minutes)
    return null
  },
  async 'compliance.stretch'(_, { db, member: { memberId }, nowMs }) {
    const stretch = (await findStretch(db, memberId))?.stretch
    if (!stretch || !isRunning(stretch, nowMs)) return null
    const { staked, returned, open } = await deps.playedSince(db, memberId, stretch.beganAtMs)
    return {
      since: stretch.beganAtMs,
      checkAt: stretch.checkAtMs,
      staked,
      returned,
      open,
      currency: await deps.currencyOf(db, memberId),
    }
  },
  async 'compliance.playOn'(_, { tx, member: { memberId }, brandCode, nowMs }) {
    await requireOpenTo(tx, memberId, nowMs)
    return { checkAt: (await playOn(tx, deps, { memberId, brandCode, nowMs })) ?? null }
  },
  async 'compliance.takeBreak'({ days }, { tx, member: { memberId }, brandCode, nowMs }) {
    await requireOpenTo(tx, memberId, nowMs)
    await excludeMember(tx, deps, { memberId, brandCode, nowMs, length: { days } })
    return presentCurrent(tx, memberId, nowMs)
  },
  async 'compliance.exclude'({ months }, { tx, member: { memberId }, brandCode, nowMs }) {
    await excludeMember(tx, deps, { memberId, brandCode, nowMs, length: { months } })
    return presentCurrent(tx, memberId, nowMs)
  },
  async 'compliance.askToReturn'(_, { tx, member: { memberId }, nowMs }) {
    await askToReturn(tx, { memberId, nowMs })
    return presentCurrent(tx, memberId, nowMs)
  },
  'compliance.documents': (_, { db, member: { memberId }, brandCode, nowMs }) =>
    showDocuments(db, deps, { memberId, brandCode, nowMs }),
  async 'compliance.sendDocument'({ kind, images }, { member: { memberId }, brandCode, nowMs }) {
    await sendDocument(deps, { memberId, brandCode, kind, images, nowMs })
    return null
  },
  async 'compliance.takeBackDocument'({ id }, { tx, member: { memberId }, nowMs }) {
    await takeBackDocument(tx, { id, memberId, nowMs })
    return null
  },
})

async function presentCurrent(
  tx: Tx,
  memberId: bigint,
  nowMs: number,
): Promise<OperationOutput<'compliance.exclude'>> {
  const exclusion = await exclusionOf(tx, memberId, nowMs)
  if (!exclusion) throw new Error(`the exclusion of member ${memberId} that was just stored is missing`)
  return presentExclusion(exclusion, nowMs)
}
