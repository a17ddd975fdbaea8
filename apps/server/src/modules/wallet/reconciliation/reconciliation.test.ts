// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankTransferProvider } from '../../../adapters/payments/bank-transfer/index.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { openPayAccount, walletJobs } from '../index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { everyFlag } from '../../../testing/every-flag.ts'

type Upload = CallInput<'backoffice.uploadStatement'>
type Columns = NonNullable<Upload['columns']>

const columns: Columns = {
  ...{
    delimiter: ',',
    decimal: '.',
    dayForm: 'YYYY-MM-DD',
    date: 'date',
    amount: 'amount',
    reference: 'ref',
  },
  ...{ credit: '', debit: '', content: 'purpose', currency: '' },
}
const dayMs = 24 * 60 * 60_000

let bank: WalletTestServer
let finance: CallClient
let accountId: string
let number = 0

beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})
beforeEach(async () => {
  bank.clock.advance(60_000)
  // Each test has a payment account of its own.
  accountId = `bank-${++number}`
  finance = await bank.operator('finance')
  await bank.server.platform.database.transaction((tx) =>
    openPayAccount(
      tx,
      systemChance,
      {
        ...{ id: accountId, provider: bankTransferProvider, name: accountId, type: 'bank', currency: 'USD' },
        bank: { bankName: 'First Test Bank', accountNumber: '12345678', holder: 'An Operator' },
      },
      bank.clock.now(),
    ),
  )
})

/** The site is seven hours ahead of UTC. */
const today = () => dayIn('Asia/Ho_Chi_Minh', bank.clock.now())
/** A deposit that came in under a reference of the bank. */
async function deposit(amount: number, reference: string): Promise<void> {
  const member = await bank.member()
  const { depositId } = (
    await member.client.call('wallet.deposit', { methodId: accountId, amount, requestId: requestId() })
  ).envelope.value
  const recorded = { id: depositId, received: amount, reference, requestId: requestId() }
  await finance.call('backoffice.recordBankTransfer', recorded)
}
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const upload = async (text: string, more: Partial<Upload> = {}) =>
  (
    await finance.callWith('backoffice.uploadStatement', {
      ...{ accountId, fileName: 'day.csv', fromDay: today(), toDay: today(), format: 'csv', columns },
      file: base64(text),
      ...more,
    })
  ).envelope as { code: string; value: Record<string, unknown> & { statementId: string } }
const list = async (id: string, kind: 'missingHere' | 'missingThere' | 'differing') =>
  (await finance.call('backoffice.differences', { id, kind, pageSize: 100 })).envelope.value
const csv = (...rows: string[]) => ['date,ref,purpose,amount', ...rows].join('\n')

describe('a statement', () => {
  it('that has what happened here agrees', async () => {
    await deposit(50, `A-${number}`)
    await deposit(70, `B-${number}`)
    const { value } = await upload(csv(`${today()},a-${number},x,50.00`, `${today()},B-${number},y,70`))
    expect(value).toMatchObject({ lines: 2, matched: 2, open: 0, explained: 0, accountId })
  })

  it('lists what is missing here, missing there and differing, with sums', async () => {
    await deposit(50, `A-${number}`)
    await deposit(70, `B-${number}`)
    const { value } = await upload(csv(`${today()},A-${number},x,45.00`, `${today()},C-${number},who?,30`))
    expect(value).toMatchObject({ matched: 0, open: 3 })
    const here = await list(value.statementId, 'missingHere')
    expect(here.list).toMatchObject([
      { reason: 'unknown', line: 3, reference: `C-${number}`, content: 'who?', theirAmount: 30 },
    ])
    const there = await list(value.statementId, 'missingThere')
    expect(there.list).toMatchObject([{ reason: 'notOnStatement', line: null, ownAmount: 70 }])
    const differing = await list(value.statementId, 'differing')
    expect(differing.list).toMatchObject([{ reason: 'amount', theirAmount: 45, ownAmount: 50, posted: null }])
    expect(differing.sums).toEqual([
      { kind: 'differing', currency: 'USD', count: 1, amount: 5 },
      { kind: 'missingHere', currency: 'USD', count: 1, amount: -30 },
      { kind: 'missingThere', currency: 'USD', count: 1, amount: 70 },
    ])
  })

  it('has the withdrawals that operators paid, whatever account they went out from', async () => {
    const member = await bank.member(units(100))
    const bankAccountId = await bank.bankAccount(member)
    const asked = { amount: 60, bankAccountId, password: paymentPassword, requestId: requestId() }
    const { withdrawalId: id } = (await member.client.call('wallet.withdraw', asked)).envelope.value
    await finance.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag })
    await finance.call('backoffice.payWithdrawal', { reference: 'BANK-1', id, requestId: requestId() })
    const { value } = await upload(csv(`${today()},O-${number},x,-60.00`, `${today()},P-${number},y,-61.00`))
    expect(value).toMatchObject({ lines: 2, matched: 1, open: 1 })
    expect((await list(value.statementId, 'missingHere')).list).toMatchObject([{ theirAmount: -61 }])
  })

  it('finds a payment that the ledger does not have', async () => {
    await bank.server.platform.database.pool.query(
      `insert into payment_event (account_id, event_id, state, amount, currency, body_hash, received_at)
       values ($1, 'lost', 'paid', 5000000, 'USD', 'x', $2)`,
      [accountId, new Date(bank.clock.now())],
    )
    const { value } = await upload(csv(`${today()},lost,x,5`))
    const { list: differing } = await list(value.statementId, 'differing')
    expect(differing).toMatchObject([{ reason: 'ledger', theirAmount: 5, ownAmount: 5, posted: 0 }])
  })

  it('has doubled lines, another currency and lines of other days', async () => {
    await deposit(50, `A-${number}`)
    await deposit(60, `B-${number}`)
    const rows = [`${today()},A-${number},x,50,USD`, `${today()},A-${number},x,50,USD`]
    const more = [`${today()},B-${number},x,60,EUR`, `2001-01-01,Z,x,1,USD`]
    const { value } = await upload(['date,ref,purpose,amount,cur', ...rows, ...more].join('\r\n'), {
      columns: { ...columns, currency: 'cur' },
    })
    expect(value).toMatchObject({ lines: 4, outside: 1, matched: 1, open: 2 })
    expect((await list(value.statementId, 'missingHere')).list).toMatchObject([
      { reason: 'doubled', line: 3 },
    ])
    expect((await list(value.statementId, 'differing')).list).toMatchObject([
      { reason: 'currency', theirCurrency: 'EUR', ownCurrency: 'USD' },
    ])
  })

  it('is read with semicolons, quotes, a decimal comma and a column for each direction, and the columns are remembered', async () => {
    await deposit(1250.5, `A-${number}`)
    const german: Columns = {
      ...{ delimiter: ';', decimal: ',', dayForm: 'DD.MM.YYYY', date: 'Tag', reference: 'Ref', amount: '' },
      ...{ credit: 'Ein', debit: 'Aus', content: 'Zweck', currency: '' },
    }
    const [year, month, day] = today().split('-')
    const text = `\uFEFF"Tag";"Ref";"Zweck";"Ein";"Aus"\n${day}.${month}.${year};A-${number};"Zeile ""1""\nund; 2";1.250,50;\n${day}.${month}.${year};fee;;;"3,10"\n`
    const { value } = await upload(text, { columns: german })
    expect(value).toMatchObject({ lines: 2, matched: 1, open: 1 })
    expect((await list(value.statementId, 'missingHere')).list).toMatchObject([
      { line: 4, reference: 'fee', theirAmount: -3.1 },
    ])
    const { accounts } = (await finance.call('backoffice.paymentAccounts', {})).envelope.value
    expect(accounts.find((one) => one.accountId === accountId)?.statementColumns).toEqual(german)
  })

  it('in camt.053 is read with credits, debits and reversals; what is only pending is left out', async () => {
    await deposit(50, `A-${number}`)
    const entry = (amount: string, direction: string, reference: string, more = '') =>
      `<ns:Ntry><ns:Amt Ccy="USD">${amount}</ns:Amt><ns:CdtDbtInd>${direction}</ns:CdtDbtInd>${more || '<ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts>'}
       <ns:BookgDt><ns:Dt>${today()}</ns:Dt></ns:BookgDt><ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>${reference}</ns:EndToEndId></ns:Refs>
       <ns:RmtInf><ns:Ustrd>Tom &amp; Co &#65;</ns:Ustrd></ns:RmtInf></ns:TxDtls></ns:NtryDtls></ns:Ntry>`
    const entries = [
      entry('50.00', 'CRDT', `A-${number}`),
      entry('20.00', 'DBIT', 'out'),
      entry('7.00', 'DBIT', 'back', '<ns:RvslInd>true</ns:RvslInd><ns:Sts>BOOK</ns:Sts>'),
      entry('9.00', 'CRDT', 'later', '<ns:Sts>PDNG</ns:Sts>'),
    ]
    const text = `<?xml version="1.0"?><!-- x --><ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><ns:BkToCstmrStmt><ns:Stmt><ns:Bal><ns:Amt Ccy="USD">1</ns:Amt></ns:Bal>${entries.join('')}</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`
    const { value } = await upload(text, { format: 'camt053', columns: null, fileName: 'day.xml' })
    expect(value).toMatchObject({ lines: 3, matched: 1, open: 2 })
    expect((await list(value.statementId, 'missingHere')).list).toMatchObject([
      { reference: 'out', theirAmount: -20, content: 'Tom & Co A' },
      { reference: 'back', theirAmount: -7 },
    ])
  })

  it('in camt.053 with several payments in one entry has a line for each', async () => {
    await deposit(50, `A-${number}`)
    await deposit(70, `B-${number}`)
    const detail = (reference: string, amount: number) =>
      `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="USD">${amount}</Amt></TxDtls>`
    const text = `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="USD">120</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>${today()}</Dt></BookgDt><NtryDtls>${detail(`A-${number}`, 50)}${detail(`B-${number}`, 70)}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
    const { value } = await upload(text, { format: 'camt053', columns: null })
    expect(value).toMatchObject({ lines: 2, matched: 2, open: 0 })
  })

  it('is compared once, however often and by however many at once', async () => {
    const text = csv(`${today()},X-${number},x,1`)
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(text)))
    expect(new Set(answers.map(({ value }) => value.statementId)).size).toBe(1)
    const { list: differences } = await list(answers[0]!.value.statementId, 'missingHere')
    expect(differences).toHaveLength(1)
  })

  it('of 50,000 lines is compared while others are answered', async () => {
    const member = await bank.member()
    const rows = Array.from({ length: 50_000 }, (_, index) => `${today()},many-${number}-${index},x,1.00`)
    const text = csv(...rows)
    let done = false
    const uploading = upload(text).finally(() => (done = true))
    let answered = 0
    while (!done) {
      await member.client.call('wallet.balance', {})
      answered += 1
    }
    const { value } = await uploading
    expect(value).toMatchObject({ lines: 50_000, open: 50_000 })
    expect(answered).toBeGreaterThan(5)
  })
})

describe('the days of a statement are those of its bank', () => {
  /** To the next moment at which the clock of UTC shows this hour. */
  const goTo = async (hour: number): Promise<void> => {
    const now = bank.clock.now()
    const atMs = Math.floor(now / dayMs) * dayMs + hour * 60 * 60_000
    bank.clock.advance(atMs > now ? atMs - now : atMs + dayMs - now)
    finance = await bank.operator('finance')
  }

  it('by default of the site: what comes in early in the morning there is of that day, and not missing', async () => {
    // Half past one in the morning of the site is still the day before in UTC.
    await goTo(18.5)
    expect(today()).not.toBe(dayIn('UTC', bank.clock.now()))
    await deposit(50, `A-${number}`)
    const { value } = await upload(csv(`${today()},A-${number},x,50.00`))
    expect(value).toMatchObject({ lines: 1, outside: 0, matched: 1, open: 0, zone: 'Asia/Ho_Chi_Minh' })
    const without = await upload(csv(), { fileName: 'none.csv' })
    expect((await list(without.value.statementId, 'missingThere')).list).toMatchObject([{ ownAmount: 50 }])
    await goTo(17.5)
    expect((await upload(csv(), { fileName: 'next.csv' })).value).toMatchObject({ open: 0 })
  })

  it('or of the zone of the account, which is remembered, with its day in lists and exports', async () => {
    await goTo(23.5)
    await deposit(50, `A-${number}`)
    const day = dayIn('America/Sao_Paulo', bank.clock.now())
    expect(day).not.toBe(today())
    const text = csv(`${day},A-${number},x,50.00`, `${day},B-${number},x,7`)
    const days = { fromDay: day, toDay: day }
    const { value } = await upload(text, { ...days, zone: 'America/Sao_Paulo' })
    expect(value).toMatchObject({ outside: 0, matched: 1, open: 1, zone: 'America/Sao_Paulo' })
    expect((await list(value.statementId, 'missingHere')).list).toMatchObject([{ day, theirAmount: 7 }])
    const exported = await finance.call('backoffice.exportDifferences', { id: value.statementId })
    expect(exported.envelope.value.csv).toContain(`"missingHere","unknown","3","${day}","B-${number}"`)
    const { accounts } = (await finance.call('backoffice.paymentAccounts', {})).envelope.value
    expect(accounts.find((one) => one.accountId === accountId)?.statementZone).toBe('America/Sao_Paulo')
    expect((await upload(`${text}\n`, days)).value).toMatchObject({ matched: 1, zone: 'America/Sao_Paulo' })
  })

  it('and a zone that there is not is refused', async () => {
    const { status } = await finance.callWith('backoffice.uploadStatement', {
      ...{ accountId, fileName: 'day.csv', fromDay: today(), toDay: today(), format: 'csv', columns },
      ...{ file: base64(csv()), zone: 'Asia/Nowhere' },
    })
    expect(status).toBe(400)
  })
})

describe('a statement in another encoding than UTF-8', () => {
  // 山田 in Shift_JIS.
  const yamada = [0x8e, 0x52, 0x93, 0x63]
  const file = (reference: string): string =>
    Buffer.concat([
      Buffer.from(`date,ref,purpose,amount\n${today()},${reference},`),
      Buffer.from(yamada),
      Buffer.from(',7\n'),
    ]).toString('base64')

  it('is read as the operator says, which is remembered for the account', async () => {
    const first = await upload('', { file: file(`S-${number}`), encoding: 'shift_jis' })
    expect((await list(first.value.statementId, 'missingHere')).list).toMatchObject([{ content: '山田' }])
    const { accounts } = (await finance.call('backoffice.paymentAccounts', {})).envelope.value
    expect(accounts.find((one) => one.accountId === accountId)?.statementEncoding).toBe('shift_jis')
    const next = await upload('', { file: file(`T-${number}`) })
    expect((await list(next.value.statementId, 'missingHere')).list).toMatchObject([{ content: '山田' }])
  })

  it('is refused while nobody has said in which, and changes nothing', async () => {
    const answer = await upload('', { file: file(`U-${number}`) })
    expect(answer.code).toBe('BAD_STATEMENT')
    expect(JSON.stringify(answer)).toContain('shift_jis')
    const { status } = await finance.callWith('backoffice.uploadStatement', {
      ...{ accountId, fileName: 'day.csv', fromDay: today(), toDay: today(), format: 'csv', columns },
      ...{ file: file('V'), encoding: 'utf-7' },
    })
    expect(status).toBe(400)
  })
})

describe('a statement that cannot be read names the line and changes nothing', () => {
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Document>&e;</Document>'
  const camt = { format: 'camt053' as const, columns: null }
  const mt940 = { format: 'mt940' as const, columns: null }
  it.each<[string, string, Partial<Upload>, number, string]>([
    ['a column that there is not', 'date,amount\n', {}, 1, 'no column ref'],
    ['no amount', csv('2020-01-01,a,x,'), {}, 2, 'no amount'],
    ['a comma for decimals', csv('2020-01-01,a,x,"12,50"'), {}, 2, '12,50 is no amount'],
    ['an amount of letters', csv('2020-01-01,a,x,5', '2020-01-01,a,x,five'), {}, 3, 'five is no amount'],
    ['an amount with a sign out of place', csv('2020-01-01,a,x,"1,5"'), {}, 2, '1,5 is no amount'],
    ['a day that there is not', csv('2020-02-31,a,x,5'), {}, 2, 'its date is not'],
    ['a column too many', csv('2020-01-01,a,x,5,6'), {}, 2, '5 columns'],
    ['a quote that is not closed', csv('2020-01-01,"a,x,5'), {}, 2, 'a quote is not closed'],
    ['something behind a quote', csv('2020-01-01,"a"b,x,5'), {}, 2, 'behind a closing quote'],
    ['an external entity', entity, camt, 1, 'document type'],
    ['an entity that is not known', '<Document>\n&bomb;</Document>', camt, 1, 'an entity is not known'],
    ['XML that ends too early', '<Document>\n<BkToCstmrStmt>', camt, 2, 'ends too early'],
    ['another kind of XML', '<html></html>', camt, 1, 'no camt.053'],
    ['no XML', 'date,ref', camt, 1, 'no XML'],
    ['entries that do not add up', ':60F:C260105EUR0,\n:62F:C260105EUR1,', mt940, 2, 'do not add up'],
    ['tags nested too deep', '<a>'.repeat(100), camt, 1, 'nested too deep'],
  ])('%s', async (_, text, more, line, problem) => {
    const answer = await upload(text, more)
    expect(answer).toMatchObject({
      code: 'BAD_STATEMENT',
      value: { line, problem: expect.stringContaining(problem) },
    })
    const { list: statements } = (await finance.call('backoffice.statements', { pageSize: 100 })).envelope
      .value
    expect(statements.filter((one) => one.accountId === accountId)).toEqual([])
  })

  it.each([
    ['2020-01-02', '2020-01-01'],
    ['2020-01-01', '2020-12-31'],
    ['2999-01-01', '2999-01-01'],
  ])('and days from %s to %s are refused', async (fromDay, toDay) => {
    expect(await upload(csv(), { fromDay, toDay })).toMatchObject({ code: 'BAD_RANGE' })
  })
})

describe('a difference', () => {
  const open = async () => {
    const { value } = await upload(csv(`${today()},=1+1,"x,y",1`))
    const [difference] = (await list(value.statementId, 'missingHere')).list
    return { statementId: value.statementId, id: difference!.differenceId }
  }
  const explain = async (id: string, reason = 'Booked on the next day') =>
    (await finance.callWith('backoffice.explainDifference', { id, reason, requestId: requestId() })).envelope

  it('is explained once, on the record, and the export says so', async () => {
    const { statementId, id } = await open()
    const answers = await Promise.all(Array.from({ length: 6 }, () => explain(id)))
    expect(answers.filter(({ code }) => code === 'WRONG_STATE')).toHaveLength(5)
    const found = await list(statementId, 'missingHere')
    expect(found.statement).toMatchObject({ open: 0, explained: 1 })
    expect(found.list).toMatchObject([{ explanation: 'Booked on the next day' }])
    const { rows } = await bank.server.platform.database.pool.query(
      "select subject, after from operator_action where action = 'explainDifference' and subject = $1",
      [`difference:${id}`],
    )
    expect(rows).toHaveLength(1)
    const { csv: text } = (await finance.call('backoffice.exportDifferences', { id: statementId })).envelope
      .value
    expect(text.split('\r\n')[1]).toMatch(
      new RegExp(
        `^"missingHere","unknown","2","${today()}","'=1\\+1","x,y","1.00","USD","","","","","Booked on the next day","finance`,
      ),
    )
  })

  it('that is open for a day raises an alert once a day, until it is explained', async () => {
    const { statementId, id } = await open()
    const job = walletJobs(bank.server.platform).find(({ name }) => name === 'wallet.alertUnreconciled')
    const own = async () =>
      (
        await bank.server.platform.database.pool.query<{ times: number }>(
          "select times from operator_alert where kind = 'wallet.unreconciled' and reference = $1",
          [statementId],
        )
      ).rows.map(({ times }) => times)
    await job?.run(bank.clock.now() + dayMs - 1)
    expect(await own()).toEqual([])
    await job?.run(bank.clock.now() + dayMs)
    await job?.run(bank.clock.now() + dayMs + 600_000)
    expect(await own()).toEqual([1])
    await job?.run(bank.clock.now() + 2 * dayMs)
    expect(await own()).toEqual([2])
    await explain(id)
    await job?.run(bank.clock.now() + 4 * dayMs)
    expect(await own()).toEqual([2])
  })
})

it.each([
  ['2026-03-29', '2026-03-29T21:50:00Z', '2026-03-29T22:10:00Z', '2026-03-30'],
  ['2026-10-25', '2026-10-25T22:50:00Z', '2026-10-25T23:10:00Z', '2026-10-26'],
])(
  'the statement of %s, on which clocks change, has what came in until midnight',
  async (day, last, first, next) => {
    const { settings } = bank.server.platform
    await settings.write('site.timeZone', 'Europe/Berlin', 'test')
    for (const [index, moment] of [last, first].entries()) {
      bank.clock.advance(Date.parse(moment) - bank.clock.now())
      finance = await bank.operator('finance')
      await deposit(50, `${index === 0 ? 'last' : 'first'}-${number}`)
    }
    const compare = async (of: string, reference: string) =>
      (
        await upload(csv(`${of},${reference}-${number},x,50.00`), {
          fromDay: of,
          toDay: of,
          fileName: `${of}.csv`,
        })
      ).value
    const complete = { lines: 1, outside: 0, matched: 1, open: 0, zone: 'Europe/Berlin' }
    expect([await compare(day, 'last'), await compare(next, 'first')]).toMatchObject([complete, complete])
  },
)
