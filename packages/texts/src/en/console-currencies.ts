// SPDX-License-Identifier: Apache-2.0
/** The console: several currencies in one brand. */
export const consoleCurrencies = {
  'console.currencies': 'Currencies',
  'console.currencies.report': 'Money by currency',
  'console.currencies.days': 'Days, in site time',
  'console.currencies.currency': 'Currency',
  'console.currencies.deposits': 'Deposits',
  'console.currencies.withdrawals': 'Withdrawals',
  'console.currencies.stakes': 'Stakes',
  'console.currencies.returns': 'Returns',
  'console.currencies.inOne': 'Total in {currency}',
  'console.currencies.missing': 'No total: these rates are missing: {rates}',
  'console.currencies.rates': 'Exchange rates',
  'console.ownCurrencyOnly':
    'Only amounts in {currency} count here. The page Currencies has every currency and their total.',
  'console.currencies.explain':
    'A rate applies from its day on until a later one does. Rates are never changed: enter another for the same day to correct one.',
  'console.currencies.rate': 'Rate',
  'console.currencies.validFrom': 'From',
  'console.currencies.enteredBy': 'Entered by',
  'console.currencies.noRates': 'No rates yet',
  'console.currencies.oneIs': '1 {currency} in {own}',
  'console.currencies.add': 'Enter rate',
  'console.currencies.added': 'Rate entered',
} as const
