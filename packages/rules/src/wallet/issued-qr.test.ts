// SPDX-License-Identifier: Apache-2.0
import { encode, parse, tag, withCrcTag } from 'promptparse'
import { describe, expect, it } from 'vitest'
import { amountFromWire } from '../money.ts'
import { emvValue, emvValues, withChecksum } from './emv-qr.ts'
import { isIssuedQr, issuedQr, type IssuedScheme } from './issued-qr.ts'

type Acquired = 'qris' | 'duitnow'
type Tags = [id: string, content: string][]
/** As promptparse 1.6.0, which is not ours, writes it. */
const written = (tags: Tags): string =>
  withCrcTag(encode(tags.map(([id, content]) => tag(id, content))), '63')
const inner = (tags: Tags): string => encode(tags.map(([id, content]) => tag(id, content)))

/** In the form of codes that acquirers issue, with invented numbers. */
const accounts: Record<Acquired, Tags> = {
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
const ends: Record<Acquired, Tags> = {
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
const issued = (scheme: Acquired): string => written([...begin('11'), ...accounts[scheme], ...ends[scheme]])
const paid = (scheme: Acquired, amount: string): string =>
  written([...begin('12'), ...accounts[scheme], ['54', amount], ...ends[scheme]])

const transferOf = (amount: number) => ({ amount: amountFromWire(amount), matchCode: 'K3F2A8B9' })

describe.each<Acquired>(['qris', 'duitnow'])('an issued code of %s', (scheme) => {
  it('with an amount equals what another program writes, byte for byte', () => {
    for (const [amount, text] of [
      [50_000, '50000'],
      [12.5, '12.50'],
      [1_234_567.89, '1234567.89'],
    ] as const)
      expect(issuedQr(scheme, issued(scheme), transferOf(amount))).toBe(paid(scheme, text))
  })

  it('is read by another program', () => {
    const code = issuedQr(scheme, issued(scheme), transferOf(75))
    const read = parse(code!, true)
    expect(read?.getTagValue('54')).toBe('75')
    expect(read?.getTagValue('01')).toBe('12')
  })

  it('that has an amount already gets the new one', () => {
    expect(issuedQr(scheme, paid(scheme, '1'), transferOf(75))).toBe(paid(scheme, '75'))
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
      expect(issuedQr(scheme, one, transferOf(1))).toBeUndefined()
    }
  })
})

describe('a code stays as it was issued, but for the amount, the way of paying, the reference and the checksum', () => {
  const valuesOf = (payload: string): string[] =>
    emvValues(payload)!
      .filter(({ id }) => id !== '63')
      .map(({ id, content }) => `${id}=${content}`)
  const sumOf = (payload: string): string => withChecksum(payload)
  const app = (name: string): Tags => [['00', name]]
  const money = (category: string, currency: string): Tags => [
    ['52', category],
    ['53', currency],
  ]

  it('as DuitNow issues it, whose form has the version 02', () => {
    const code =
      '00020201021126440014A0000006150001010689005302120000000000015204000053034585802MY5909TEST SHOP6002MY6304DF67'
    expect(isIssuedQr('duitnow', code)).toBe(true)
    const payment = issuedQr('duitnow', code, transferOf(12.5))!
    expect(payment).toBe(
      sumOf(
        '00020201021226440014A000000615000101068900530212000000000001520400005303458540512.505802MY5909TEST SHOP6002MY',
      ),
    )
    expect(isIssuedQr('duitnow', payment)).toBe(true)
  })

  it.each<[IssuedScheme, Tags, number, string[]]>([
    [
      'duitnow',
      [
        ...begin('11'),
        ['26', inner([...app('A0000006150001'), ['01', '890053'], ['02', 'MD00000001']])],
        ...([...money('4866', '458'), ['58', 'MY'], ['59', 'TEST HALL'], ['60', 'MY']] as Tags),
        [
          '62',
          inner([
            ['03', '000001'],
            ['05', '0000070501'],
            ['07', '010101'],
          ]),
        ],
        ['82', '47FCECA2796DDB8C0D63753C1131BD85'],
      ],
      75,
      ['01=12', '54=75'],
    ],
    [
      'qris',
      [
        ...begin('11'),
        [
          '26',
          inner([
            ...app('COM.EXAMPLE.WWW'),
            ['01', '936000000000000001'],
            ['02', 'G000000001'],
            ['03', 'UMI'],
          ]),
        ],
        ['51', inner([...app('ID.CO.QRIS.WWW'), ['02', 'ID1020000000001'], ['03', 'UMI']])],
        ...([...money('4814', '360'), ['58', 'ID'], ['59', 'TOKO SATU'], ['60', 'SIDOARJO']] as Tags),
        ['61', '61262'],
        ['62', inner([['07', 'A01']])],
      ],
      50_000,
      ['01=12', '54=50000'],
    ],
    [
      'vietqr',
      [
        ...begin('11'),
        [
          '38',
          inner([
            ...app('A000000727'),
            [
              '01',
              inner([
                ['00', '970436'],
                ['01', '0123456789012'],
              ]),
            ],
            ['02', 'QRIBFTTA'],
          ]),
        ],
        ...([
          ['53', '704'],
          ['58', 'VN'],
          ['59', 'A HOLDER'],
          ['60', 'HANOI'],
        ] as Tags),
        ['62', inner([['08', 'Ung ho']])],
      ],
      50_000,
      ['01=12', '54=50000', '62=0808K3F2A8B9'],
    ],
    [
      'promptpay',
      [
        ...begin('11'),
        [
          '30',
          inner([...app('A000000677010112'), ['01', '010000000000000'], ['02', 'REF123456'], ['03', '001']]),
        ],
        ...([...money('0000', '764'), ['54', '10.00'], ['58', 'TH'], ['59', 'SHOP']] as Tags),
      ],
      1_250.5,
      ['01=12', '54=1250.50'],
    ],
    [
      'pix',
      [
        ['00', '01'],
        ['26', inner([...app('br.gov.bcb.pix'), ['01', 'pix@tessera.example'], ['02', 'Deposito']])],
        ...([...money('0000', '986'), ['58', 'BR'], ['59', 'TESSERA'], ['60', 'SAO PAULO']] as Tags),
        ['62', inner([['05', '***']])],
      ],
      12.5,
      ['01=12', '54=12.50', '62=0508K3F2A8B9'],
    ],
    [
      'sgqr',
      [
        ...begin('11'),
        [
          '26',
          inner([...app('SG.PAYNOW'), ['01', '2'], ['02', '201000000X'], ['03', '0'], ['04', '20991231']]),
        ],
        ['51', inner([...app('SG.SGQR'), ['01', '180000000001'], ['02', '01.0001']])],
        ...([
          ...money('0000', '702'),
          ['54', '0.00'],
          ['58', 'SG'],
          ['59', 'ACME PTE'],
          ['60', 'Singapore'],
        ] as Tags),
      ],
      8,
      ['01=12', '54=8.00', '62=0108K3F2A8B9'],
    ],
  ])('as %s has it: %j', (scheme, tags, amount, changed) => {
    const code = written(tags)
    expect(isIssuedQr(scheme, code)).toBe(true)
    const payment = issuedQr(scheme, code, transferOf(amount))!
    expect(isIssuedQr(scheme, payment)).toBe(true)
    const [before, after] = [valuesOf(code), valuesOf(payment)]
    expect(after.filter((value) => !before.includes(value))).toEqual(changed)
    const ours = ['01', '54', '62']
    const others = (values: string[]) => values.filter((value) => !ours.includes(value.slice(0, 2)))
    expect(others(after)).toEqual(others(before))
  })

  it('with the name a second time in the letters of the country', () => {
    const name = emvValue('00', 'th') + emvValue('01', 'ร้านตัวอย่าง')
    const code = sumOf(
      `00020101021129370016A0000006770101110113006680123456753037645802TH5904SHOP${emvValue('64', name)}`,
    )
    // As another program has it: over bytes of UTF-8.
    expect(withCrcTag(Buffer.from(code.slice(0, -8)).toString('latin1'), '63').slice(-4)).toBe(code.slice(-4))
    const payment = issuedQr('promptpay', code, transferOf(10))!
    expect(payment).toContain('ร้านตัวอย่าง')
  })

  it('and is refused where the amount is elsewhere, or cannot be said', () => {
    const dynamic = sumOf(
      '00020101021226480014br.gov.bcb.pix2526pix.example/v2/000000000015204000053039865802BR5907TESSERA6009SAO PAULO62070503***',
    )
    expect(isIssuedQr('pix', dynamic)).toBe(false)
    const vietqr = sumOf(
      '00020101021138570010A00000072701270006970436011301234567890120208QRIBFTTA53037045802VN',
    )
    expect(issuedQr('vietqr', vietqr, transferOf(100.5))).toBeUndefined()
  })
})
