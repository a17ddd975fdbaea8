// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { expect, it } from 'vitest'
import { recordFact } from '../../modules/bets/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../modules/ledger/index.ts'
import { sql } from '../../platform/db/index.ts'
import { openRightsSetup, type Person, type RightsSetup } from '../../testing/rights/people.ts'

const count = 21

it('lists of a member have twenty entries on a page, and the rest on the next [CONST-002]', async () => {
  const at = await openRightsSetup()
  try {
    const { member, agent } = at.people.brand1
    await fillLists(at, member)
    // The ledger stamps its postings with the time of the database, which does not stand still.
    at.server.clock.advance(60_000)
    for (const name of [
      'bets.history',
      'wallet.transactions',
      'wallet.deposits',
      'wallet.withdrawals',
      'rewards.redeems',
    ] as const) {
      const pages = []
      for (const pageNo of [1, 2]) pages.push((await member.client.call(name, { pageNo })).envelope.value)
      const [first, second] = pages
      expect([first?.list.length, first?.totalPages], name).toEqual([20, 2])
      expect(second?.list.length, name).toBe((first?.totalCount ?? 0) - 20)
      expect(second?.list.length, name).toBeGreaterThan(0)
    }
    for (let n = 0; n < count; n++)
      await at.server.modules.identity.openAccount({
        username: `below${n}`,
        password: 'Correct-horse-9',
        type: 0,
        currency: 'USD',
        uplineId: agent.id,
      })
    const team = (await agent.client.call('agents.teamManagement', {})).envelope.value
    expect([team.list.length, team.totalPages]).toEqual([20, 2])
  } finally {
    await at.server.close()
  }
})

/** One entry more than fits on a page, in each list of the member. */
async function fillLists({ server }: RightsSetup, { id, name, client }: Person): Promise<void> {
  await client.call('wallet.addBankAccount', {
    bankName: 'First Harbour',
    accountNumber: '12345678',
    holder: name,
    password: '482915',
  })
  const now = new Date(server.clock.now())
  await server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(id), 'USD')
    const from = await operatorAccount(tx, 'promotions', 'USD')
    for (let n = 0; n < count; n++) {
      await post(tx, [{ from, to: cash, amount: units(1), cause: 'test', externalId: `${n}`, kind: 'bonus' }])
      await recordFact(tx, {
        memberId: id,
        vendor: 'studio',
        gameCode: 'dice',
        roundId: `round${n}`,
        currency: 'USD',
        atMs: server.clock.now() - n,
        kind: 'stake',
        amount: units(1),
        validBet: zero,
        closed: true,
        reference: `round${n}`,
      })
    }
    await tx.query(sql`
      insert into payment_account (id, provider, name, type, currency, secret, created_at)
      values ('till', 'sandbox', 'Till', 'bank', 'USD', ${'x'.repeat(43)}, ${now})`)
    await tx.query(sql`
      insert into deposit (id, member_id, username, account_id, amount, currency, status, remark, created_at, expires_at)
      select gen_random_uuid(), ${id}, ${name}, 'till', ${units(5)}, 'USD', 'Expired', '', ${now}, ${now}
      from generate_series(1, ${count})`)
    await tx.query(sql`
      insert into withdrawal (id, member_id, username, amount, currency, status, bank_account_id, bank_name,
        account_number, holder, created_at)
      select gen_random_uuid(), ${id}, ${name}, ${units(5)}, 'USD', 'Rejected', bank_account.id, 'Bank',
        '12345678', ${name}, ${now}
      from bank_account, generate_series(1, ${count}) where member_id = ${id}`)
    await tx.query(sql`
      insert into redeem (id, brand_code, member_id, username, reward_id, kind, name, names, quantity, points, bonus,
        currency, address, status, created_at)
      select gen_random_uuid(), 'brand1', ${id}, ${name}, reward.id, reward.kind, reward.name, '{}', 1, 50, 0,
        'USD', '', 'In Process', ${now}
      from (select * from reward where brand_code = 'brand1' limit 1) as reward, generate_series(1, ${count})`)
  })
}
