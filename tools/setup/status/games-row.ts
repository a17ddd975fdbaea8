// SPDX-License-Identifier: Apache-2.0
import { findVendors } from '@tessera/server/src/modules/catalogue/index.ts'
import { listVendorAccounts } from '@tessera/server/src/modules/play/index.ts'
import { missing, ready, type RowCheck } from './finding.ts'

/** The games in the catalogue whose vendor is open and can be reached. */
export const gamesRow: RowCheck = {
  name: 'Games that open',
  of: 'installation',
  async look({ deps: { database } }) {
    const playing = (await listVendorAccounts(database)).filter(
      ({ enabled, baseUrl }) => enabled && baseUrl !== '',
    )
    const games = (await findVendors(database))
      .filter(({ vendorCode }) => playing.some((vendor) => vendor.vendorCode === vendorCode))
      .reduce((sum, snapshot) => sum + snapshot.games, 0)
    return games > 0
      ? ready(String(games))
      : missing('none', 'npm run setup -- games --vendor ID --type TYPE')
  },
}
