// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { payableRebate, rebateOf } from '@tessera/rules/rebates/rebates'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { idsByName, isTrialType } from '../../members/index.ts'
import {
  assignManager,
  bonusesOf,
  changesOf,
  findClaim,
  findManager,
  linesOfClaim,
  listManagers,
  listRankRuns,
  listRebateClaims,
  managerOf,
  presentLine,
  rankTerms,
  saveManager,
  showStanding,
  sumOpenRebates,
  type RebateClaim,
} from '../../rewards/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { readOperators } from '../operators/operator-store.ts'

type RankCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'memberRank' | 'rankRuns' | 'rankManagers' | 'saveRankManager' | 'assignManager' | 'rebateClaims' | 'rebateClaim'}`
>
/** Changes of rank that the page of a member lists. */
const mostChanges = 100

export const rankCalls = (deps: BackofficeDeps): RankCalls => ({
  async 'backoffice.memberRank'({ id }, { db, nowMs }) {
    const { id: memberId, brandCode, currency } = await memberOf(db, BigInt(id))
    const terms = await rankTerms(deps.settings.of(brandCode))
    const [standing, changes, bonuses, manager, rebate] = await Promise.all([
      showStanding(db, terms, memberId, nowMs),
      changesOf(db, memberId, mostChanges),
      bonusesOf(db, memberId),
      managerOf(db, memberId),
      sumOpenRebates(db, memberId),
    ])
    return {
      ...standing,
      changes,
      bonuses,
      manager: manager ?? null,
      rebate: payableRebate(rebate, currency),
    }
  },
  async 'backoffice.rankRuns'({ brandCode, ...page }, { db }) {
    const { runs, total } = await listRankRuns(db, {
      brandCode: await brandFilter(deps, brandCode),
      ...page,
    })
    return presentPage(runs, total, page)
  },
  ...managerCalls(deps),
  ...rebateCalls(deps),
})

type ManagerCalls = Pick<RankCalls, `backoffice.${'rankManagers' | 'saveRankManager' | 'assignManager'}`>

const managerCalls = (deps: BackofficeDeps): ManagerCalls => ({
  async 'backoffice.rankManagers'(_, { db }) {
    const [operators, managers] = await Promise.all([readOperators(db), listManagers(db)])
    const byOperator = new Map(managers.map((manager) => [manager.operatorId, manager]))
    return operators
      .filter(({ enabled }) => enabled)
      .map(({ id, name: operatorName }) => {
        const { name = '', link = '', members = 0 } = byOperator.get(id) ?? {}
        return { operatorId: id, operatorName, name, link, members }
      })
  },
  async 'backoffice.saveRankManager'({ operatorId, name, link }, { operator, nowMs }) {
    return deps.database.transaction(async (tx) => {
      const whose = (await readOperators(tx)).find(({ id, enabled }) => id === operatorId && enabled)
      if (!whose) throw fault('call.notFound')
      const before = await findManager(tx, operatorId)
      await saveManager(tx, { operatorId, name, link })
      await recordAction(tx, {
        operatorId: operator.operatorId,
        operatorName: operator.name,
        action: 'saveRankManager',
        subject: `operator:${operatorId}`,
        before: before ? { name: before.name, link: before.link } : {},
        after: { name, link },
        nowMs,
      })
      const members = (await listManagers(tx)).find((manager) => manager.operatorId === operatorId)?.members
      return { operatorId, operatorName: whose.name, name, link, members: members ?? 0 }
    })
  },
  async 'backoffice.assignManager'({ id, operatorId, reason }, { tx, operator, nowMs }) {
    const member = await memberOf(tx, BigInt(id))
    if (isTrialType(member.type)) throw fault('backoffice.noRank')
    const before = await managerOf(tx, member.id)
    const manager = operatorId === null ? undefined : await findManager(tx, operatorId)
    if (operatorId !== null && !manager) throw fault('backoffice.noManager')
    await assignManager(tx, member.id, manager?.operatorId)
    await recordAction(tx, {
      operatorId: operator.operatorId,
      operatorName: operator.name,
      action: 'assignManager',
      subject: `member:${id}`,
      before: { manager: before?.name ?? '' },
      after: { manager: manager?.name ?? '', reason },
      nowMs,
    })
    return { memberId: id, manager: manager ?? null }
  },
})

type RebateCalls = Pick<RankCalls, `backoffice.${'rebateClaims' | 'rebateClaim'}`>

const rebateCalls = (deps: BackofficeDeps): RebateCalls => ({
  async 'backoffice.rebateClaims'({ brandCode: named, username, ...page }, { db }) {
    const brandCode = await brandFilter(deps, named)
    const memberIds = username === '' ? undefined : await idsByName(db, brandCode, username)
    const { claims, total } = await listRebateClaims(db, { brandCode, memberIds, ...page })
    return presentPage(claims.map(presentClaim), total, page)
  },
  async 'backoffice.rebateClaim'({ id }, { db }) {
    const claim = await findClaim(db, id)
    if (!claim) throw fault('call.notFound')
    const lines = await linesOfClaim(db, id)
    return {
      ...presentClaim(claim),
      lines: lines.map((line) => ({
        ...presentLine(line),
        rankLevel: line.rankLevel,
        amount: rebateOf(line),
      })),
    }
  },
})

const presentClaim = ({
  atMs,
  ...claim
}: RebateClaim): OperationOutput<'backoffice.rebateClaims'>['list'][number] => ({
  ...claim,
  memberId: Number(claim.memberId),
  time: atMs,
})
