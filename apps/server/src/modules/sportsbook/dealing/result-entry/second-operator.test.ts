// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playCurrency } from '@tessera/rules/identity/trial'
import { units, type Amount } from '@tessera/rules/money'
import type { CallClient } from '../../../../testing/call-client.ts'
import { insertBrand } from '../../../site/index.ts'
import { footballResult, openBookTestServer, type BookTestServer } from '../../book-for-tests.ts'
import { movesTooMuch } from './second-operator.ts'

const sum = (currency: string, gain: Amount, lose: Amount) => ({
  currency,
  bets: 1,
  gainers: 1,
  losers: 0,
  gain: String(gain),
  lose: String(lose),
  owed: '0',
  debtors: 0,
})

describe('what one operator may move by a result', () => {
  const most = new Map([
    ['USD', units(1_000)],
    ['VND', units(25_000_000)],
  ])

  it('is compared in each currency with the amount for that currency', () => {
    expect(movesTooMuch([sum('USD', units(600), units(400))], most)).toBe(false)
    expect(movesTooMuch([sum('USD', units(600), units(401))], most)).toBe(true)
    expect(movesTooMuch([sum('VND', units(24_000_000), units(0))], most)).toBe(false)
    expect(
      movesTooMuch([sum('USD', units(1), units(0)), sum('VND', units(26_000_000), units(0))], most),
    ).toBe(true)
    expect(movesTooMuch([], most)).toBe(false)
  })

  it('is nothing in a currency that no brand has, and everything with play money', () => {
    expect(movesTooMuch([sum('EUR', units(1), units(0))], most)).toBe(true)
    expect(movesTooMuch([sum('EUR', units(0), units(0))], most)).toBe(false)
    expect(movesTooMuch([sum(playCurrency, units(1_000_000), units(0))], most)).toBe(false)
  })
})

describe('a result of an event that several brands sell', () => {
  let book: BookTestServer
  let ada: CallClient
  beforeAll(async () => {
    book = await openBookTestServer()
    ada = await book.server.operator('ada', 'admin')
  })
  afterAll(() => book.server.close())

  const brand = async (code: string, currency: string, above: number): Promise<void> => {
    const { database, settings } = book.server.platform
    await database.transaction((tx) => insertBrand(tx, { code, name: code, nowMs: book.server.clock.now() }))
    const { symbol, ...known } = await settings.read('site.currency')
    await settings.of(code).write('site.currency', { ...known, symbol, code: currency }, 'test')
    await settings.of(code).write('sportsbook.secondOperator', above, 'test')
  }
  let bettors = 0
  /** Whether the result of a match with a bet of 10 at 2.00 needs a second operator. */
  const needsSecond = async (): Promise<boolean> => {
    const match = await book.match()
    const bettor = await book.bettor(`punter${(bettors += 1)}`, 100)
    await book.placeBet(bettor, [await book.leg(match, 'result_1x2', 'home')])
    await book.change(match, { status: 'abandoned', markets: 'close' })
    const said = { status: 'ended' as const, result: JSON.stringify(footballResult(1, 0)) }
    const asked = { requestId: randomUUID(), id: String(match), reason: 'The official page', ...said }
    const { entryId } = (await ada.call('backoffice.planResult', asked)).envelope.value
    return vi.waitFor(async () => {
      const { entry } = (await ada.call('backoffice.resultEntry', { id: entryId })).envelope.value
      expect(entry.status).not.toBe('planning')
      return entry.secondOperator
    }, 60_000)
  }

  it('is measured by the amount of the brand, not by that of brands with another currency', async () => {
    await book.server.platform.settings.write('sportsbook.secondOperator', 20, 'test')
    await brand('vndbrand', 'VND', 5)
    expect(await needsSecond()).toBe(false)
    await book.server.platform.settings.write('sportsbook.secondOperator', 19, 'test')
    expect(await needsSecond()).toBe(true)
  })

  it('is measured by the lowest amount of the brands with its currency', async () => {
    await book.server.platform.settings.write('sportsbook.secondOperator', 1_000, 'test')
    await brand('usdbrand', 'USD', 15)
    expect(await needsSecond()).toBe(true)
  })
})
