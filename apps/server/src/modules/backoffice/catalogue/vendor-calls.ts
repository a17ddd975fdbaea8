// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { changeVendor, findAdminVendors, orderVendors } from '../../catalogue/index.ts'
import { listVendorAccounts } from '../../play/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { audited, recordedStep } from './recorded-step.ts'
import { present } from './game-calls.ts'

type VendorCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'catalogueVendors' | 'changeVendor' | 'orderVendors'}`
>
type Presented = OperationOutput<'backoffice.changeVendor'>

export const vendorCalls = (deps: BackofficeDeps): VendorCalls => {
  async function presentVendors(db: Queries): Promise<Presented[]> {
    const [vendors, accounts] = await Promise.all([findAdminVendors(db), listVendorAccounts(db)])
    const accountOf = new Map(accounts.map(({ id, vendorCode }) => [vendorCode, id]))
    return vendors.map((vendor) => ({
      ...vendor,
      names: present(vendor.names),
      classify: vendor.classify.map(({ key, names }) => ({ key, names: present(names) })),
      blockedCountries: [...vendor.blockedCountries],
      logoUrl: deps.vendorPicture(vendor.vendorCode),
      accountId: accountOf.get(vendor.vendorCode) ?? null,
    }))
  }
  return {
    'backoffice.catalogueVendors'(_, { db }) {
      return presentVendors(db)
    },
    async 'backoffice.changeVendor'({ vendorCode, gameType, ...change }, { operator, nowMs, db }) {
      const ours = (vendor: Presented): boolean =>
        vendor.vendorCode === vendorCode && vendor.gameType === gameType
      const before = (await presentVendors(db)).find(ours)
      if (!before) throw fault('call.notFound')
      const named = Object.entries(change)
        .filter(([, value]) => value !== undefined)
        .map(([field]) => field)
      const deed = {
        operator,
        nowMs,
        action: 'changeVendor',
        subject: `vendor:${vendorCode}/${gameType}`,
        after: audited(change),
        before: audited(
          Object.fromEntries(Object.entries(before).filter(([field]) => named.includes(field))),
        ),
      }
      await recordedStep(deps, deed, (tx) => changeVendor(tx, { vendorCode, gameType }, change))
      return (await presentVendors(db)).find(ours) ?? before
    },
    async 'backoffice.orderVendors'({ gameType, vendorCodes }, { operator, nowMs }) {
      await recordedStep(
        deps,
        {
          operator,
          nowMs,
          action: 'orderVendors',
          subject: `vendors:${gameType}`,
          after: { order: vendorCodes.join(' ') },
        },
        (tx) => orderVendors(tx, gameType, vendorCodes),
      )
      return null
    },
  }
}
