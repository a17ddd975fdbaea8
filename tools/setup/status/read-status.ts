// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import { findBrands } from '@tessera/server/src/modules/site/index.ts'
import { findSettings } from '@tessera/server/src/platform/settings/setting-store.ts'
import { createSettings, holderOf } from '@tessera/server/src/platform/settings/settings.ts'
import { alertWebhookRow } from './alert-webhook-row.ts'
import { backupRow } from './backup-row.ts'
import { beaconRow } from './beacon-row.ts'
import { consoleRow } from './console-row.ts'
import { currencyRow } from './currency-row.ts'
import { feedRow } from './feed-row.ts'
import { fails, reasonOf, type Finding, type RowCheck, type StatusBrand, type StatusDeps } from './finding.ts'
import { gamesRow } from './games-row.ts'
import { ledgerRow } from './ledger-row.ts'
import { legalTextsRow } from './legal-texts-row.ts'
import { limitsRow } from './limits-row.ts'
import { mailRow } from './mail-row.ts'
import { membersRow } from './members-row.ts'
import { operatorsRow } from './operators-row.ts'
import { payInRow } from './pay-in-row.ts'
import { secondOperatorRow } from './second-operator-row.ts'
import { settingsRow } from './settings-row.ts'
import { smsRow } from './sms-row.ts'
import { timeZoneRow } from './time-zone-row.ts'
import { vendorsRow } from './vendors-row.ts'

/** In the order in which they are mended: what is fixed by the first member comes first. */
const checks: readonly RowCheck[] = [
  operatorsRow,
  secondOperatorRow,
  timeZoneRow,
  currencyRow,
  limitsRow,
  legalTextsRow,
  payInRow,
  vendorsRow,
  gamesRow,
  beaconRow,
  feedRow,
  mailRow,
  smsRow,
  consoleRow,
  alertWebhookRow,
  backupRow,
  ledgerRow,
  membersRow,
  settingsRow,
]

/** Each try has a shorter limit of its own; this one is for what forgets it. */
const longestMs = 10_000

/** A row of the list; `brand` only where there are several. */
export interface StatusRow extends Finding {
  name: string
  brand?: string
}

/** All rows, looked at at once. A row that cannot be looked at does not work. */
export async function readStatus(deps: StatusDeps): Promise<StatusRow[]> {
  const brands = await readBrands(deps)
  const [first] = brands
  if (!first) return []
  const nowMs = deps.clock.now()
  return Promise.all(
    checks.flatMap((check) =>
      (check.of === 'brand' ? brands : [first]).map(async (brand) => ({
        name: check.name,
        ...(check.of === 'brand' && brands.length > 1 ? { brand: brand.code } : {}),
        ...(await inTime(check.look({ deps, brand, nowMs }))),
      })),
    ),
  )
}

/** Whether an installation can go live: all that it needs was tried and works. */
export const isReady = (rows: readonly StatusRow[]): boolean =>
  rows.every(({ state, needed }) => state === 'ready' || (state === 'missing' && !needed))

async function readBrands({ database, clock }: StatusDeps): Promise<StatusBrand[]> {
  const settings = createSettings(database, clock)
  await settings.reload()
  const stored = await findSettings(database)
  return (await findBrands(database))
    .filter(({ enabled }) => enabled)
    .map(({ code }) => ({
      code,
      settings: settings.of(code),
      stored: new Map(
        stored
          .filter(({ brandCode, name }) => brandCode === holderNamed(code, name))
          .map((setting) => [setting.name, setting]),
      ),
    }))
}

/** Whose value of a setting counts for a brand; a release before may have stored one that is no more. */
const holderNamed = (code: string, name: string): string => (isSetting(name) ? holderOf(code, name) : code)

const isSetting = (name: string): name is SettingName => Object.hasOwn(declared, name)

async function inTime(look: Promise<Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((done) => {
    timer = setTimeout(
      () => done(fails(`no answer within ${longestMs / 1_000} s`, 'run it again')),
      longestMs,
    )
  })
  return Promise.race([
    look.catch((error: unknown) => fails(`it could not be looked at: ${reasonOf(error)}`, 'run it again')),
    late,
  ]).finally(() => clearTimeout(timer))
}
