// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { exclusionEndMs } from '@tessera/rules/compliance/exclusions'
import { amountToWire, zero } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import {
  excludeMember,
  listFlags,
  lowerLimit,
  stepFlag,
  stepsOf,
  type PlayFlag,
} from '../../compliance/index.ts'
import { namesOf } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

type FlagCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'playFlags' | 'stepPlayFlag' | 'limitMember' | 'breakMember'}`
>
type PresentedFlag = OperationOutput<'backoffice.stepPlayFlag'>

export const flagCalls = (deps: BackofficeDeps): FlagCalls => ({
  async 'backoffice.playFlags'({ brandCode, state, ...asked }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { flags, total } = await listFlags(db, { brand, state }, asked)
    return presentPage(await presentFlags(db, flags), total, asked)
  },
  async 'backoffice.stepPlayFlag'({ id, what, text }, { tx, operator: { operatorId, name }, nowMs }) {
    const flag = await stepFlag(tx, id, { atMs: nowMs, byOperator: name, what, text })
    await recordAction(tx, {
      operatorId,
      operatorName: name,
      action: 'stepPlayFlag',
      subject: `member:${flag.memberId}`,
      after: { flag: id, kind: flag.kind, what, text },
      nowMs,
    })
    const [presented] = await presentFlags(tx, [flag])
    if (!presented) throw new Error('a flag was not shown')
    return presented
  },
  async 'backoffice.limitMember'({ id, kind, period, most, reason }, { tx, operator, nowMs }) {
    const { id: memberId, brandCode } = await memberOf(tx, BigInt(id))
    if (most < zero) throw fault('call.invalid', { fields: { most: 'From 0' } })
    const set = { brandCode, nowMs, byOperator: operator.name }
    if (!(await lowerLimit(tx, deps.protection, set, { memberId, kind, period }, most)))
      throw fault('backoffice.notLower')
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'limitMember',
      subject: `member:${id}`,
      after: { kind, period, most: amountToWire(most), reason },
      nowMs,
    })
    return null
  },
  async 'backoffice.breakMember'({ id, days, reason }, { tx, operator, nowMs }) {
    const { id: memberId, brandCode } = await memberOf(tx, BigInt(id))
    const length = { days }
    await excludeMember(tx, deps.protection, {
      memberId,
      brandCode,
      nowMs,
      length,
      byOperator: operator.name,
      reason,
    })
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'breakMember',
      subject: `member:${id}`,
      after: { days, reason },
      nowMs,
    })
    return { until: exclusionEndMs(length, nowMs) ?? nowMs }
  },
})

async function presentFlags(db: Queries, flags: readonly PlayFlag[]): Promise<PresentedFlag[]> {
  const names = await namesOf(
    db,
    flags.map(({ memberId }) => memberId),
  )
  const steps = await stepsOf(
    db,
    flags.map(({ id }) => id),
  )
  return flags.map(({ flaggedAtMs, closedAtMs, ...flag }) => ({
    ...flag,
    memberId: Number(flag.memberId),
    username: names.get(flag.memberId) ?? '',
    flaggedAt: flaggedAtMs,
    closedAt: closedAtMs,
    steps: (steps.get(flag.id) ?? []).map(({ atMs, ...step }) => ({ at: atMs, ...step })),
  }))
}
