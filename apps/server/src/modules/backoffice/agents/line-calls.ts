// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { activeKinds } from '../../contracts/index.ts'
import { listLine } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** Binds the tree of lines. */
export const lineCalls = (deps: BackofficeDeps): Pick<DomainHandlers<'backoffice'>, 'backoffice.lines'> => ({
  async 'backoffice.lines'({ brandCode, memberId, ...page }, { db }) {
    const brand = await brandFilter(deps, brandCode)
    if (memberId !== undefined) await memberOf(db, memberId)
    const { accounts, total } = await listLine(db, { brandCode: brand, parentId: memberId, ...page })
    const kinds = await activeKinds(
      db,
      accounts.map((account) => account.memberId),
    )
    return presentPage(
      accounts.map((account) => ({ ...account, contracts: kinds.get(account.memberId) ?? [] })),
      total,
      page,
    )
  },
})
