// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import { listOperators } from '@tessera/server/src/modules/backoffice/index.ts'
import { findVendors } from '@tessera/server/src/modules/catalogue/index.ts'
import { latestLedgerCheck } from '@tessera/server/src/modules/ledger/index.ts'
import { countMembers } from '@tessera/server/src/modules/members/index.ts'
import { listVendorAccounts } from '@tessera/server/src/modules/play/index.ts'
import { listPayAccounts } from '@tessera/server/src/modules/wallet/index.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { createSettings } from '@tessera/server/src/platform/settings/settings.ts'

/** What the installation has, and the command for each thing that it lacks before a first member can play. */
export async function showStatus(db: Database, clock: Clock): Promise<string> {
  const settings = createSettings(db, clock)
  const currency = (await settings.read('site.currency')).code
  const [operators, accounts, vendors, catalogue, members, check] = await Promise.all([
    listOperators(db),
    listPayAccounts(db),
    listVendorAccounts(db),
    findVendors(db),
    countMembers(db, 0),
    latestLedgerCheck(db),
  ])
  vendors.sort((one, other) => (one.id < other.id ? -1 : 1))
  const open = operators.filter(({ enabled }) => enabled)
  const paying = accounts.filter((account) => account.enabled && account.currency === currency)
  const playing = vendors.filter(({ enabled, baseUrl }) => enabled && baseUrl !== '')
  const games = catalogue
    .filter(({ vendorCode }) => playing.some((vendor) => vendor.vendorCode === vendorCode))
    .reduce((sum, snapshot) => sum + snapshot.games, 0)
  const changed = await changedSettings(settings)
  return [
    line(
      'Operators',
      open.map(({ name, role }) => `${name} (${role})`).join(', '),
      'npm run operator -- add --name NAME --role admin',
    ),
    line(
      'Ways to pay in',
      paying.map(({ id, provider }) => `${id} (${provider})`).join(', '),
      'npm run setup -- bank-transfer --id ID --bank TEXT --number TEXT --holder TEXT',
    ),
    line(
      'Vendors',
      vendors
        .map(
          ({ id, enabled, redeems, secrets }) =>
            `${id} (${enabled ? 'open' : 'closed'}${redeems ? ', redeems launch tokens' : ''}${secrets['publicKeyNext'] ? ', rotating its key' : ''})`,
        )
        .join(', '),
      'npm run vendor -- add (docs/runbook/install.md; the in-house games need --redeems)',
    ),
    line('Games that open', games > 0 ? String(games) : '', 'npm run setup -- games --vendor ID --type TYPE'),
    line('Members', String(members.all), ''),
    line('Currency', currency, ''),
    line('Settings changed', changed.join(', ') || 'none', ''),
    line(
      'Ledger',
      check
        ? `${check.differences.length === 0 ? 'adds up' : `${check.differences.length} DIFFERENCES`}, ${check.postings} postings, checked ${new Date(check.checkedAt).toISOString()}`
        : 'not checked yet',
      '',
    ),
  ].join('\n')
}

const line = (what: string, found: string, otherwise: string): string =>
  `${what.padEnd(18)}${found || `none: ${otherwise}`}`

async function changedSettings(settings: ReturnType<typeof createSettings>): Promise<string[]> {
  const names = (Object.keys(declared) as SettingName[]).sort()
  const values = await Promise.all(names.map((name) => settings.read(name)))
  return names.filter(
    (name, index) => JSON.stringify(values[index]) !== JSON.stringify(declared[name].default),
  )
}
