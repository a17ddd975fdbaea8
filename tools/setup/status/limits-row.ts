// SPDX-License-Identifier: Apache-2.0
import type { SettingName } from '@tessera/contract'
import { presentValue } from '@tessera/server/src/modules/backoffice/index.ts'
import { forBrand, missing, ready, type RowCheck } from './finding.ts'

/**
 * Amounts that only the operator can know: in the currency of the brand, and by its licence. Their defaults are round
 * figures that fit no currency.
 */
const decided = [
  'wallet.depositMinimum',
  'wallet.depositMaximum',
  'lottery.stakeMaximum',
  'sportsbook.stakes',
  'compliance.flagDepositsDay',
  'compliance.flagLossesDay',
] as const satisfies readonly SettingName[]

/** Limits of stakes and deposits, and from when operators look at a member. Members set their own limits themselves. */
export const limitsRow: RowCheck = {
  name: 'Limits',
  of: 'brand',
  async look({ brand }) {
    const values = await Promise.all(
      decided.map(
        async (name) => `${name} ${JSON.stringify(presentValue(name, await brand.settings.read(name)))}`,
      ),
    )
    const left = decided.filter((name) => !brand.stored.has(name))
    return left.length === 0
      ? ready(values.join(', '))
      : missing(
          `nobody has decided ${left.join(', ')}`,
          `${forBrand(`npm run setup -- setting ${left[0]} VALUE`, brand)}   # without VALUE it says what it is; repeat for each`,
        )
  },
}
