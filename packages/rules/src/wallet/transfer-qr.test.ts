// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire } from '../money.ts'
import { qrSchemeProblem, transferQr, type QrScheme } from './transfer-qr.ts'

const of = (scheme: QrScheme, amount: number, change: object = {}) =>
  transferQr(scheme, {
    accountNumber: '257678859',
    holder: 'Tessera Brand',
    amount: amountFromWire(amount),
    matchCode: 'K3F2A8B9',
    ...change,
  })

describe('a QR code of a transfer equals what other programs make, byte for byte', () => {
  it('as vietnam-qr-pay 1.5.1 makes VietQR', () => {
    expect(of({ scheme: 'vietqr', bin: '970416' }, 100_000, { matchCode: 'DEP8K3F2A' })).toBe(
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA530370454061000005802VN62130809DEP8K3F2A630410EF',
    )
    expect(of({ scheme: 'vietqr', bin: '970436' }, 50_000, { accountNumber: '0123456789012' })).toBe(
      '00020101021238570010A00000072701270006970436011301234567890120208QRIBFTTA53037045405500005802VN62120808K3F2A8B963048CFE',
    )
  })

  it('as promptpay-qr 0.5.0 makes PromptPay for a mobile number, a tax number and a wallet', () => {
    const promptPay = (target: string, amount: number) => of({ scheme: 'promptpay', target }, amount)
    expect(promptPay('0801234567', 4.22)).toBe(
      '00020101021229370016A000000677010111011300668012345675802TH530376454044.22630444FE',
    )
    expect(promptPay('1111111111111', 1_234.5)).toBe(
      '00020101021229370016A000000677010111021311111111111115802TH530376454071234.50630407CF',
    )
    expect(promptPay('004999000288505', 100)).toBe(
      '00020101021229390016A00000067701011103150049990002885055802TH53037645406100.0063049E8D',
    )
  })

  it('as pix-utils 2.8.2 makes PIX, but with two decimals as the manual has them', () => {
    expect(of({ scheme: 'pix', key: 'pix@tessera.example', city: 'São Paulo' }, 12.5)).toBe(
      '00020126410014br.gov.bcb.pix0119pix@tessera.example520400005303986540512.505802BR5913TESSERA BRAND6009SAO PAULO62120508K3F2A8B96304B7EF',
    )
    expect(
      of({ scheme: 'pix', key: '+5511999999999', city: 'Rio' }, 1, { holder: 'A', matchCode: 'ABCDEFGH' }),
    ).toBe(
      '00020126360014br.gov.bcb.pix0114+551199999999952040000530398654041.005802BR5901A6003RIO62120508ABCDEFGH630463E3',
    )
  })

  it('with the names of people as banks write them', () => {
    const holder = (name: string) =>
      of({ scheme: 'pix', key: 'pix@tessera.example', city: 'São Paulo' }, 1, { holder: name })
    for (const [name, written] of [
      ['Đặng Văn Đức', 'DANG VAN DUC'],
      ['Łukasz Wałęsa', 'LUKASZ WALESA'],
      ['Yıldız Işık', 'YILDIZ ISIK'],
      ['Søren Groß', 'SOREN GROSS'],
    ] as const)
      expect(holder(name)).toContain(`59${String(written.length).padStart(2, '0')}${written}60`)
  })

  it('as the address of UPI is written', () => {
    expect(of({ scheme: 'upi', address: 'brand@bank' }, 10)).toBe(
      'upi://pay?pa=brand%40bank&pn=Tessera%20Brand&tr=K3F2A8B9&tn=K3F2A8B9&am=10.00&cu=INR',
    )
  })
})

it('makes none for an amount that VietQR cannot say', () => {
  expect(of({ scheme: 'vietqr', bin: '970416' }, 100.5)).toBeUndefined()
})

it('names the field of a payee that no banking app would read', () => {
  const problem = (scheme: QrScheme, accountNumber = '257678859', holder = 'Tessera Brand') =>
    qrSchemeProblem(scheme, { accountNumber, holder })
  expect(problem({ scheme: 'vietqr', bin: '97041' })).toBe('bin')
  expect(problem({ scheme: 'vietqr', bin: '970416' }, '1234 5678')).toBe('accountNumber')
  expect(problem({ scheme: 'promptpay', target: '12345' })).toBe('target')
  expect(problem({ scheme: 'pix', key: '', city: 'Rio' })).toBe('key')
  expect(problem({ scheme: 'pix', key: 'k', city: '北京' })).toBe('city')
  expect(problem({ scheme: 'pix', key: 'k', city: 'Rio' }, '1', 'ООО Ромашка')).toBe('holder')
  expect(problem({ scheme: 'pix', key: 'k', city: 'Rio' }, '1', '北京 2026')).toBe('holder')
  expect(problem({ scheme: 'pix', key: 'k', city: 'Łódź' }, '1', 'Đặng Groß')).toBeUndefined()
  expect(problem({ scheme: 'upi', address: 'brand' })).toBe('address')
  expect(problem({ scheme: 'upi', address: 'brand@bank' })).toBeUndefined()
})

it('writes the letters of all Latin alphabets in names that apps of every country read, and none that it cannot write', () => {
  const nameIn = (holder: string, city = 'Rio') => {
    const code = of({ scheme: 'pix', key: 'k', city }, 1, { holder })
    return code && [/5802BR59\d\d(.*?)60\d\d/.exec(code)?.[1], /60\d\d(.*?)6212/.exec(code)?.[1]]
  }
  expect(nameIn('Đặng Thị Ánh', 'Łódź')).toEqual(['DANG THI ANH', 'LODZ'])
  expect(nameIn('Groß & Søn', 'Tromsø')).toEqual(['GROSS & SON', 'TROMSO'])
  expect(nameIn('Ægir Þór İpek ıssız', 'Æbeltoft')).toEqual(['AEGIR THOR IPEK ISSIZ', 'AEBELTOFT'])
  expect(nameIn('Açaí – O’Neill Ltda. e Companhia', 'São José dos Campos')).toEqual([
    "ACAI - O'NEILL LTDA. E CO",
    'SAO JOSE DOS CA',
  ])
  expect(nameIn('株式会社')).toBeUndefined()
  expect(nameIn('Tessera', '서울')).toBeUndefined()
})
