// SPDX-License-Identifier: Apache-2.0
import type { StatementColumns } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { amountToWire } from '@tessera/rules/money'
import { csvStatement } from './csv-statement.ts'
import { BadStatement } from './statement-file.ts'

const usual: StatementColumns = {
  ...{
    delimiter: ',',
    decimal: '.',
    dayForm: 'YYYY-MM-DD',
    date: 'date',
    amount: 'amount',
    reference: 'ref',
  },
  ...{ credit: '', debit: '', content: '', currency: '' },
}
const read = (text: string, columns: Partial<StatementColumns> = {}, currency = 'EUR') =>
  [...csvStatement(text, { ...usual, ...columns }, { currency, zone: 'Asia/Ho_Chi_Minh' })].map(
    ({ line, day, reference, amount }) => [line, day, reference, amountToWire(amount)],
  )
const problemOf = (...given: Parameters<typeof read>): unknown => {
  try {
    return read(...given)
  } catch (error) {
    return error instanceof BadStatement ? [error.line, error.message] : error
  }
}

describe('a CSV statement', () => {
  it.each<[string, string, Partial<StatementColumns>, string, unknown[]]>([
    [
      'a savings bank of Germany: two figures for the year, a word for the currency, all in quotes',
      '"Auftragskonto";"Buchungstag";"Verwendungszweck";"Kundenreferenz";"Betrag";"Waehrung"\n"DE01";"05.01.26";"Miete; Januar";"E2E-1";"-950,00";"EUR"\n"DE01";"31.12.25";"Eingang";"E2E-2";"1.250,50";"EUR"\n',
      {
        ...{ delimiter: ';', decimal: ',', dayForm: 'DD.MM.YYYY' },
        ...{ date: 'Buchungstag', amount: 'Betrag', reference: 'Kundenreferenz', currency: 'Waehrung' },
      },
      'EUR',
      [
        [2, '2026-01-05', 'E2E-1', -950],
        [3, '2025-12-31', 'E2E-2', 1250.5],
      ],
    ],
    [
      'a direct bank of Germany: lines before the head, and the sign of the currency',
      '"Girokonto";"DE01"\n"Kontostand vom 05.01.2026:";"1.000,00 €"\n""\n"Buchungsdatum";"Status";"Betrag (€)";"Kundenreferenz"\n"05.01.26";"Gebucht";"-950,00 €";"R1"\n"04.01.26";"Gebucht";"33,52 €";"R2"\n',
      {
        ...{ delimiter: ';', decimal: ',', dayForm: 'DD.MM.YYYY' },
        ...{ date: 'Buchungsdatum', amount: 'Betrag (€)', reference: 'Kundenreferenz' },
      },
      'EUR',
      [
        [5, '2026-01-05', 'R1', -950],
        [6, '2026-01-04', 'R2', 33.52],
      ],
    ],
    [
      'a bank of India: its groups, two columns, and totals without a date',
      'EXAMPLE BANK Ltd.\nAccount No : XXXX4821\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n01/10/26,NEFT,N2742,01/10/26,,"1,85,000.00","3,35,000.00"\n03/10/26,UPI,412345,03/10/26,645.00,,"3,34,355.00"\n,Total,,,645.00,"1,85,000.00",\n',
      {
        ...{ dayForm: 'DD/MM/YYYY', date: 'Date', amount: '', reference: 'Chq./Ref.No.' },
        ...{ credit: 'Deposit Amt.', debit: 'Withdrawal Amt.' },
      },
      'INR',
      [
        [4, '2026-10-01', 'N2742', 185_000],
        [5, '2026-10-03', '412345', -645],
      ],
    ],
    [
      'a bank that writes what went out with and without a sign, in a column of its own',
      'Date,Ref,In,Out\n2026-01-05,A,,-12.50\n2026-01-05,B,,12.50\n2026-01-06,C,3,\n',
      { date: 'Date', amount: '', reference: 'Ref', credit: 'In', debit: 'Out' },
      'EUR',
      [
        [2, '2026-01-05', 'A', -12.5],
        [3, '2026-01-05', 'B', -12.5],
        [4, '2026-01-06', 'C', 3],
      ],
    ],
    [
      'another one of India: the month by name, and Dr and Cr behind the amount',
      'Tran Date,Particulars,Ref,Amount\n05-Apr-2026,UPI,U1,"1,00,000.50 Cr"\n6 May 2026,FEE,U2,"118.00 Dr"\n',
      { dayForm: 'DD/MM/YYYY', date: 'Tran Date', amount: 'Amount', reference: 'Ref' },
      'INR',
      [
        [2, '2026-04-05', 'U1', 100_000.5],
        [3, '2026-05-06', 'U2', -118],
      ],
    ],
    [
      'a bank of Vietnam: points for thousands, no decimals, heads in its letters',
      '\ufeffNGAN HANG\nTai khoan: 0011\nSTT,Ngày giao dịch,Số tham chiếu,Số tiền ghi nợ,Số tiền ghi có,Mô tả\n1,02/08/2026,FT26214,"85.000",,"x"\n2,03/08/2026,FT26215,,"25.000.000","K3F2A8B9"\n,Tổng cộng,,"85.000","25.000.000",\n',
      {
        ...{ decimal: ',', dayForm: 'DD/MM/YYYY', date: 'Ngày giao dịch', amount: '' },
        ...{ reference: 'Số tham chiếu', credit: 'Số tiền ghi có', debit: 'Số tiền ghi nợ' },
      },
      'VND',
      [
        [4, '2026-08-02', 'FT26214', -85_000],
        [5, '2026-08-03', 'FT26215', 25_000_000],
      ],
    ],
    [
      'a bank of Japan: years first, times behind, triangles for what is less',
      '取引日,摘要,取引番号,金額\n2026/09/28 12:34,支払い,S-1,"△3,284円"\n2026年9月29日,入金,S-2,"10,000円"\n20260930,入金,S-3,500\n',
      { date: '取引日', amount: '金額', reference: '取引番号' },
      'JPY',
      [
        [2, '2026-09-28', 'S-1', -3284],
        [3, '2026-09-29', 'S-2', 10_000],
        [4, '2026-09-30', 'S-3', 500],
      ],
    ],
    [
      'a bank of Thailand: its own figures and years',
      'วันที่,รหัส,จำนวนเงิน\n๐๕/๐๑/๒๕๖๙,T1,"๑,๒๕๐.๕๐"\n06/01/2569,T2,-20.00\n',
      { dayForm: 'DD/MM/YYYY', date: 'วันที่', amount: 'จำนวนเงิน', reference: 'รหัส' },
      'THB',
      [
        [2, '2026-01-05', 'T1', 1250.5],
        [3, '2026-01-06', 'T2', -20],
      ],
    ],
    [
      'a bank of Brazil: C and D behind the amount',
      'Data;Documento;Valor\n05/01/2026;D1;1.500,00 C\n05/01/2026;D2;33,52 D\n',
      {
        ...{ delimiter: ';', decimal: ',', dayForm: 'DD/MM/YYYY' },
        ...{ date: 'Data', amount: 'Valor', reference: 'Documento' },
      },
      'BRL',
      [
        [2, '2026-01-05', 'D1', 1500],
        [3, '2026-01-05', 'D2', -33.52],
      ],
    ],
    [
      'a bank of the United States: months first, and brackets',
      'Date,Description,Ref,Amount\n01/05/2026,Fee,A1,($33.52)\n1/6/26,In,A2,"$1,033.52"\n',
      { dayForm: 'MM/DD/YYYY', date: 'Date', amount: 'Amount', reference: 'Ref' },
      'USD',
      [
        [2, '2026-01-05', 'A1', -33.52],
        [3, '2026-01-06', 'A2', 1033.52],
      ],
    ],
    [
      'a provider that writes moments of UTC: the day is that of the zone',
      'date,ref,amount\n2026-01-04T17:30:00Z,P1,5\n2026-01-05 16:59:59 UTC,P2,6\n2026-01-05 23:00:00,P3,12.50-\n',
      {},
      'USD',
      [
        [2, '2026-01-05', 'P1', 5],
        [3, '2026-01-05', 'P2', 6],
        [4, '2026-01-05', 'P3', -12.5],
      ],
    ],
  ])('of %s', (_bank, text, columns, currency, lines) => {
    expect(read(text, columns, currency)).toEqual(lines)
  })

  it.each<[string, string, Partial<StatementColumns>, string]>([
    ['a comma that stands for decimals', '12,50', {}, '12,50 is no amount'],
    ['a point that stands for thousands', '1.250', {}, '1.250 has three decimals'],
    ['another currency than that of its account', '12.50 USD', {}, '12.50 USD is not in EUR'],
    ['two signs', '-12.50-', {}, '-12.50- is no amount'],
    ['more than any account holds', '9999999999999', {}, 'more than any account holds'],
  ])('is refused with %s, and the line is named', (_what, amount, columns, problem) => {
    const text = `date,ref,amount\n2026-01-05,A,5\n2026-01-05,B,"${amount}"\n`
    expect(problemOf(text, columns)).toEqual([3, expect.stringContaining(problem)])
  })

  it('is refused with a line that has lost its date or a part, and with a day that there is not', () => {
    expect(problemOf('date,ref,amount\n,,5\n2026-01-05,B,5\n')).toEqual([2, 'its date is not YYYY-MM-DD'])
    expect(problemOf('date,ref,amount\n2026-01-05,B,5\nnever,A,5\n')).toEqual([
      3,
      'its date is not YYYY-MM-DD',
    ])
    expect(problemOf('date,ref,amount\n2026-01-05,B\n')).toEqual([2, 'it has 2 columns, the first line 3'])
    expect(problemOf('date,ref,amount\n2026-02-31,B,5\n')).toEqual([2, 'its date is not YYYY-MM-DD'])
    expect(problemOf('date,ref\n2026-02-01,B\n')).toEqual([1, 'there is no column amount'])
  })
})
