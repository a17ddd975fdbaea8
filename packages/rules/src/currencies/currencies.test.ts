// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { playCurrency } from '../identity/trial.ts'
import { amountFromWire, amountOfMillionths, units } from '../money.ts'
import { sumInOne } from './in-one.ts'
import { knownCurrencies, symbolOf, walletCurrencies, walletDecimals } from './known.ts'
import { choosableCurrencies, currencyOfNewAccount, type FurtherCurrency } from './offered.ts'
import { convert, rateOfDay, rateToText, readRate, type DatedRate } from './rates.ts'
import { coinOf, floorToCoin, isInCoins } from './whole-coins.ts'

const further = (code: string, open = true): FurtherCurrency => ({
  code,
  open,
  depositMinimum: 1,
  depositMaximum: 2,
  withdrawalMinimum: 1,
  withdrawalMaximum: 2,
  rebateMinimum: 1,
})
const rate = (code: string, text: string, validFrom: string): DatedRate => ({
  ...readRate(text)!,
  code,
  validFrom,
})

describe('known currencies', () => {
  it('have the minor units of ISO 4217, as the runtime knows them too', () => {
    for (const { code, minorUnits } of knownCurrencies.values()) {
      if (['BTC', 'ETH', 'USDT'].includes(code)) continue
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
      }).resolvedOptions()
      // For these the runtime follows what is used in shops, not ISO 4217.
      if (!['IDR', 'LAK', 'MMK', 'PKR'].includes(code))
        expect([code, minorUnits]).toEqual([code, maximumFractionDigits])
    }
    expect(['VND', 'USD', 'KWD', 'BTC'].map((code) => knownCurrencies.get(code)?.minorUnits)).toEqual([
      0, 2, 3, 6,
    ])
  })
  it('have a symbol each, and no two the same', () => {
    const symbols = [...knownCurrencies.values()].map(({ symbol }) => symbol)
    expect(new Set(symbols).size).toBe(symbols.length)
    expect(symbolOf('VND')).toBe('₫')
    expect(symbolOf('XAU')).toBe('XAU')
  })
  it('are offered for wallets only if the wire can show them whole, and play money never', () => {
    expect(walletCurrencies).toContain('VND')
    for (const code of ['KWD', 'BTC', 'USDT', playCurrency]) expect(walletCurrencies).not.toContain(code)
    expect([walletDecimals('VND'), walletDecimals('USD'), walletDecimals('XXX')]).toEqual([0, 2, 2])
  })
  it('accept whole coins only', () => {
    expect(isInCoins(units(50_000), 'VND')).toBe(true)
    expect(isInCoins(amountFromWire(50_000.5), 'VND')).toBe(false)
    expect(isInCoins(amountFromWire(10.25), 'USD')).toBe(true)
    expect(isInCoins(amountOfMillionths(1n), 'USD')).toBe(false)
  })
  it.each([
    ['USD', 1_234_560_000n, -1_234_570_000n],
    ['VND', 1_234_000_000n, -1_235_000_000n],
    ['JPY', 1_234_000_000n, -1_235_000_000n],
    ['KRW', 1_234_000_000n, -1_235_000_000n],
    // No wallet is in dinars, because calls have two decimals at most.
    ['KWD', 1_234_560_000n, -1_234_570_000n],
  ])('are what amounts in %s are rounded down to', (currency, paid, taken) => {
    const amount = amountOfMillionths(1_234_567_899n)
    expect(floorToCoin(amount, currency)).toBe(paid)
    expect(floorToCoin(amountOfMillionths(-amount), currency)).toBe(taken)
    expect(isInCoins(floorToCoin(amount, currency), currency)).toBe(true)
    expect(amount - paid < coinOf(currency)).toBe(true)
  })
})

describe('the currency of a new account', () => {
  const brand = { own: 'USD', further: [further('VND'), further('EUR', false)], uplineCurrency: undefined }
  it('is the chosen one of those that are open', () => {
    expect(choosableCurrencies('USD', brand.further)).toEqual(['USD', 'VND'])
    expect(currencyOfNewAccount({ ...brand, chosen: 'VND' })).toBe('VND')
    expect(currencyOfNewAccount({ ...brand, chosen: '' })).toBe('USD')
    expect(currencyOfNewAccount({ ...brand, chosen: 'EUR' })).toBeUndefined()
    expect(currencyOfNewAccount({ ...brand, chosen: 'GBP' })).toBeUndefined()
  })
  it('is below an agent always theirs', () => {
    expect(currencyOfNewAccount({ ...brand, uplineCurrency: 'USD', chosen: '' })).toBe('USD')
    expect(currencyOfNewAccount({ ...brand, uplineCurrency: 'VND', chosen: '' })).toBe('VND')
    expect(currencyOfNewAccount({ ...brand, uplineCurrency: 'USD', chosen: 'VND' })).toBeUndefined()
  })
})

describe('exchange rates', () => {
  it('are read and written exactly', () => {
    expect(readRate('0.0000394')).toEqual({ numerator: 394n, scale: 7 })
    expect(readRate('25400')).toEqual({ numerator: 25_400n, scale: 0 })
    expect(readRate('1.50')).toEqual({ numerator: 15n, scale: 1 })
    for (const text of ['0.0000394', '25400', '1.5', '0.000000000000001'])
      expect(rateToText(readRate(text)!)).toBe(text)
  })
  it('are refused unless they are plain positive numbers', () => {
    for (const text of ['', '0', '0.0', '-1', '1e3', '1,5', '.5', '01', ' 1', 'NaN', '0.0000000000000001'])
      expect(readRate(text)).toBeUndefined()
  })
  it('convert rounded down to millionths, also below zero', () => {
    const dong = readRate('0.0000394')!
    expect(convert(units(1_000_000), dong)).toBe(amountFromWire(39.4))
    expect(convert(amountOfMillionths(1n), dong)).toBe(0n)
    expect(convert(amountOfMillionths(-1n), dong)).toBe(-1n)
  })
  it('apply from their day until a later one', () => {
    const rates = [rate('VND', '0.00004', '2026-03-01'), rate('VND', '0.00005', '2026-03-10')]
    expect(rateOfDay(rates, 'VND', '2026-02-28')).toBeUndefined()
    expect(rateOfDay(rates, 'VND', '2026-03-09')).toBe(rates[0])
    expect(rateOfDay(rates, 'VND', '2026-03-10')).toBe(rates[1])
    expect(rateOfDay(rates, 'EUR', '2026-03-10')).toBeUndefined()
  })
})

describe('a total in one currency', () => {
  const rates = [rate('VND', '0.00004', '2026-03-01'), rate('VND', '0.00005', '2026-03-10')]
  it('takes each amount by the rate of its day', () => {
    const days = [
      { day: '2026-03-09', currency: 'VND', amounts: [units(1_000_000)] },
      { day: '2026-03-10', currency: 'VND', amounts: [units(1_000_000)] },
      { day: '2026-03-10', currency: 'USD', amounts: [units(7)] },
    ]
    expect(sumInOne(days, 'USD', rates, 1)).toEqual({ ok: true, totals: [units(97)] })
  })
  it('does not exist while a rate is missing, and says which', () => {
    const days = [
      { day: '2026-02-01', currency: 'VND', amounts: [units(1)] },
      { day: '2026-03-10', currency: 'EUR', amounts: [units(1)] },
      { day: '2026-03-10', currency: 'GBP', amounts: [units(0)] },
    ]
    expect(sumInOne(days, 'USD', rates, 1)).toEqual({
      ok: false,
      missing: [
        { currency: 'EUR', day: '2026-03-10' },
        { currency: 'VND', day: '2026-02-01' },
      ],
    })
  })
})
