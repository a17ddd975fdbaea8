// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  flatTiers,
  openContractsTestServer,
  type ContractsTestServer,
  type TestAccount,
} from '../../contracts/contracts-for-tests.ts'
import { balances, checkInvariants, ownerOfMember } from '../../ledger/index.ts'
import { createPlaySessions, createWalletCore } from '../../play/index.ts'
import type { WalletAction } from '../../play/ports.ts'
import { finishBlocks } from './block-line.ts'

let at: ContractsTestServer
let admin: CallClient
let head: TestAccount
let agent: TestAccount
let player: TestAccount
let bystander: TestAccount
beforeEach(async () => {
  at = await openContractsTestServer()
  await signIn()
  head = await at.open('linehead', 2)
  agent = await at.open('lineagent', 1, head)
  player = await at.open('playerone', 0, agent)
  bystander = await at.open('bystander', 0, await at.open('otherhead', 2))
})
afterEach(async () => {
  expect((await checkInvariants(at.deps.database, 0)).differences).toEqual([])
  await at.close()
})

let round = 0
/** An operator; their session does not live for days. */
async function signIn(): Promise<void> {
  admin = await at.server.operator(`chief${++round}`, 'admin')
}
const reason = 'Bets for each other'
const block = async ({ id }: TestAccount, client = admin) =>
  (await client.call('backoffice.blockLine', { id, reason })).envelope
const unblock = async ({ id }: TestAccount, client = admin) =>
  (await client.call('backoffice.unblockLine', { id, reason })).envelope
async function logIn(username: string) {
  const client = at.server.program()
  const { envelope } = await client.call('identity.login', {
    type: 'username',
    username,
    password: 'Correct-horse-9',
  })
  if (envelope.success) client.token = envelope.value.token
  return { client, code: envelope.code }
}
const isIn = async ({ client }: Pick<TestAccount, 'client'>): Promise<boolean> =>
  (await client.call('members.info', {})).envelope.success
/** Who of these can log in. */
async function letIn(...accounts: TestAccount[]): Promise<string[]> {
  const codes = await Promise.all(accounts.map(async ({ name }) => [name, (await logIn(name)).code] as const))
  for (const [, code] of codes) expect(['OK', 'ACCOUNT_LOCKED']).toContain(code)
  return codes.flatMap(([name, code]) => (code === 'OK' ? [name] : []))
}
const actions = () =>
  at.deps.database.query<{ action: string; subject: string; after: object }>(
    sql`select action, subject, after from operator_action where action like '%lockLine' order by id`,
  )
const sessionsOf = async (...accounts: TestAccount[]): Promise<number> =>
  Number(
    (
      await at.deps.database.one<{ count: bigint }>(
        sql`select count(*) as count from identity_session where member_id = any (${accounts.map(({ id }) => id)}::bigint[])`,
      )
    )?.count,
  )

interface VendorMove {
  type: 'bet' | 'win' | 'rollback'
  txId: string
  ofBet?: string
}
function actionOf({ type, txId, ofBet = '' }: VendorMove): WalletAction {
  if (type === 'rollback') return { type, txId, targetTxId: ofBet }
  return type === 'bet' ? { type, txId, amount: units(1) } : { type, txId, amount: units(1), betTxId: ofBet }
}

/** A vendor whose games the accounts play. */
function openVendor() {
  const { platform, modules, clock } = at.server
  const account = {
    id: 'studio',
    protocol: 'test',
    enabled: true,
    vendorCode: 'STUDIO',
    baseUrl: '',
    operatorId: 'tessera',
    secrets: {},
    languages: {},
    options: {},
  }
  const accounts = { find: () => Promise.resolve(account), hasGame: () => Promise.resolve(true) }
  const shared = { db: platform.database, clock, accounts, loginSessions: modules.identity }
  const core = createWalletCore({
    ...shared,
    batcherPool: platform.database.pool,
    carefulAtOnce: 4,
    onBalance: () => undefined,
    playerFacts: () => Promise.resolve({ country: 'VN', registeredAtMs: 1 }),
    alerts: { raise: () => undefined },
  })
  const sessions = createPlaySessions({ ...shared, chance: platform.chance })
  return {
    core,
    sessions,
    async launch({ id, client }: TestAccount) {
      const sessionKey = (
        await modules.identity.resolveMember(client.token!, { cookies: {}, brandCode: 'brand1' })
      )?.sessionKey
      return sessions.open({
        memberId: id,
        vendorAccountId: 'studio',
        currency: 'USD',
        gameCode: 'dice',
        loginSession: sessionKey,
      })
    },
    async move({ token, playerRef }: { token: string; playerRef: string }, action: VendorMove) {
      const done = await core.apply({
        op: 'apply',
        vendorAccountId: 'studio',
        requestId: randomUUID(),
        txScope: 'account',
        sessionToken: token,
        playerRef,
        currency: 'USD',
        gameCode: 'dice',
        roundId: `round of ${action.type === 'bet' ? action.txId : action.ofBet}`,
        actions: [actionOf(action)],
        echo: {},
      })
      return done.ok ? 'ok' : done.err
    },
  }
}

describe('a block of a line', () => {
  it('ends the sessions of the agent and of everybody below, and keeps them out; others notice nothing', async () => {
    const answer = await block(agent)
    expect(answer.value.blocks).toMatchObject([
      { memberId: Number(agent.id), username: 'lineagent', blockedBy: `chief${round}`, reason },
    ])
    expect([await isIn(agent), await isIn(player), await isIn(head), await isIn(bystander)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(await letIn(agent, player, head, bystander)).toEqual(['linehead', 'bystander'])
    const seen = (await admin.call('backoffice.account', { id: player.id })).envelope.value
    expect([seen.enabled, seen.blocks.map(({ username }) => username)]).toEqual([true, ['lineagent']])
    const lines = async (memberId: bigint) =>
      (await admin.call('backoffice.lines', { memberId })).envelope.value.list.map(({ blocked }) => blocked)
    expect([await lines(head.id), await lines(agent.id)]).toEqual([['here'], ['above']])
    expect((await admin.call('backoffice.lineBlocks', {})).envelope.value.list).toHaveLength(1)
    expect((await unblock(agent)).value.blocks).toEqual([])
    expect(await letIn(agent, player)).toEqual(['lineagent', 'playerone'])
    expect(await actions()).toMatchObject([
      { action: 'blockLine', subject: `member:${agent.id}`, after: { reason } },
      { action: 'unblockLine', subject: `member:${agent.id}`, after: { reason } },
    ])
  })

  it('says before whom it concerns', async () => {
    await at.fund(player, 70)
    await at.fund(agent, 30)
    await at.deps.rollUp()
    expect((await admin.call('backoffice.previewLineBlock', { id: agent.id })).envelope.value).toEqual({
      members: 1,
      agents: 1,
      sessions: 2,
      balance: 100,
    })
    expect(await isIn(player)).toBe(true)
  })

  it('stays where it is set when one above it ends', async () => {
    await block(head)
    await block(agent)
    expect((await block(agent)).code).toBe('LINE_BLOCKED')
    const { blocks } = (await admin.call('backoffice.account', { id: player.id })).envelope.value
    expect(blocks.map(({ username }) => username)).toEqual(['linehead', 'lineagent'])
    await unblock(head)
    expect(await letIn(head, agent, player)).toEqual(['linehead'])
    expect((await unblock(head)).code).toBe('LINE_NOT_BLOCKED')
    await unblock(agent)
    expect(await letIn(head, agent, player)).toEqual(['linehead', 'lineagent', 'playerone'])
  })

  it('leaves an account that was closed by itself closed', async () => {
    await admin.call('backoffice.setAccountEnabled', { id: player.id, enabled: false, reason })
    await block(agent)
    await unblock(agent)
    expect(await letIn(agent, player)).toEqual(['lineagent'])
  })

  it('does not follow an account that is moved out of the line, and nobody is moved into it', async () => {
    await block(agent)
    const move = async (id: bigint, upline: string) =>
      (await admin.call('backoffice.changeUpline', { id, upline, reason, requestId: randomUUID() })).envelope
    expect(await move(player.id, 'otherhead')).toMatchObject({ success: true, value: { waitingMove: null } })
    expect(await letIn(agent, player)).toEqual(['playerone'])
    expect((await move(bystander.id, 'lineagent')).code).toBe('NO_AGENT')
  })

  it('lets nobody register below', async () => {
    const { affiliateCode } = (await agent.client.call('agents.invitation', {})).envelope.value
    await block(head)
    const register = async (username: string) =>
      (
        await at.server.program().call('identity.register', {
          username,
          password: 'Correct-horse-9',
          confirmPassword: 'Correct-horse-9',
          affiliateCode,
          login: true,
          agreed: true,
        })
      ).envelope.code
    expect(await register('newcomer')).toBe('BAD_AFFILIATE')
    const made = await admin.call('backoffice.createAgent', {
      username: 'newagent',
      password: 'Given-by-1357',
      type: 1,
      upline: 'lineagent',
      reason,
    })
    expect(made.envelope.code).toBe('NO_AGENT')
    const { identity } = at.server.modules
    const opened = identity.openAccount({
      username: 'racing',
      password: 'Correct-horse-9',
      currency: 'USD',
      uplineId: agent.id,
    })
    await expect(opened).rejects.toMatchObject({ fault: 'call.forbidden' })
    await unblock(head)
    expect(await register('newcomer')).toBe('OK')
  })

  it('is for those who may place agents, on agents, with a reason', async () => {
    const support = await at.server.operator('helper', 'support')
    const finance = await at.server.operator('cashier', 'finance')
    for (const client of [support, finance]) {
      expect((await block(agent, client)).code).toBe('FORBIDDEN')
      expect((await client.call('backoffice.previewLineBlock', { id: agent.id })).status).toBe(403)
    }
    expect((await block(player)).code).toBe('NO_AGENT')
    expect((await block({ ...agent, id: 999_999n })).code).toBe('NO_MEMBER')
    expect((await admin.callWith('backoffice.blockLine', { id: agent.id, reason: ' ' })).status).toBe(400)
    expect(await letIn(agent, player)).toEqual(['lineagent', 'playerone'])
    const supervisor = await at.server.operator('lead', 'supervisor')
    expect((await block(agent, supervisor)).success).toBe(true)
    expect((await unblock(agent, support)).code).toBe('FORBIDDEN')
    expect(await letIn(agent, player)).toEqual([])
  })
})

describe('games of a blocked line', () => {
  it('take no more bets, while wins and refunds of earlier ones arrive', async () => {
    const vendor = openVendor()
    for (const account of [player, bystander]) await at.fund(account, 10)
    const [own, other] = [await vendor.launch(player), await vendor.launch(bystander)]
    const test = await vendor.sessions.open({
      memberId: player.id,
      vendorAccountId: 'studio',
      currency: 'USD',
      gameCode: 'dice',
    })
    for (const txId of ['b1', 'b2']) expect(await vendor.move(own, { type: 'bet', txId })).toBe('ok')
    await block(agent)
    expect(await vendor.move(own, { type: 'bet', txId: 'b3' })).toBe('session_expired')
    expect(await vendor.move(test, { type: 'bet', txId: 'b4' })).toBe('session_expired')
    await expect(
      vendor.sessions.open({
        memberId: player.id,
        vendorAccountId: 'studio',
        currency: 'USD',
        gameCode: 'dice',
      }),
    ).rejects.toThrow('ended')
    expect(await vendor.move(other, { type: 'bet', txId: 'c1' })).toBe('ok')
    expect(await vendor.move(own, { type: 'win', txId: 'w1', ofBet: 'b1' })).toBe('ok')
    expect(await vendor.move(own, { type: 'rollback', txId: 'r2', ofBet: 'b2' })).toBe('ok')
    expect([await at.cash(player), await at.cash(bystander)]).toEqual([10, 9])
    await vendor.core.close()
  })

  it('have taken no bet once the block is answered, however many are on their way', async () => {
    const vendor = openVendor()
    await at.fund(player, 1_000)
    const own = await vendor.launch(player)
    let stopped = false
    let bets = 0
    const taken: string[] = []
    const bet = async (): Promise<void> => {
      while (!stopped) taken.push(await vendor.move(own, { type: 'bet', txId: `b${++bets}` }))
    }
    const betting = Array.from({ length: 8 }, bet)
    await expect.poll(() => taken.filter((answer) => answer === 'ok').length).toBeGreaterThan(5)
    await block(agent)
    const left = await balances(at.deps.database, ownerOfMember(player.id), 'USD')
    await vendor.move(own, { type: 'bet', txId: 'last' })
    stopped = true
    await Promise.all(betting)
    expect((await balances(at.deps.database, ownerOfMember(player.id), 'USD')).cash).toBe(left.cash)
    expect(await at.cash(player)).toBe(1_000 - taken.filter((answer) => answer === 'ok').length)
    expect(new Set(taken)).toEqual(new Set(['ok', 'session_expired']))
    await vendor.core.close()
  })
})

describe('sessions of a blocked line', () => {
  it('are all ended, however login and block overlap', async () => {
    for (let times = 0; times < 5; times += 1) {
      await Promise.all([...[player, agent, player, agent].map(({ name }) => logIn(name)), block(agent)])
      expect(await sessionsOf(player, agent)).toBe(0)
      await unblock(agent)
    }
  })

  it('are ended by another process when the first was killed after it had stored the block', async () => {
    const broken = {
      ...at.server.modules.identity.deps,
      events: {
        ...at.server.modules.identity.deps.events,
        sessionsEnded: () => Promise.reject(new Error('killed')),
      },
    }
    await at.deps.database.query(sql`
      insert into line_block (member_id, operator_name, reason, blocked_at) values (${agent.id}, 'chief', ${reason}, ${new Date()})`)
    await expect(finishBlocks(broken)).rejects.toThrow('killed')
    expect(await sessionsOf(player, agent, bystander)).toBe(3)
    await finishBlocks(at.server.modules.identity.deps)
    expect(await sessionsOf(player, agent, bystander)).toBe(1)
    await finishBlocks(at.server.modules.identity.deps)
  })
})

describe('money of a blocked line', () => {
  it('is neither sent nor received', async () => {
    await at.fund(head, 50)
    expect(await at.transferTo(head, agent, 5)).toMatchObject({ success: true })
    await block(agent)
    expect(await at.transferTo(head, agent, 5)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await at.transferTo(agent, player, 2)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect([await at.cash(head), await at.cash(agent), await at.cash(player)]).toEqual([45, 5, 0])
  })

  it('that contracts owe waits until the line is unblocked, and is then paid once', async () => {
    await at.agree(head, 'DAILY', { tiers: flatTiers(0.01) })
    await at.agreeWith(head, agent, 'DAILY', { tiers: flatTiers(0.004) })
    await at.settleAt('2027-03-16 09:00')
    await at.bet(player, 10_000)
    await signIn()
    await block(agent)
    await at.settleAt('2027-03-17 02:15')
    expect([await at.cash(head), await at.cash(agent)]).toEqual([60, 0])
    await signIn()
    const payments = async () =>
      (await admin.call('backoffice.contractPayments', {})).envelope.value.list
        .filter(({ amount }) => amount > 0)
        .map(({ account, status }) => [account, status])
    expect(await payments()).toEqual([
      ['linehead', 'Paid'],
      ['lineagent', 'Approved'],
    ])
    await at.settleAt('2027-03-18 02:15')
    expect(await at.cash(agent)).toBe(0)
    await signIn()
    await unblock(agent)
    await at.settleAt('2027-03-18 02:20')
    await at.settleAt('2027-03-18 02:25')
    expect([await at.cash(head), await at.cash(agent)]).toEqual([60, 40])
    const [run] = (await admin.call('backoffice.contractRuns', { kind: 'DAILY' })).envelope.value.list.slice(
      -1,
    )
    expect(run).toMatchObject({ status: 'done', net: 100 })
  })
})
