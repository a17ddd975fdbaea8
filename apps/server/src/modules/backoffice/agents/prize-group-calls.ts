// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { groupOf } from '@tessera/rules/lottery/prize-groups'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { groupsUpTo, requireGroup } from '../../agents/index.ts'
import { countAbove, countBranch, groupOfAccount, lockGroup, updateGroup } from '../../members/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { requireSecond } from '../second-person/require-second.ts'

type PrizeGroupCalls = Pick<DomainHandlers<'backoffice'>, `backoffice.${'prizeGroup' | 'changePrizeGroup'}`>

export const prizeGroupCalls = (deps: Pick<BackofficeDeps, 'settings'>): PrizeGroupCalls => ({
  async 'backoffice.prizeGroup'({ id, prizeMode }, { db }) {
    const { id: memberId, brandCode } = await memberOf(db, BigInt(id))
    const groups = await deps.settings.of(brandCode).read('lottery.prizeGroups')
    const known = await groupOfAccount(db, memberId)
    if (!known) throw fault('backoffice.noMember')
    const { members, agents } = await countBranch(db, memberId)
    return {
      prizeMode: groupOf(groups, known.prizeGroup).number,
      groups: groupsUpTo(groups, known.most),
      lowered: await countAbove(db, memberId, prizeMode ?? known.prizeGroup),
      below: members + agents - 1,
    }
  },
  async 'backoffice.changePrizeGroup'({ id, prizeMode, wholeLine, reason }, { tx, operator, nowMs }) {
    const { id: memberId, brandCode } = await memberOf(tx, BigInt(id))
    await requireGroup(deps.settings.of(brandCode), prizeMode)
    const before = await lockGroup(tx, { id: memberId, brandCode })
    if (!before) throw fault('backoffice.noMember')
    if (prizeMode > before.most) throw fault('agents.groupAboveUpline', { most: before.most })
    const changed = await updateGroup(tx, memberId, { prizeGroup: prizeMode, wholeLine })
    if (prizeMode > before.prizeGroup)
      await requireSecond(
        tx,
        deps.settings,
        { operator, nowMs },
        {
          ...{ call: 'changePrizeGroup', subject: `member:${id}`, terms: { prizeMode, wholeLine } },
          ...{ brandCode, memberId, amount: 'any' },
        },
      )
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'changePrizeGroup',
      subject: `member:${id}`,
      before: { prizeMode: before.prizeGroup },
      after: { prizeMode, wholeLine, changedBelow: changed, reason },
      nowMs,
    })
    return { memberId: id, prizeMode, changed }
  },
})
