// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountToWire } from '@tessera/rules/money'
import { mt940Statement } from './mt940-statement.ts'
import { BadStatement } from './statement-file.ts'

const read = (text: string) =>
  [...mt940Statement(text)].map(({ line, atMs, reference, content, amount, currency }) => [
    ...[line, new Date(atMs).toISOString().slice(0, 10), reference, amountToWire(amount), currency, content],
  ])
const problemOf = (text: string): unknown => {
  try {
    read(text)
  } catch (error) {
    return error instanceof BadStatement ? [error.line, error.message] : error
  }
  return undefined
}

/** As banks of the Netherlands send it, in the envelope of the network. */
const enveloped = [
  '{1:F01EXMPNL2AXXXX0000000000}{2:I940EXMPNL2AXXXN}{3:{108:B12345678S000001}}{4:',
  ':20:P140220000000001',
  ':25:NL69EXMP0123456789EUR',
  ':28C:00000',
  ':60F:C261231EUR662,23',
  ':61:2701011231C1,56NTRFEREF//00000000001005',
  '/TRCD/00100/',
  ':86:/EREF/EV12341REP1231456T1234//CNTP/NL32EXMP0000012345/EXMPNL2A/A PAYER',
  '///REMI/USTD//K3F2A8B9/',
  ':61:2701010101D1,57NTRFNONREF//00000000001006',
  ':86:/CNTP/NL32EXMP0000012345/EXMPNL2A/THE BANK/REMI/USTD//FEE/',
  ':62F:C270101EUR662,22',
  ':64:C270101EUR662,22',
  ':86:/SUM/1/1/1,57/1,56/',
  '-}',
].join('\r\n')

/** As German banks write the information, without an envelope, with two statements in one file. */
const german = `
:20:STARTUMSE
:25:10020030/0000123456
:28C:00001/001
:60F:C260105EUR0,
:61:2601050105CR100,NTRFKREF+
:86:166?00GUTSCHRIFT?109249?20EREF+D8K3F2A?21SVWZ+Deposit K3F2
A8B9?30EXMPDEFF?32A MEMBER
:61:2601050105RC40,25NMSCNONREF//BANK7
:62F:C260105EUR59,75
-
:20:STARTUMSE
:25:10020030/0000123456
:60F:C260106EUR59,75
:62F:C260106EUR59,75
-`

describe('an MT940 statement', () => {
  it('is read with the day of the booking, across the end of a year, and the reference of the payer', () => {
    expect(read(enveloped)).toEqual([
      [
        ...[6, '2026-12-31', 'EV12341REP1231456T1234', 1.56, 'EUR'],
        '/TRCD/00100/ /EREF/EV12341REP1231456T1234//CNTP/NL32EXMP0000012345/EXMPNL2A/A PAYER///REMI/USTD//K3F2A8B9/',
      ],
      [
        ...[10, '2027-01-01', '00000000001006', -1.57, 'EUR'],
        '/CNTP/NL32EXMP0000012345/EXMPNL2A/THE BANK/REMI/USTD//FEE/',
      ],
    ])
  })

  it('is read with numbered parts of the text, amounts without decimals, what is taken back, and two in one file', () => {
    expect(read(german)).toEqual([
      [6, '2026-01-05', 'D8K3F2A', 100, 'EUR', 'EREF+D8K3F2ASVWZ+Deposit K3F2A8B9'],
      [9, '2026-01-05', 'BANK7', -40.25, 'EUR', ''],
    ])
  })

  it.each([
    [
      'an entry that was changed',
      german.replace('CR100,', 'CR101,'),
      [10, 'its entries do not add up to the closing balance'],
    ],
    ['one that was cut', enveloped.split(':62F:')[0] ?? '', [1, 'the last statement has no closing balance']],
    [
      'an entry taken out',
      enveloped.replace(/:61:2701010101D[^:]*\r\n/, ''),
      [11, 'its entries do not add up to the closing balance'],
    ],
    [
      'another currency at the end',
      german.replace(':62F:C260105EUR', ':62F:C260105USD'),
      [10, 'its balances have two currencies'],
    ],
    [
      'an entry without its balance',
      ':20:A\n:61:2601050105C1,NTRFA',
      [2, 'an entry comes before an opening balance'],
    ],
    [
      'an entry that is none',
      german.replace(':61:2601050105CR100', ':61:26010'),
      [6, 'an entry cannot be read'],
    ],
    [
      'a day that there is not',
      german.replace(':61:2601050105CR', ':61:2602310231CR'),
      [6, 'an entry has a day that there is not'],
    ],
    ['a balance that is none', german.replace('C260105EUR0,', 'EUR0'), [5, 'a balance cannot be read']],
    ['no statement', 'date,ref\n1,2', [1, 'this is no MT940 statement']],
    [
      'a field without end',
      `${german.split(':61:')[0]}:86:a\n${'b\n'.repeat(40)}`,
      [36, 'a field has too many lines'],
    ],
    ['a line without end', `:20:${'x'.repeat(2_000_000)}`, [1, 'a line is too long']],
  ])('is refused with %s, and the line is named', (_what, text, problem) => {
    expect(problemOf(text)).toEqual(problem)
  })

  it('of 50,000 entries is read in proportion to its length', () => {
    const entries = ':61:2601050105C1,NTRFA//B\n:86:x\n'.repeat(50_000)
    expect(read(`:20:A\n:60F:C260105EUR0,\n${entries}:62F:C260105EUR50000,\n-`)).toHaveLength(50_000)
  })
})
