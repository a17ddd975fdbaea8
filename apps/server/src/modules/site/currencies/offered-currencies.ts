// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import {
  choosableCurrencies,
  currencyOfNewAccount,
  type FurtherCurrency,
} from '@tessera/rules/currencies/offered'
import type { Settings } from '../../../platform/settings/settings.ts'

/** The currency of a brand. What its settings and offers say in units is in it. */
export const ownCurrency = async (settings: Settings): Promise<string> =>
  (await settings.read('site.currency')).code

/** The terms of a further currency of a brand; undefined for its own. */
export const furtherCurrency = async (
  settings: Settings,
  code: string,
): Promise<FurtherCurrency | undefined> =>
  code === (await ownCurrency(settings))
    ? undefined
    : (await settings.read('site.furtherCurrencies')).find((further) => further.code === code)

/** The currency of a new account (see the rule). Throws `identity.currencyNotOffered`. */
export async function currencyFor(
  settings: Settings,
  { chosen, uplineCurrency }: { chosen: string; uplineCurrency: string | undefined },
): Promise<string> {
  const own = await ownCurrency(settings)
  const further = await settings.read('site.furtherCurrencies')
  const currency = currencyOfNewAccount({ chosen, uplineCurrency, own, further })
  if (currency !== undefined) return currency
  const possible = uplineCurrency === undefined ? choosableCurrencies(own, further) : [uplineCurrency]
  throw fault('identity.currencyNotOffered', { currencies: possible.join(', ') })
}

/** Offers of a brand are in its own currency. Throws `site.ownCurrencyOnly` for members with another. */
export async function requireOwnCurrency(settings: Settings, currency: string): Promise<void> {
  const own = await ownCurrency(settings)
  if (currency !== own) throw fault('site.ownCurrencyOnly', { currency: own })
}
