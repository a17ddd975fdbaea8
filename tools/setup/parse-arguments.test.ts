// SPDX-License-Identifier: Apache-2.0
import { withChecksum } from '@tessera/rules/wallet/emv-qr'
import { describe, expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

describe('the setup command line', () => {
  it('understands each of its commands', () => {
    expect(parseArguments(['status'])).toEqual({ command: 'status', json: false })
    expect(parseArguments(['status', '--json'])).toEqual({ command: 'status', json: true })
    expect(parseArguments(['seal-key'])).toEqual({ command: 'seal-key' })
    expect(parseArguments(['games', '--vendor', 'acme', '--type', 'RNG', '--category', 'Slots'])).toEqual({
      command: 'games',
      vendor: 'acme',
      type: 'RNG',
      category: 'Slots',
      name: undefined,
    })
    expect(parseArguments(['vendor', '--id', 'acme', '--close'])).toEqual({
      command: 'vendor',
      id: 'acme',
      enabled: false,
    })
    expect(parseArguments(['member', '--username', 'demo', '--open'])).toEqual({
      command: 'member',
      username: 'demo',
      enabled: true,
    })
    expect(parseArguments(['sandbox-bank', '--play-money'])).toEqual({
      command: 'sandbox-bank',
      enabled: true,
    })
    expect(
      parseArguments([
        'bank-transfer',
        '--id',
        'first',
        '--bank',
        'First Bank',
        '--number',
        '123',
        '--holder',
        'A. Ltd',
      ]),
    ).toEqual({
      command: 'bank-transfer',
      id: 'first',
      opens: {
        bank: { bankName: 'First Bank', accountNumber: '123', holder: 'A. Ltd' },
        name: 'First Bank',
        brand: undefined,
        currency: undefined,
        notify: undefined,
      },
    })
    expect(parseArguments(['bank-transfer', '--id', 'first', '--close'])).toEqual({
      command: 'bank-transfer',
      id: 'first',
      opens: undefined,
    })
    expect(parseArguments(['setting', 'site.name', 'My Site'])).toEqual({
      command: 'setting',
      name: 'site.name',
      value: 'My Site',
      brand: undefined,
    })
    expect(parseArguments(['setting', 'site.name', 'My Site', '--brand', 'brand2'])).toEqual({
      command: 'setting',
      name: 'site.name',
      value: 'My Site',
      brand: 'brand2',
    })
    expect(parseArguments(['files', '--to', 'bucket'])).toEqual({ command: 'files', to: 'bucket' })
    expect(parseArguments(['vault-key', 'rotate'])).toEqual({ command: 'vault-key', step: 'rotate' })
    expect(parseArguments(['vault-key', 'replace', '--lost'])).toEqual({
      command: 'vault-key',
      step: 'replace',
    })
    expect(parseArguments(['operator-key', 'accept'])).toEqual({ command: 'operator-key', step: 'accept' })
    expect(parseArguments(['setting'])).toEqual({
      command: 'setting',
      name: undefined,
      value: undefined,
      brand: undefined,
    })
  })

  it.each([
    ['nothing', []],
    ['an unknown command', ['reset']],
    ['a word of every object', ['constructor']],
    ['a missing vendor', ['games', '--type', 'RNG']],
    ['a missing type', ['games', '--vendor', 'a']],
    ['an unknown type', ['games', '--vendor', 'a', '--type', 'CHESS']],
    ['neither open nor closed', ['vendor', '--id', 'a']],
    ['both open and closed', ['vendor', '--id', 'a', '--open', '--close']],
    ['a bank without the word for play money', ['sandbox-bank']],
    ['a bank account without its holder', ['bank-transfer', '--id', 'a', '--bank', 'b', '--number', '1']],
    ['a bank account to close', ['bank-transfer', '--id', 'a', '--bank', 'b', '--close']],
    [
      'a QR code that no banking app reads',
      ['bank-transfer', '--id', 'a', '--bank', 'b', '--number', '1', '--holder', 'c', '--qr', 'vietqr:12'],
    ],
    [
      'a notification service that there is not',
      ['bank-transfer', '--id', 'a', '--bank', 'b', '--number', '1', '--holder', 'c', '--notify', 'post'],
    ],
    ...[
      ['a BTCPay Server without its store', ['--url', 'https://b.example', '--key-file', 'k']],
      ['one that is not asked over https', ['--url', 'http://b.example', '--store', 's', '--key-file', 'k']],
      ['one with a path', ['--url', 'https://b.example/x', '--store', 's', '--key-file', 'k']],
      ['one with a name in its address', ['--url', 'https://a@b.example', '--store', 's', '--key-file', 'k']],
      ['one that is no address', ['--url', 'b.example', '--store', 's', '--key-file', 'k']],
      ['a store that is a path', ['--url', 'https://b.example', '--store', '../s', '--key-file', 'k']],
      ['a key on the command line', ['--url', 'https://b.example', '--store', 's', '--key', 'k']],
      ['a server to close', ['--url', 'https://b.example', '--close']],
    ].map(([what, options]) => [what, ['btcpay', '--id', 'a', ...(options ?? [])]] as [string, string[]]),
    ...[
      ['a payment page without its key', ['--url', 'https://p.example']],
      ['one that is not asked over https', ['--url', 'http://p.example', '--key-file', 'k']],
      ['one with a path', ['--url', 'https://p.example/v1', '--key-file', 'k']],
      ['a payment page to close', ['--url', 'https://p.example', '--close']],
    ].map(
      ([what, options]) => [what, ['hosted-page', '--id', 'a', ...(options ?? [])]] as [string, string[]],
    ),
    ['an id in capitals', ['bank-transfer', '--id', 'A', '--close']],
    ['an option of another command', ['status', '--id', 'a']],
    ['an unknown option', ['status', '--all']],
    ['a third word', ['setting', 'a', 'b', 'c']],
    ['files without a place', ['files']],
    ['files to nowhere', ['files', '--to', 'moon']],
    ['a key without a step', ['vault-key']],
    ['a key replaced that is not lost', ['vault-key', 'replace']],
    ['a lost key rotated', ['vault-key', 'rotate', '--lost']],
    ['a stray word', ['seal-key', 'now']],
    ['a brand without a code', ['setting', '--brand', ' ']],
    ['a brand where all are meant', ['vendor', '--id', 'a', '--close', '--brand', 'brand2']],
  ])('refuses %s', (_name, args) => {
    expect(() => parseArguments(args)).toThrow(UsageError)
  })
})

it('refuses a payee of PIX without Latin letters, and says why', () => {
  const bank = ['--bank', 'Banco', '--number', '1', '--qr', 'pix:key:Rio']
  const of = (holder: string) =>
    parseArguments(['bank-transfer', '--id', 'first', ...bank, '--holder', holder])
  expect(() => of('株式会社')).toThrow('Latin letters')
  expect(of('Đặng Groß')).toMatchObject({ command: 'bank-transfer' })
})

it('reads how banking apps scan a bank account', () => {
  const bank = ['--bank', 'First Bank', '--number', '0123456789', '--holder', 'A. Ltd']
  const schemeOf = (qr: string) => {
    const command = parseArguments(['bank-transfer', '--id', 'first', ...bank, '--qr', qr])
    return command.command === 'bank-transfer' ? command.opens?.bank.qr : undefined
  }
  expect(schemeOf('vietqr:970436')).toEqual({ scheme: 'vietqr', bin: '970436' })
  expect(schemeOf('promptpay:080-123-4567')).toEqual({ scheme: 'promptpay', target: '0801234567' })
  expect(schemeOf('pix:urn:key:São Paulo')).toEqual({ scheme: 'pix', key: 'urn:key', city: 'São Paulo' })
  expect(schemeOf('upi:brand@bank')).toEqual({ scheme: 'upi', address: 'brand@bank' })
  const payload = withChecksum(
    '00020101021126280014A000000615000101060000005204481453034585802MY5907EXAMPLE6002MY',
  )
  expect(schemeOf(`duitnow:${payload}`)).toEqual({ scheme: 'duitnow', payload })
  expect(() => schemeOf(`qris:${payload}`)).toThrow(UsageError)
  const malaysian =
    '00020201021126440014A0000006150001010689005302120000000000015204000053034585802MY5909TEST SHOP6002MY6304DF67'
  expect(schemeOf(`duitnow:${malaysian}`)).toEqual({ scheme: 'duitnow', payload: malaysian })
  expect(() => schemeOf(`duitnow:${malaysian.replace('SHOP', 'SHOT')}`)).toThrow('right checksum')
  const vietnamese = withChecksum(
    '00020101021138570010A00000072701270006970436011301234567890120208QRIBFTTA53037045802VN',
  )
  expect(schemeOf(`vietqr:${vietnamese}`)).toEqual({ scheme: 'vietqr', payload: vietnamese })
})
