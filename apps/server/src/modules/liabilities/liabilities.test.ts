// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { follow, leafOf } from '@tessera/rules/liabilities/merkle-sum'
import { units } from '@tessera/rules/money'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet/wallet-for-tests.ts'
import { closeDay } from './index.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

const dayMs = 86_400_000
const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

/** Lets the clock reach the next midnight and closes the day that ended. */
async function nextDay(): Promise<void> {
  const { clock, server } = bank
  const slot = clock.now() - (clock.now() % dayMs) + dayMs
  clock.advance(slot + 1_000 - clock.now())
  await closeDay(server.platform, slot)
}

const days = async () => (await bank.program().call('liabilities.days', {})).envelope.value.list
/** The member signs in again: a day is longer than a session. */
async function proofOf({ client, name }: TestMember) {
  client.token = undefined
  const signedIn = await client.call('identity.login', { username: name, password: 'correct-horse-9' })
  client.token = signedIn.envelope.value.token
  return (await client.call('liabilities.proof', {})).envelope.value
}

/** What a page that trusts nobody does with a proof. */
async function rootOfProof(member: TestMember) {
  const answer = await proofOf(member)
  const proof = answer!.proof!
  const leaf = leafOf(sha256, {
    salt: bytesOf(proof.salt),
    account: member.name,
    balance: BigInt(proof.balance),
  })
  const end = follow(
    sha256,
    leaf,
    proof.path.map((step) => ({ ...step, hash: bytesOf(step.hash), sum: BigInt(step.sum) })),
  )!
  return { root: Buffer.from(end.hash).toString('hex'), total: String(end.sum), balance: proof.balance }
}

describe('What members own', () => {
  it('is published as nothing while nobody owns anything', async () => {
    const member = await bank.member()
    await nextDay()
    expect(await days()).toMatchObject([{ currency: 'USD', accounts: 0, total: '0' }])
    expect(await proofOf(member)).toMatchObject({ proof: null })
  })

  it('is published at the end of each day, and every member can follow their balance to the root', async () => {
    const rich = await bank.member(units(120))
    const poor = await bank.member(units(3))
    const none = await bank.member()
    await nextDay()
    const [today] = await days()
    expect(today).toMatchObject({ currency: 'USD', accounts: 2, total: '123000000' })
    for (const [member, balance] of [
      [rich, '120000000'],
      [poor, '3000000'],
    ] as const)
      expect(await rootOfProof(member)).toEqual({ root: today!.root, total: today!.total, balance })
    expect(await proofOf(none)).toMatchObject({ root: today!.root, proof: null })
  })

  it('counts money that is on hold for a withdrawal, and takes no notice of what happens later', async () => {
    const member = await bank.member(units(50))
    const bankAccountId = await bank.bankAccount(member)
    await member.client.call('wallet.withdraw', {
      amount: 20,
      bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    })
    await nextDay()
    const [before] = await days()
    await bank.member(units(999))
    expect(await rootOfProof(member)).toEqual({
      root: before!.root,
      total: before!.total,
      balance: '50000000',
    })
    expect((await days())[0]).toEqual(before)
  })

  it('is published once a day, whatever is repeated', async () => {
    await nextDay()
    const before = await days()
    await bank.member(units(7))
    const slot = bank.clock.now() - (bank.clock.now() % dayMs)
    await Promise.all([1, 2, 3].map(() => closeDay(bank.server.platform, slot)))
    expect(await days()).toEqual(before)
  })

  it('can be checked for the newest day, and the roots of earlier days stay', async () => {
    const member = await bank.member(units(1))
    await nextDay()
    const published = await days()
    for (let day = 0; day < 8; day++) await nextDay()
    expect((await days()).slice(-published.length)).toEqual(published)
    const left = await bank.server.platform.database.query<{ count: bigint }>({
      name: 'blocksOfDays',
      text: 'select count(distinct day_id) as count from liability_block',
      values: [],
    })
    expect(left).toEqual([{ count: 7n }])
    expect((await rootOfProof(member)).root).toBe((await days())[0]!.root)
  })

  it('gives nobody the proof of another, and visitors none', async () => {
    expect(await bank.program().call('liabilities.proof', {})).toMatchObject({ status: 401 })
    const [one, other] = [await bank.member(units(4)), await bank.member(units(4))]
    await nextDay()
    const [first, second] = [await proofOf(one), await proofOf(other)]
    expect(first!.proof!.account).toBe(one.name)
    expect(second!.proof!.account).toBe(other.name)
    expect(first!.proof!.salt).not.toBe(second!.proof!.salt)
  })

  it('is one tree of many blocks for thousands of accounts', async () => {
    const { database } = bank.server.platform
    const before = (await days())[0]!.accounts
    const member = await bank.member(units(11))
    await nextDay()
    const withMember = (await days())[0]!.accounts
    expect(withMember).toBeGreaterThan(before)
    // Only their accounts matter here, so postings are left out.
    const owner = new pg.Client({ connectionString: bank.ownerUrl })
    await owner.connect()
    await owner.query(`
      insert into member (username, username_key, nickname, type, currency, registered_at)
        select 'crowd' || n, 'crowd' || n, 'crowd', 0, 'USD', now() from generate_series(1, 3000) n;
      insert into ledger_account (owner, purpose, currency, cached, balance)
        select 'member:' || id, 'cash', 'USD', true, 1000 from member where username like 'crowd%'`)
    await owner.end()
    await nextDay()
    expect((await days())[0]!.accounts).toBe(withMember + 3_000)
    const blocks = await database.query<{ count: bigint }>({
      name: 'blocksOfNewestDay',
      text: 'select count(*) as count from liability_block where day_id = (select max(id) from liability_day)',
      values: [],
    })
    expect(blocks).toEqual([{ count: 8n }])
    expect(await rootOfProof(member)).toMatchObject({ root: (await days())[0]!.root, balance: '11000000' })
  })
})
