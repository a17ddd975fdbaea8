// SPDX-License-Identifier: Apache-2.0

/** A currency as ISO 4217 has it; codes of crypto currencies are as the trade writes them. */
export interface KnownCurrency {
  readonly code: string
  /** Decimals of the smallest coin. The ledger counts millionths, so a currency with more has 6 here. */
  readonly minorUnits: number
  /** Stands before an amount. No two known currencies share one. */
  readonly symbol: string
}

/** code: decimals of the smallest coin, symbol. */
const table: Readonly<Record<string, readonly [number, string]>> = {
  AED: [2, 'AED'],
  AUD: [2, 'A$'],
  BDT: [2, '৳'],
  BHD: [3, 'BHD'],
  BRL: [2, 'R$'],
  CAD: [2, 'CA$'],
  CHF: [2, 'CHF'],
  CLP: [0, 'CLP'],
  CNY: [2, 'CN¥'],
  EUR: [2, '€'],
  GBP: [2, '£'],
  HKD: [2, 'HK$'],
  IDR: [2, 'Rp'],
  INR: [2, '₹'],
  ISK: [0, 'ISK'],
  JOD: [3, 'JOD'],
  JPY: [0, '¥'],
  KRW: [0, '₩'],
  KWD: [3, 'KWD'],
  LAK: [2, '₭'],
  MMK: [2, 'K'],
  MXN: [2, 'MX$'],
  MYR: [2, 'RM'],
  NZD: [2, 'NZ$'],
  OMR: [3, 'OMR'],
  PEN: [2, 'S/'],
  PHP: [2, '₱'],
  PKR: [2, 'Rs'],
  RUB: [2, '₽'],
  SAR: [2, 'SAR'],
  SGD: [2, 'S$'],
  THB: [2, '฿'],
  TND: [3, 'TND'],
  TRY: [2, '₺'],
  TWD: [2, 'NT$'],
  UAH: [2, '₴'],
  UGX: [0, 'USh'],
  USD: [2, '$'],
  VND: [0, '₫'],
  ZAR: [2, 'R'],
  // More than two decimals: for rates and crypto deposits, never for wallets.
  BTC: [6, '₿'],
  ETH: [6, 'Ξ'],
  USDT: [6, 'USDT'],
}

/** Every currency that the platform knows, by code. */
export const knownCurrencies: ReadonlyMap<string, KnownCurrency> = new Map(
  Object.entries(table).map(([code, [minorUnits, symbol]]) => [code, { code, minorUnits, symbol }]),
)

/**
 * The codes that a wallet can be in. Amounts on the member wire have at most two decimals (D-1), so currencies
 * with finer coins are left out: their balances could not be shown or moved whole.
 */
export const walletCurrencies: readonly string[] = [...knownCurrencies.values()]
  .filter(({ minorUnits }) => minorUnits <= 2)
  .map(({ code }) => code)

/** The decimals of a wallet's amounts: two, but none for a currency without smaller coins. */
export const walletDecimals = (code: string): number => (knownCurrencies.get(code)?.minorUnits === 0 ? 0 : 2)

/** The symbol of a currency, or its code. */
export const symbolOf = (code: string): string => knownCurrencies.get(code)?.symbol ?? code
