// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { allCalls } from './index.ts'

/** What the platform reads in a field of a call. */
function read(name: string, field: string, typed: string): unknown {
  const call = allCalls.find((one) => one.name === name)
  const shape = (call?.input.shape as Record<string, z.ZodType> | undefined)?.[field]
  if (!shape) throw new Error(`${name} has no field ${field}`)
  return shape.safeParse(typed).data
}

const written = [
  '123456',
  '123 456',
  '123-456',
  ' 123\u00a0456 ',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '१२३४५६',
  '１２３４５６',
  '\u200e123–456',
]
const codes = [
  ['wallet.addBankAccount', 'password'],
  ['wallet.withdraw', 'password'],
  ['rewards.redeem', 'password'],
  ['identity.setPaymentPassword', 'newPassword'],
  ['identity.setPaymentPassword', 'confirmNewPassword'],
  ['identity.twoFactorLogin', 'code'],
  ['identity.confirmTotp', 'code'],
  ['identity.login', 'verificationCode'],
  ['identity.register', 'verificationCode'],
  ['identity.register', 'paymentPassword'],
  ['identity.resetByPhone', 'verificationCode'],
  ['backoffice.login', 'code'],
  ['backoffice.confirmTotp', 'code'],
] as const

describe('digits that people type', () => {
  it.each(codes)('%s reads %s however it is written', (name, field) => {
    expect(written.map((typed) => read(name, field, typed))).toEqual(written.map(() => '123456'))
  })

  it.each(['١٢٣٤٥', '1234567', '12345a', ''])('%j is no payment password', (typed) => {
    expect(read('wallet.withdraw', 'password', typed)).toBeUndefined()
  })

  it('are read in numbers to call and in searches, and nothing else of them is changed', () => {
    expect(read('identity.login', 'mobileNum', '٠٨١ ٢٣٤ ٥٦٧٨')).toBe('081 234 5678')
    expect(read('identity.login', 'countryDialingCode', '٦٦')).toBe('66')
    expect(read('backoffice.members', 'search', 'Anna ١')).toBe('Anna 1')
    expect(read('wallet.addBankAccount', 'accountNumber', '١٢٣٤٥٦٧')).toBe('1234567')
  })

  it('stay as they are in passwords and in codes with letters', () => {
    expect(read('identity.login', 'password', '١٢٣ ٤٥٦')).toBe('١٢٣ ٤٥٦')
    expect(read('identity.twoFactorLogin', 'code', 'abcd-ef12')).toBe('abcd-ef12')
  })
})
