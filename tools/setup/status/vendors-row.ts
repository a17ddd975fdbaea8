// SPDX-License-Identifier: Apache-2.0
import { createHub88Adapter } from '@tessera/server/src/adapters/vendors/hub88/adapter.ts'
import { listVendorAccounts } from '@tessera/server/src/modules/play/index.ts'
import { fails, missing, ready, reasonOf, type RowCheck, type StatusDeps } from './finding.ts'

type VendorAccount = Awaited<ReturnType<typeof listVendorAccounts>>[number]

/** Asks each open vendor for its list of games. */
export const vendorsRow: RowCheck = {
  name: 'Vendors',
  of: 'installation',
  async look({ deps }) {
    const vendors = (await listVendorAccounts(deps.database)).toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    )
    if (vendors.length === 0)
      return missing(
        'none',
        'npm run vendor -- add   # docs/runbook/install.md; the in-house games need --redeems',
      )
    const tried = await Promise.all(vendors.map((vendor) => tryVendor(deps, vendor)))
    const found = tried.map(({ said }) => said).join(', ')
    const silent = tried.find(({ works }) => !works)
    return silent ? fails(found, `npm run vendor -- change --id ${silent.id} --games-api URL`) : ready(found)
  },
}

async function tryVendor(
  { clock, operatorKey, outbound }: StatusDeps,
  vendor: VendorAccount,
): Promise<{ id: string; works: boolean; said: string }> {
  const { id, enabled, redeems, secrets, baseUrl } = vendor
  const state = [
    enabled ? 'open' : 'closed',
    ...(redeems ? ['redeems launch tokens'] : []),
    ...(secrets['publicKeyNext'] ? ['rotating its key'] : []),
  ].join(', ')
  if (!enabled || baseUrl === '') return { id, works: true, said: `${id} (${state})` }
  return createHub88Adapter({ clock, operatorKey, outbound })
    .listGames(vendor)
    .then(
      (games) => ({ id, works: true, said: `${id} (${state}, lists ${games.length} games)` }),
      (error: unknown) => ({ id, works: false, said: `${id} (${state}): ${reasonOf(error)}` }),
    )
}
