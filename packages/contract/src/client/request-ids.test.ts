// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { requestIdFor, settleRequestId } from './request-ids.ts'

const shelfOf = (kept = new Map<string, string>()) => ({
  kept,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

describe('the id of a request that moves money', () => {
  it('stays the same for the same content until the answer has come', () => {
    const shelf = shelfOf()
    const first = requestIdFor('wallet.deposit', { amount: 20, methodId: 'bank' }, shelf)
    expect(requestIdFor('wallet.deposit', { methodId: 'bank', amount: 20 }, shelf)).toBe(first)
    settleRequestId('wallet.deposit', { amount: 20, methodId: 'bank' }, shelf)
    expect(requestIdFor('wallet.deposit', { amount: 20, methodId: 'bank' }, shelf)).not.toBe(first)
  })

  it('differs for another content and for another call', () => {
    const shelf = shelfOf()
    const ids = [
      requestIdFor('wallet.deposit', { amount: 20 }, shelf),
      requestIdFor('wallet.deposit', { amount: 21 }, shelf),
      requestIdFor('wallet.withdraw', { amount: 20 }, shelf),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  it('is a version 4 UUID, and no password is kept with it', () => {
    const shelf = shelfOf()
    expect(requestIdFor('wallet.withdraw', { amount: 1, password: '123456' }, shelf)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(JSON.stringify([...shelf.kept])).not.toContain('123456')
  })
})
