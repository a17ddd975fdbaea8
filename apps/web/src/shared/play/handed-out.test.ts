// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it, vi } from 'vitest'
import { noteHandedOut, wasHandedOut } from './handed-out.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

beforeEach(() => stored.clear())

it('recognizes an address that a launch has returned, and no other', () => {
  noteHandedOut('https://studio.example/play/dice?ticket=1')
  expect(wasHandedOut('https://studio.example/play/dice?ticket=1')).toBe(true)
  for (const other of [
    'https://studio.example/play/dice?ticket=2',
    'https://evil.example',
    '',
    'javascript:alert(1)',
  ])
    expect(wasHandedOut(other)).toBe(false)
})

it('forgets the oldest, and has none if the storage is malformed', () => {
  for (let number = 0; number < 10; number += 1) noteHandedOut(`https://studio.example/${number}`)
  expect([0, 1, 2, 9].map((number) => wasHandedOut(`https://studio.example/${number}`))).toEqual([
    false,
    false,
    true,
    true,
  ])
  for (const nonsense of ['{', 'null', '"https://studio.example/9"', '[1]']) {
    stored.set('launched', nonsense)
    expect(wasHandedOut('https://studio.example/9')).toBe(false)
  }
})
