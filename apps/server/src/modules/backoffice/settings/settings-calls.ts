// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { changeSettings } from './change-settings.ts'
import { addHost, addBrand, changeHost, changeBrand, presentBrands } from './brands.ts'
import { restoreSetting, settingHistory } from './setting-history.ts'
import { showSettings } from './show-settings.ts'

type SettingsCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'settings' | 'changeSettings' | 'settingHistory' | 'restoreSetting' | 'brands' | 'addBrand' | 'changeBrand' | 'addHost' | 'changeHost'}`
>

export const settingsCalls = (deps: BackofficeDeps): SettingsCalls => {
  const { database, directory, settings } = deps

  async function known(brandCode: string = firstBrandCode): Promise<string> {
    if (!(await directory.has(brandCode))) throw fault('backoffice.noBrand')
    return brandCode
  }
  /** Changes of brands or settings reach this process at once, and the others within a second. */
  async function seen<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work
    await Promise.all([directory.reload(), settings.reload()])
    return result
  }
  const transacted = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    seen(database.transaction(work))

  return {
    async 'backoffice.settings'({ brandCode }, { db }) {
      return showSettings(db, await known(brandCode))
    },
    async 'backoffice.changeSettings'({ brandCode, dryRun, changes }, { operator, nowMs }) {
      return seen(
        changeSettings(deps, { operator, nowMs, dryRun, brandCode: await known(brandCode) }, changes),
      )
    },
    async 'backoffice.settingHistory'(input, { db }) {
      return settingHistory(db, input, await known(input.brandCode))
    },
    'backoffice.restoreSetting'(input, { operator, nowMs }) {
      return seen(restoreSetting(deps, { operator, nowMs }, input))
    },
    'backoffice.brands'(_, { db }) {
      return presentBrands(db)
    },
    'backoffice.addBrand'(input, { operator, nowMs }) {
      return transacted((tx) => addBrand(tx, { operator, nowMs }, input))
    },
    'backoffice.changeBrand'(input, { operator, nowMs }) {
      return transacted((tx) => changeBrand(tx, { operator, nowMs }, input))
    },
    'backoffice.addHost'(input, { operator, nowMs }) {
      return transacted((tx) => addHost(tx, { operator, nowMs }, input))
    },
    'backoffice.changeHost'(input, { operator, nowMs }) {
      return transacted((tx) => changeHost(tx, { operator, nowMs }, input))
    },
  }
}
