// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountToWire } from '@tessera/rules/money'
import { mt940Statement } from './mt940-statement.ts'
import { BadStatement } from './statement-file.ts'

const read = (text: string) =>
  [...mt940Statement(text)].map(({ line, day, reference, content, amount, currency }) => [
    ...[line, day, reference, amountToWire(amount), currency, content],
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

  it.each<[string, string, [number, string, string, number][]]>([
    [
      'Hungary: blanks instead of the day of booking, a code of one letter, and fields of its own',
      `:20:STARTUMS\n:25:1966315302010001\n:28:00046\n:NS:22A FIRM\n23A Firm\n\n:60F:C260105HUF627311,30
:61:260105    DF2402,00S   X\n:NS:01526715\n02A12596785\n:61:2601050105DF3460,10S   Y7\n:62F:C260105HUF621449,20\n:64:C260105HUF621449,20\n`,
      [
        [8, '2026-01-05', 'X', -2402],
        [11, '2026-01-05', 'Y7', -3460.1],
      ],
    ],
    [
      'Hungary: figures for a code, and nothing behind it',
      `:20:STARTUMS\n:25:EXMPHUHB/1234/HUF\n:28C:0072\n\n:60F:C260417HUF25170637,10
:61:260417CF2066637,00N527\nCsoportos\n:86:CAB18D17\n:62F:C260417HUF27237274,10`,
      [[6, '2026-04-17', '', 2_066_637]],
    ],
    [
      'Switzerland: one decimal, a second line, and a statement in parts',
      `:20:2026040708\n:25:123456789\n:28C:999/1\n:60F:C251130CHF0,\n:61:2512091209C79,7FMSC01916//NONREF
20251209007602198765\n:86:GIRO\n:62M:C260407CHF79,7\n-\n:20:2026040709\n:60M:C260407CHF79,7\n:61:2512161216D79,9FMSC01916//NONREF\n:62F:D260407CHF0,2\n-`,
      [
        [5, '2025-12-09', '01916', 79.7],
        [12, '2025-12-16', '01916', -79.9],
      ],
    ],
    [
      'Poland: a funds code, and a line behind the references',
      `:20:ST260119CYC/1\n:25:PL00114010810000000000001002\n:28C:1/1\n:60F:C260119PLN0,40
:61:2601190119CN0,01NTRFNONREF//MB260119012058\n911-TRANSAKCJA\n:86:911 TRANSAKCJA COLLECT\n:62F:C260119PLN0,41\n-`,
      [[5, '2026-01-19', 'MB260119012058', 0.01]],
    ],
    [
      'the Netherlands: noughts before the amount, a line of its own at the head, and blanks behind a reference',
      `:940:\n:20:940S260101\n:25:NL71EXMP0123456789\n:28C:0\n:60F:C260101EUR000000001000,00
:61:260101D000000000025,00N102EREF            \nNL70EXMP0987654321\n:86:/EREF/01-01-2026 12:00 003/BENM//NAME/A PAYEE\n:62F:C260108EUR000000000975,00`,
      [[6, '2026-01-01', '01-01-2026 12:00 003', -25]],
    ],
    [
      'the Netherlands: a header without braces, and codes of two letters with a blank',
      `0000 01EXMPNL2AXXXX00001\n940 00\n:20:MPBZ\n:25:0001234567\n:28C:000\n:60F:C260722EUR0,00\n:61:260722D25,03NOV NONREF
:86: COSTS\n:61:260722C28,50NVZ REF7\n:62F:C260723EUR3,47\n:86:D000001C000001D25,03C28,50\n-XXX`,
      [
        [7, '2026-07-22', '', -25.03],
        [9, '2026-07-22', 'REF7', 28.5],
      ],
    ],
    [
      'Indonesia: balances of nineteen figures',
      `:20:A\n:25:0700000000001\n:28C:1\n:60F:C260101IDR1234567890123456789,12\n:61:2601010101C1500000000,00NTRFKREF
:62F:C260101IDR1234567891623456789,12`,
      [[5, '2026-01-01', 'KREF', 1_500_000_000]],
    ],
    [
      'Vietnam: no decimals at all',
      `:20:A\n:25:0011000000001\n:28C:1/1\n:60F:C260101VND000000123456789\n:61:2601010101CD50000,NTRFK3F2A8B9//FT26001\n:86:K3F2A8B9 nap tien\n:62F:C260101VND000000123506789`,
      [[5, '2026-01-01', 'K3F2A8B9', 50_000]],
    ],
  ])('of %s', (_bank, text, lines) => {
    expect(read(text).map(([line, day, reference, amount]) => [line, day, reference, amount])).toEqual(lines)
  })

  it('keeps the reference of the entry where the payer has named none', () => {
    const referenceOf = (information: string) =>
      read(`:60F:C260105EUR0,\n:61:2601050105C1,NTRFOWN\n:86:${information}\n:62F:C260105EUR1,`)[0]?.[2]
    expect([
      referenceOf('166?20EREF+NOTPROVIDED?21SVWZ+x'),
      referenceOf('/EREF/NOTPROVIDED/REMI/x'),
      referenceOf('/EREF/ /REMI/x'),
      referenceOf('/EREF/THEIRS/REMI/x'),
    ]).toEqual(['OWN', 'OWN', 'OWN', 'THEIRS'])
  })

  it('with an entry of more than any account holds is refused, and the line is named', () => {
    expect(
      problemOf(':60F:C260101IDR0,\n:61:2601010101C1234567890123456,NTRFX\n:62F:C260101IDR1234567890123456,'),
    ).toEqual([2, 'its amount is more than any account holds'])
  })

  it('of 50,000 entries is read in proportion to its length', () => {
    const entries = ':61:2601050105C1,NTRFA//B\n:86:x\n'.repeat(50_000)
    expect(read(`:20:A\n:60F:C260105EUR0,\n${entries}:62F:C260105EUR50000,\n-`)).toHaveLength(50_000)
  })
})
