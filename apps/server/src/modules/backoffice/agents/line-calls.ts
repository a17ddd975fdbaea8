// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { sizesOfTeams } from '../../agents/index.ts'
import { activeKinds } from '../../contracts/index.ts'
import { listBlocks, listLine } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { blockLine, presentBlock, previewBlock, unblockLine } from './block-line.ts'

type LineCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'lines' | 'lineBlocks' | 'previewLineBlock' | 'blockLine' | 'unblockLine'}`
>

export const lineCalls = (deps: BackofficeDeps): LineCalls => ({
  async 'backoffice.lines'({ brandCode, memberId, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const parent = memberId === undefined ? undefined : await memberOf(db, BigInt(memberId))
    const { accounts, total } = await listLine(db, { brandCode: brand, parentId: parent?.id, ...page })
    const kinds = await activeKinds(
      db,
      accounts.map((account) => account.memberId),
    )
    // Large teams as the last roll-up counted them.
    const sizes = await sizesOfTeams(
      db,
      accounts.filter(({ below }) => below === null).map((account) => account.memberId),
    )
    return presentPage(
      accounts.map(({ below, ...account }) => ({
        ...account,
        memberId: Number(account.memberId),
        ...(below ?? sizes.get(account.memberId) ?? { members: 0, agents: 0 }),
        contracts: kinds.get(account.memberId) ?? [],
      })),
      total,
      page,
    )
  },
  async 'backoffice.lineBlocks'({ brandCode, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    const { blocks, total } = await listBlocks(db, { brand, ...page })
    return presentPage(blocks.map(presentBlock), total, page)
  },
  'backoffice.previewLineBlock': ({ id }, { db, nowMs }) => previewBlock(db, BigInt(id), nowMs),
  'backoffice.blockLine': ({ id, reason }, { operator, nowMs }) =>
    blockLine(deps.identity.deps, { id: BigInt(id), reason, operator, nowMs }),
  'backoffice.unblockLine': ({ id, reason }, { operator, nowMs }) =>
    unblockLine(deps, { id: BigInt(id), reason, operator, nowMs }),
})
