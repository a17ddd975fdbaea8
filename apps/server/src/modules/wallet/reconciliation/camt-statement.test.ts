// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountToWire } from '@tessera/rules/money'
import { camtStatement } from './camt-statement.ts'
import { BadStatement } from './statement-file.ts'

const file = (entries: string, version = '08'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr><Stmt>
<Acct><Id><IBAN>XX00EXMP</IBAN></Id></Acct><Bal><Amt Ccy="EUR">18.15</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}
</Stmt></BkToCstmrStmt></Document>`
const read = (text: string, zone = 'Europe/Berlin') =>
  [...camtStatement(text, zone)].map(({ day, reference, amount, currency }) => [
    ...[day, reference, amountToWire(amount), currency],
  ])
const head = (amount: string, currency = 'EUR', direction = 'CRDT', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2026-01-05</Dt></BookgDt>`

describe('a camt.053 statement', () => {
  it.each<[string, string, unknown[]]>([
    [
      'Switzerland: one entry for two payments by slip, with the amount at each',
      file(
        `${head('13.50', 'CHF')}<AcctSvcrRef>BATCH</AcctSvcrRef><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>
        <TxDtls><Refs><AcctSvcrRef>T1</AcctSvcrRef></Refs><Amt Ccy="CHF">3.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Strd><CdtrRefInf><Ref>0003721</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>
        <TxDtls><Refs><AcctSvcrRef>T2</AcctSvcrRef></Refs><Amt Ccy="CHF">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TxDtls></NtryDtls></Ntry>`,
        '04',
      ),
      [
        ['2026-01-05', 'T1', 3.5, 'CHF'],
        ['2026-01-05', 'T2', 10, 'CHF'],
      ],
    ],
    [
      'Germany in the older version: the amounts of a batch within its details, one of them returned',
      file(
        `${head('70.00', 'EUR', 'CRDT', '<Sts>BOOK</Sts>')}<NtryDtls>
        <TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="USD">99.00</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">90.00</Amt></TxAmt></AmtDtls></TxDtls>
        <TxDtls><Refs><EndToEndId>E2</EndToEndId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls><CdtDbtInd>DBIT</CdtDbtInd></TxDtls></NtryDtls></Ntry>`,
        '02',
      ),
      [
        ['2026-01-05', 'E1', 90, 'EUR'],
        ['2026-01-05', 'E2', -20, 'EUR'],
      ],
    ],
    [
      'Denmark: a batch whose details name no amounts is one line, and what is pending is none',
      file(
        `${head('18400.00', 'DKK', 'DBIT', '<Sts>BOOK</Sts>')}<AcctSvcrRef>REF1003</AcctSvcrRef><NtryDtls><TxDtls><RltdPties/></TxDtls><TxDtls><RltdPties/></TxDtls></NtryDtls></Ntry>
        ${head('243.75', 'DKK', 'DBIT', '<Sts>PDNG</Sts>')}</Ntry>`,
        '02',
      ),
      [['2026-01-05', 'REF1003', -18_400, 'DKK']],
    ],
    [
      'Belgium: a moment instead of a day, and a detail in the currency of the payer',
      file(
        `<Ntry><Amt Ccy="EUR">8.85</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2025-12-31T23:30:00+00:00</DtTm></BookgDt>
        <NtryDtls><TxDtls><Refs><EndToEndId>MUELL/1</EndToEndId></Refs><Amt Ccy="SEK">100</Amt></TxDtls></NtryDtls></Ntry>`,
      ),
      [['2026-01-01', 'MUELL/1', 8.85, 'EUR']],
    ],
    [
      'Sweden: what the bank takes from a batch is a line of its own, so that all is what the entry is',
      file(
        `${head('97.00', 'SEK')}<NtryRef>N1</NtryRef><NtryDtls><TxDtls><Refs><TxId>A</TxId></Refs><Amt Ccy="SEK">50</Amt></TxDtls><TxDtls><Refs><TxId>B</TxId></Refs><Amt Ccy="SEK">50</Amt></TxDtls></NtryDtls></Ntry>`,
      ),
      [
        ['2026-01-05', 'A', 50, 'SEK'],
        ['2026-01-05', 'B', 50, 'SEK'],
        ['2026-01-05', 'N1', -3, 'SEK'],
      ],
    ],
    [
      'the Netherlands: amounts with a zero behind their cents, and a code of the bank alone',
      file(
        `<Ntry><Amt Ccy="EUR">8.850</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-01-05</Dt></BookgDt><ValDt><Dt>2026-01-06</Dt></ValDt>
        <BkTxCd><Prtry><Cd>544</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>000000001</EndToEndId></Refs><BkTxCd><Prtry><Cd>544</Cd></Prtry></BkTxCd></TxDtls></NtryDtls></Ntry>`,
        '02',
      ),
      [['2026-01-05', '000000001', 8.85, 'EUR']],
    ],
    [
      'Romania: moments without a zone, to the nanosecond, and amounts with five decimals',
      file(
        `<Ntry><Amt Ccy="RON">5442.09000</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2025-07-23T00:00:00.000000000</DtTm></BookgDt><AcctSvcrRef>R1</AcctSvcrRef></Ntry>`,
        '02',
      ),
      [['2025-07-23', 'R1', -5_442.09, 'RON']],
    ],
    [
      'a file whose names have prefixes, with details in groups of their own',
      file(
        `${head('3.00')}<NtryDtls><TxDtls><Refs><TxId>A</TxId></Refs><Amt Ccy="EUR">1.00</Amt></TxDtls></NtryDtls><NtryDtls><TxDtls><Refs><TxId>B</TxId></Refs><Amt Ccy="EUR">2.00</Amt></TxDtls></NtryDtls></Ntry>`,
      ).replace(/<(\/?)([A-Z])/g, '<$1ns2:$2'),
      [
        ['2026-01-05', 'A', 1, 'EUR'],
        ['2026-01-05', 'B', 2, 'EUR'],
      ],
    ],
  ])('of %s', (_bank, text, lines) => {
    expect(read(text)).toEqual(lines)
  })

  it('has lines only for entries of statements, whatever else is in the file', () => {
    const other = `<Bal><AcctSvcrRef>B1</AcctSvcrRef></Bal><Rpt>${head('9')}<NtryRef>R1</NtryRef></Ntry></Rpt>`
    expect(read(file(`${other}${head('3')}<NtryRef>N1</NtryRef></Ntry>`))).toEqual([
      ['2026-01-05', 'N1', 3, 'EUR'],
    ])
  })

  it('has the signs that XML writes in another way, in texts and attributes', () => {
    const entry = `${head('3')}<NtryDtls><TxDtls><Refs><EndToEndId>R&#233;f &#xE9; &lt;1&gt; &amp; &quot;2&quot;</EndToEndId></Refs>
      <RmtInf><Ustrd>Seamus O&apos;Neill</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
    const text = file(entry).replace('Ccy="EUR">3', "Ccy='&#69;UR'>3")
    expect([...camtStatement(text, 'UTC')]).toMatchObject([
      { reference: 'Réf é <1> & "2"', content: "Seamus O'Neill", currency: 'EUR' },
    ])
  })

  it.each([
    ['an amount that is none', head('12,50').concat('</Ntry>'), '12,50 is no amount'],
    ['no direction', head('1', 'EUR', 'BOTH').concat('</Ntry>'), 'an entry has no direction'],
    ['no currency', head('1', '').concat('</Ntry>'), 'an entry has no currency'],
    [
      'a detail that is less than nothing',
      `${head('3')}<NtryDtls><TxDtls><Amt Ccy="EUR">-1</Amt></TxDtls><TxDtls><Amt Ccy="EUR">4</Amt></TxDtls></NtryDtls></Ntry>`,
      'a detail has no amount',
    ],
  ])('is refused with %s, and the line is named', (_what, entry, problem) => {
    let found: unknown
    try {
      read(file(entry))
    } catch (error) {
      found = error instanceof BadStatement ? [error.line, error.message] : error
    }
    expect(found).toEqual([4, problem])
  })
})
