// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { requestIdFor, settleRequestId } from './request-ids.ts'

const storageOf = (stored = new Map<string, string>()) => ({
  stored,
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

describe('the id of a request that moves money', () => {
  it('stays the same for the same content until the answer has come', () => {
    const storage = storageOf()
    const first = requestIdFor('wallet.deposit', { amount: 20, methodId: 'bank' }, storage)
    expect(requestIdFor('wallet.deposit', { methodId: 'bank', amount: 20 }, storage)).toBe(first)
    settleRequestId('wallet.deposit', { amount: 20, methodId: 'bank' }, storage)
    expect(requestIdFor('wallet.deposit', { amount: 20, methodId: 'bank' }, storage)).not.toBe(first)
  })

  it('differs for another content and for another call', () => {
    const storage = storageOf()
    const ids = [
      requestIdFor('wallet.deposit', { amount: 20 }, storage),
      requestIdFor('wallet.deposit', { amount: 21 }, storage),
      requestIdFor('wallet.withdraw', { amount: 20 }, storage),
    ]
    expect(new Set(ids).size).toBe(3)
  })

  it('is a version 4 UUID, and no password is stored with it', () => {
    const storage = storageOf()
    expect(requestIdFor('wallet.withdraw', { amount: 1, password: '123456' }, storage)).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    )
    expect(JSON.stringify([...storage.stored])).not.toContain('123456')
  })
})
