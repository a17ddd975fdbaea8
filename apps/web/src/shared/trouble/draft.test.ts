// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { createDrafts } from './draft.ts'

const open = () => {
  const stored = new Map<string, string>()
  let nowMs = 0
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return {
    drafts: createDrafts(storage, () => nowMs),
    stored,
    wait: (ms: number) => {
      nowMs += ms
    },
  }
}
const start = { amount: '', remark: '', paymentPassword: '', smsCode: '', captcha: '', verificationCode: '' }
const typed = {
  amount: '25',
  remark: 'for the trip',
  paymentPassword: '482915',
  smsCode: '1234',
  captcha: 'ab3d',
  verificationCode: '99',
}

it('restores what was typed into a form', () => {
  const { drafts } = open()
  drafts.keep('withdraw', typed, start, 'ann')
  expect(drafts.read('withdraw', start, 'ann')).toEqual({ ...start, amount: '25', remark: 'for the trip' })
})

it('never stores a password or a code', () => {
  const { drafts, stored } = open()
  drafts.keep('withdraw', typed, start, 'ann')
  expect([...stored.values()].join()).not.toMatch(/482915|1234|ab3d|99/)
})

it('restores it only for the person who logs in again after their session expired', () => {
  const { drafts } = open()
  drafts.keep('withdraw', typed, start, 'ann')
  expect(drafts.read('withdraw', start, '').amount).toBe('25')
  expect(drafts.read('withdraw', start, 'bob')).toEqual(start)
})

it('forgets it after half an hour, when it was sent, and when somebody signs out', () => {
  const { drafts, stored, wait } = open()
  drafts.keep('a', typed, start, '')
  wait(31 * 60_000)
  expect(drafts.read('a', start, '')).toEqual(start)
  drafts.keep('a', typed, start, '')
  drafts.keep('b', typed, start, '')
  drafts.drop('a')
  expect(drafts.read('a', start, '')).toEqual(start)
  drafts.dropAll()
  expect(stored.size).toBe(0)
})

it('stores nothing of an unchanged form, and reads nothing from malformed storage', () => {
  const { drafts, stored } = open()
  drafts.keep('a', start, start, '')
  expect(stored.size).toBe(0)
  stored.set('draft:a', '{"values"')
  expect(drafts.read('a', start, '')).toEqual(start)
})
