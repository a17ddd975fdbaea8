// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createMuted } from './muted.ts'

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

it('remembers in this browser whom a player has muted, until they are shown again', () => {
  const browser = storage()
  createMuted(() => browser).add('one')
  const later = createMuted(() => browser)
  expect([later.has('one'), later.has('two'), later.count()]).toEqual([true, false, 1])
  later.clear()
  expect(createMuted(() => browser).has('one')).toBe(false)
})

it('mutes for the page where a browser stores nothing, and reads nothing that is no list', () => {
  const none = createMuted(() => {
    throw new Error('blocked')
  })
  none.add('one')
  expect(none.has('one')).toBe(true)
  const odd = createMuted(() => ({ getItem: () => '{"one":', setItem: () => {} }))
  expect(odd.count()).toBe(0)
})
