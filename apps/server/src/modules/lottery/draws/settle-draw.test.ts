// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAccounts, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import { sql } from '../../../platform/db/index.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'
import { insertTickets, ticketsOnDraw } from '../tickets/ticket-store.ts'
import { findDraw, nextDrawOf } from './draw-store.ts'
import { makeDueDraws } from './make-draw.ts'
import { settleDraws } from './settle-draws.ts'
import { voidDraw } from './void-draw.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())
beforeEach(() => lotto.run())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const next = async () => (await nextDrawOf(db(), 'D5-1', lotto.server.clock.now()))!
async function makeDraw(): Promise<void> {
  lotto.goTo((await next()).drawAtMs)
  await makeDueDraws(deps(), lotto.server.clock.now())
}
/** Both sides, 10 each: such a ticket costs 20 and always pays 19.60. */
const both = [sum('big', 10), sum('small', 10)]

/** Copies a ticket of a member, so that a draw has very many; nobody paid for them. */
async function copyTickets(drawId: bigint, { id: memberId }: Bettor, count: number): Promise<void> {
  const [ticket] = await ticketsOnDraw(db(), { drawId, memberId }, { after: undefined, limit: 1 })
  await db().transaction(async (tx) => {
    await insertTickets(
      tx,
      Array.from({ length: count }, () => ({ ...ticket!, id: randomUUID() })),
    )
  })
}
const endsOf = async (drawId: bigint) =>
  (await db().one<{ open: number; ended: number; paid: number; facts: number }>(sql`
    select count(*) filter (where status = 'open')::integer as open, count(*) filter (where status <> 'open')::integer as ended,
      count(p.id)::integer as paid, count(f.id)::integer as facts
    from lottery_ticket t left join ledger_posting p on p.cause = 'lottery.end' and p.external_id = t.id::text
      left join bet_fact f on f.member_id = t.member_id and f.round_id = t.id::text and f.kind in ('return', 'refund')
    where draw_id = ${drawId}`))!

it('pays the tickets of several members in more than one batch, each once, however many settle them at once', async () => {
  const many = await lotto.bettor('manytick', 100)
  const few = await lotto.bettor('fewtick1', 100)
  await lotto.bet(many, 'D5-1', both)
  await lotto.bet(few, 'D5-1', [sum('big', 10), sum('small', 5)])
  const { id } = await next()
  await copyTickets(id, many, 2_100)
  await makeDraw()
  await Promise.all([settleDraws(deps()), settleDraws(deps()), settleDraws(deps())])
  expect(await endsOf(id)).toEqual({ open: 0, ended: 2_102, paid: 2_102, facts: 2_102 })
  expect(await lotto.cash(many)).toBe(Math.round(80_00 + 2_101 * 19_60) / 100)
  expect((await findDraw(db(), id))?.status).toBe('settled')
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('undoes a batch that is cut off at any of its steps, and ends it whole when it runs again', async () => {
  const cut = await lotto.bettor('cutbatch', 100)
  await lotto.bet(cut, 'D5-1', both)
  const { id } = await next()
  await copyTickets(id, cut, 20)
  await makeDraw()
  for (const step of ['lottery_end_tickets', 'ledger_credit', 'bet_fact']) {
    const { transaction } = db()
    // The connection is lost right after the step, before anything is committed.
    const cutOff: typeof transaction = (work, options) =>
      transaction(
        (tx) =>
          work({
            ...tx,
            query: async (query) => {
              const rows = await tx.query<never>(query)
              if (query.text.includes(`insert into ${step}`) || query.text.includes(`select ${step}(`))
                throw new Error('cut off')
              return rows
            },
            one: async (query) => {
              const row = await tx.one<never>(query)
              if (query.text.includes(`${step}(`)) throw new Error('cut off')
              return row
            },
          }),
        options,
      )
    await expect(
      settleDraws({ ...deps(), database: { ...db(), transaction: cutOff } }),
      step,
    ).rejects.toThrow('could not be settled')
    expect([await endsOf(id), await lotto.cash(cut)]).toEqual([{ open: 21, ended: 0, paid: 0, facts: 0 }, 80])
  }
  await settleDraws(deps())
  expect(await endsOf(id)).toEqual({ open: 0, ended: 21, paid: 21, facts: 21 })
  expect(await lotto.cash(cut)).toBe(Math.round(80_00 + 21 * 19_60) / 100)
})

it('settles what a member owes with the returns of their tickets before they get the rest', async () => {
  const owing = await lotto.bettor('owingone', 60)
  for (let ticket = 0; ticket < 3; ticket += 1) await lotto.bet(owing, 'D5-1', both)
  await db().transaction(async (tx) => {
    const { receivable } = await openAccounts(tx, ownerOfMember(owing.id), 'USD')
    const to = await operatorAccount(tx, 'suspense', 'USD')
    await post(tx, [
      { from: receivable, to, amount: units(30), kind: 'debt', cause: 'test', externalId: randomUUID() },
    ])
  })
  await makeDraw()
  await settleDraws(deps())
  expect(await lotto.cash(owing)).toBe(28.8)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('gives the stakes of a void draw back in batches, once', async () => {
  const back = await lotto.bettor('backmany', 100)
  await lotto.bet(back, 'D5-1', both)
  const { id } = await next()
  await copyTickets(id, back, 30)
  await db().transaction((tx) => voidDraw(tx, id))
  await Promise.all([settleDraws(deps()), settleDraws(deps())])
  expect(await endsOf(id)).toEqual({ open: 0, ended: 31, paid: 31, facts: 31 })
  expect(await lotto.cash(back)).toBe(100 + 30 * 20)
})

it('keeps no other member waiting while very many tickets are settled', async () => {
  const whale = await lotto.bettor('whaleone', 100)
  const beside = await lotto.bettor('besides1', 100)
  await lotto.bet(whale, 'D5-1', both)
  const { id } = await next()
  await copyTickets(id, whale, 4_000)
  await makeDraw()
  let isSettling = true
  const settling = settleDraws(deps()).finally(() => (isSettling = false))
  let answeredMeanwhile = 0
  for (let asked = 0; asked < 10; asked += 1) {
    expect((await lotto.bet(beside, 'D5-2', [sum('big', 1)])).envelope.code).toBe('OK')
    if (isSettling) answeredMeanwhile += 1
  }
  await settling
  expect(await endsOf(id)).toMatchObject({ open: 0, ended: 4_001 })
  expect(answeredMeanwhile).toBeGreaterThan(0)
})

it('pays the others when one ticket cannot be settled, and that one once it can', async () => {
  const good = await lotto.bettor('goodtick', 100)
  const wrong = await lotto.bettor('wrongtic', 100)
  for (const bettor of [good, wrong]) await lotto.bet(bettor, 'D5-1', both)
  const { id } = await next()
  const [ticket] = await ticketsOnDraw(
    db(),
    { drawId: id, memberId: wrong.id },
    { after: undefined, limit: 1 },
  )
  await db().transaction(async (tx) => {
    await insertTickets(tx, [{ ...ticket!, id: randomUUID(), currency: 'X' }])
  })
  await makeDraw()
  await expect(settleDraws(deps())).rejects.toThrow('1 draws could not be settled')
  expect(await endsOf(id)).toMatchObject({ open: 1, ended: 2 })
  expect([await lotto.cash(good), await lotto.cash(wrong)]).toEqual([99.6, 99.6])
  expect((await findDraw(db(), id))?.status).toBe('drawn')
  await expect(settleDraws(deps())).rejects.toThrow('1 draws could not be settled')
  expect(await lotto.cash(good)).toBe(99.6)
})
