// SPDX-License-Identifier: Apache-2.0
import { encode, parse, tag, withCrcTag } from 'promptparse'
import { describe, expect, it } from 'vitest'
import { amountFromWire } from '../money.ts'
import { isIssuedQr, issuedQr, type IssuedScheme } from './issued-qr.ts'

type Tags = [id: string, content: string][]
/** As promptparse 1.6.0, which is not ours, writes it. */
const written = (tags: Tags): string =>
  withCrcTag(encode(tags.map(([id, content]) => tag(id, content))), '63')
const inner = (tags: Tags): string => encode(tags.map(([id, content]) => tag(id, content)))

/** In the form of codes that acquirers issue, with invented numbers. */
const accounts: Record<IssuedScheme, Tags> = {
  qris: [
    [
      '26',
      inner([
        ['00', 'ID.CO.EXAMPLE.WWW'],
        ['01', '936000000000000001'],
        ['02', '000000000000001'],
        ['03', 'UMI'],
      ]),
    ],
    [
      '51',
      inner([
        ['00', 'ID.CO.QRIS.WWW'],
        ['02', 'ID1020000000001'],
        ['03', 'UMI'],
      ]),
    ],
    ['52', '4814'],
    ['53', '360'],
  ],
  duitnow: [
    [
      '26',
      inner([
        ['00', 'A0000006150001'],
        ['01', '000000'],
        ['02', '0000000000000000000000000001'],
      ]),
    ],
    ['52', '7372'],
    ['53', '458'],
  ],
}
const ends: Record<IssuedScheme, Tags> = {
  qris: [
    ['58', 'ID'],
    ['59', 'Tessera Example'],
    ['60', 'Jakarta'],
    ['61', '10110'],
    ['62', inner([['07', 'A01']])],
  ],
  duitnow: [
    ['58', 'MY'],
    ['59', 'TESSERA EXAMPLE'],
    ['60', 'MY'],
    ['82', '47FCECA2796DDB8C0D63753C1131BD85'],
  ],
}
const begin = (kind: '11' | '12'): Tags => [
  ['00', '01'],
  ['01', kind],
]
const issued = (scheme: IssuedScheme): string =>
  written([...begin('11'), ...accounts[scheme], ...ends[scheme]])
const paid = (scheme: IssuedScheme, amount: string): string =>
  written([...begin('12'), ...accounts[scheme], ['54', amount], ...ends[scheme]])

describe.each<IssuedScheme>(['qris', 'duitnow'])('an issued code of %s', (scheme) => {
  it('with an amount equals what another program writes, byte for byte', () => {
    for (const [amount, text] of [
      [50_000, '50000'],
      [12.5, '12.50'],
      [1_234_567.89, '1234567.89'],
    ] as const)
      expect(issuedQr(scheme, issued(scheme), amountFromWire(amount))).toBe(paid(scheme, text))
  })

  it('is read by another program', () => {
    const code = issuedQr(scheme, issued(scheme), amountFromWire(75))
    const read = parse(code!, true)
    expect(read?.getTagValue('54')).toBe('75')
    expect(read?.getTagValue('01')).toBe('12')
  })

  it('that has an amount already gets the new one', () => {
    expect(issuedQr(scheme, paid(scheme, '1'), amountFromWire(75))).toBe(paid(scheme, '75'))
  })

  it('is refused when it is damaged, in another currency, of another scheme, or with a tip or fee', () => {
    const code = issued(scheme)
    const wrong = [
      '',
      code.slice(0, -1),
      code.replace('xample', 'xampel').replace('XAMPLE', 'XAMPEL'),
      `${code}00`,
      issued(scheme === 'qris' ? 'duitnow' : 'qris'),
      written([
        ...begin('11'),
        ...accounts[scheme].map(([id, content]): [string, string] => [id, id === '53' ? '840' : content]),
        ...ends[scheme],
      ]),
      written([...begin('11'), ...accounts[scheme], ['55', '01'], ...ends[scheme]]),
      written([...begin('11'), ...accounts[scheme], ...ends[scheme], ['58', 'SG']]),
      written([
        ...begin('11'),
        ...accounts[scheme],
        ...ends[scheme],
        ...Array.from({ length: 10 }, (_, index): [string, string] => [String(80 + index), 'x'.repeat(99)]),
      ]),
    ]
    expect(isIssuedQr(scheme, code)).toBe(true)
    for (const one of wrong) {
      expect([one, isIssuedQr(scheme, one)]).toEqual([one, false])
      expect(issuedQr(scheme, one, amountFromWire(1))).toBeUndefined()
    }
  })
})
