// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { firstMerchant } from '@tessera/rules/site/merchant'
import type { Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { changeSettings } from './change-settings.ts'
import { addHost, addMerchant, changeHost, changeMerchant, showMerchants } from './merchants.ts'
import { restoreSetting, settingHistory } from './setting-history.ts'
import { showSettings } from './show-settings.ts'

type SettingsCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'settings' | 'changeSettings' | 'settingHistory' | 'restoreSetting' | 'merchants' | 'addMerchant' | 'changeMerchant' | 'addHost' | 'changeHost'}`
>

/** Binds the desk of settings, brands and hosts. */
export const settingsCalls = (deps: BackofficeDeps): SettingsCalls => {
  const { database, directory, settings } = deps

  async function known(merchant: string = firstMerchant): Promise<string> {
    if (!(await directory.has(merchant))) throw fault('backoffice.noMerchant')
    return merchant
  }
  /** What changes brands or settings is seen by this process at once, and by the others within a second. */
  async function seen<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work
    await Promise.all([directory.reload(), settings.reload()])
    return result
  }
  const transacted = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    seen(database.transaction(work))

  return {
    async 'backoffice.settings'({ merchant }, { db }) {
      return showSettings(db, await known(merchant))
    },
    async 'backoffice.changeSettings'({ merchant, dryRun, changes }, { operator, nowMs }) {
      return seen(changeSettings(deps, { operator, nowMs, dryRun, merchant: await known(merchant) }, changes))
    },
    async 'backoffice.settingHistory'(input, { db }) {
      return settingHistory(db, input, await known(input.merchant))
    },
    'backoffice.restoreSetting'(input, { operator, nowMs }) {
      return seen(restoreSetting(deps, { operator, nowMs }, input))
    },
    'backoffice.merchants'(_, { db }) {
      return showMerchants(db)
    },
    'backoffice.addMerchant'(input, { operator, nowMs }) {
      return transacted((tx) => addMerchant(tx, { operator, nowMs }, input))
    },
    'backoffice.changeMerchant'(input, { operator, nowMs }) {
      return transacted((tx) => changeMerchant(tx, { operator, nowMs }, input))
    },
    'backoffice.addHost'(input, { operator, nowMs }) {
      return transacted((tx) => addHost(tx, { operator, nowMs }, input))
    },
    'backoffice.changeHost'(input, { operator, nowMs }) {
      return transacted((tx) => changeHost(tx, { operator, nowMs }, input))
    },
  }
}
