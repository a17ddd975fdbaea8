// SPDX-License-Identifier: Apache-2.0
import { countMembersOf } from '@tessera/server/src/modules/members/index.ts'
import { forBrand, missing, ready, type RowCheck } from './finding.ts'

export const currencyRow: RowCheck = {
  name: 'Currency',
  of: 'brand',
  async look({ deps, brand }) {
    const { code, symbol } = await brand.settings.read('site.currency')
    const members = await countMembersOf(deps.database, brand.code)
    if (members > 0) return ready(`${code} (${symbol}), fixed by balances of members (${members})`)
    if (brand.stored.has('site.currency')) return ready(`${code} (${symbol}); fixed with the first member`)
    return missing(
      `nobody has chosen it, so it would be ${code}`,
      `${forBrand(`npm run setup -- setting site.currency '{"code":"EUR","symbol":"€"}'`, brand)}   # before the first member`,
    )
  },
}
