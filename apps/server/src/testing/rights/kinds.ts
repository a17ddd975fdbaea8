// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { addVendor } from '../../modules/play/index.ts'
import { sql } from '../../platform/db/index.ts'
import { agentKinds } from './agent-kinds.ts'
import { bonusKinds } from './bonus-kinds.ts'
import { contractKinds } from './contract-kinds.ts'
import { depositKinds } from './deposit-kinds.ts'
import { payoutKinds } from './payout-kinds.ts'
import { documentKinds } from './document-kinds.ts'
import { lotteryKinds } from './lottery-kinds.ts'
import { promotionKinds } from './promotion-kinds.ts'
import { rankKinds } from './rank-kinds.ts'
import { rewardKinds } from './reward-kinds.ts'
import { sportsbookKinds } from './sportsbook-kinds.ts'
import { freshIp } from './fresh-ip.ts'
import type { Owner, Thing } from './thing.ts'
import {
  codeOf,
  hostOf,
  password,
  paymentPassword,
  vendorAccount,
  type Person,
  type RightsSetup,
} from './people.ts'
import { everyFlag } from '../every-flag.ts'

const own = (owner: Owner, make: Thing['make']): Thing => ({ owner, make })

async function withdrawal(
  { operators: { admin } }: RightsSetup,
  { client, name }: Person,
  steps: readonly ('approve' | 'pay')[],
): Promise<string> {
  const id = (
    await client.call('wallet.withdraw', {
      amount: 10,
      bankAccountId: await bankAccountOf(client, name),
      password: paymentPassword,
      requestId: randomUUID(),
    })
  ).envelope.value.withdrawalId
  if (steps.includes('approve'))
    await admin.call('backoffice.approveWithdrawal', { id, requestId: randomUUID(), flags: everyFlag })
  if (steps.includes('pay'))
    await admin.call('backoffice.payWithdrawal', { reference: 'BANK-1', id, requestId: randomUUID() })
  return id
}

async function bankAccountOf(client: Person['client'], name: string): Promise<string> {
  const { accounts } = (await client.call('wallet.withdrawalConfig', {})).envelope.value
  const account = {
    bankName: `Bank ${name}`,
    accountNumber: '12345678',
    holder: name,
    password: paymentPassword,
  }
  return (
    accounts[0]?.bankAccountId ??
    (await client.call('wallet.addBankAccount', account)).envelope.value.bankAccountId
  )
}

async function content(
  { operators: { admin } }: RightsSetup,
  brand: string,
  published: boolean,
): Promise<number> {
  const { id, version } = (
    await admin.call('backoffice.createContent', {
      brandCode: brand,
      body: { kind: 'PU', texts: { EN: { title: 'Item' } } },
    })
  ).envelope.value
  if (published) await admin.call('backoffice.publishContent', { id, version })
  return id
}

const message = async (
  { operators: { admin } }: RightsSetup,
  { brand, name, client }: Person,
): Promise<number> => {
  await admin.call('backoffice.writeMessage', {
    requestId: randomUUID(),
    brandCode: brand,
    title: name,
    content: name,
    to: { whom: 'member', username: name },
  })
  return (await client.call('messages.inbox', {})).envelope.value.list[0]!.id
}

const forgetRequests = ({ server }: RightsSetup, memberId: bigint): Promise<unknown> =>
  server.platform.database.query(
    sql`update account_request set status = 'expired' where status = 'waiting' and member_id = ${memberId}`,
  )

/** A pending request, made by support, so that the others may decide about it. */
async function requestFor(at: RightsSetup, { id }: Person): Promise<string> {
  await forgetRequests(at, id)
  return (
    await at.operators.support.call('backoffice.askAccountStep', {
      id,
      kind: 'invite',
      reason: 'They asked for it',
    })
  ).envelope.value.requestId
}

/** Every kind of thing that a call may name, and how the platform's calls create an example of it. */
export const kinds = {
  ...bonusKinds,
  ...depositKinds,
  ...payoutKinds,
  ...documentKinds,
  bankAccount: own('member', (_, { client, name }) => bankAccountOf(client, name)),
  paidWithdrawal: own('member', (at, person) => withdrawal(at, person, ['approve', 'pay'])),
  disputedWithdrawal: own('platform', async (at, person) => {
    const id = await withdrawal(at, person, ['approve', 'pay'])
    const image = new Blob(
      [
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#444' } })
          .png()
          .toBuffer(),
      ],
      { type: 'image/png' },
    )
    await person.client.callWith(
      'wallet.confirmWithdrawal',
      { id, result: 'NOT_RECEIVED', images: [image] },
      { ip: freshIp() },
    )
    return id
  }),
  forcedWithdrawal: own('platform', async (at, person) => {
    const id = await withdrawal(at, person, ['approve', 'pay'])
    await at.server.platform.database.query(sql`
      update withdrawal set status = 'Forced-received', received = paid, confirm_until = null, forced_at = ${new Date(at.server.clock.now())} where id = ${id}`)
    return id
  }),
  pendingWithdrawal: own('platform', (at, person) => withdrawal(at, person, [])),
  approvedWithdrawal: own('platform', (at, person) => withdrawal(at, person, ['approve'])),
  passkey: own('member', async ({ server }, { id, name }) => {
    const { database } = server.platform
    const made = await database.one<{ id: string }>(sql`
      insert into identity_passkey (member_id, credential_id, public_key, counter, name, created_at) values (${id}, ${randomUUID()}, ${Buffer.from('key')}, 0, ${name}, now()) returning id`)
    // People with a passkey confirm their identity with it.
    await database.query(sql`update identity_session set strong_at = proven_at where member_id = ${id}`)
    return made?.id
  }),
  session: own('member', async ({ server }, { client, name, brand }) => {
    await server.at(hostOf[brand]).call('identity.login', { username: name, password })
    return (await client.call('identity.sessions', {})).envelope.value.find(({ current }) => !current)
      ?.sessionId
  }),
  message: own('member', message),
  round: own('member', async ({ server }, { id, name }) => {
    const roundId = `${name}${randomUUID()}`
    await server.platform.database.query(
      sql`insert into play_player (member_id, currency) values (${id}, 'USD') on conflict do nothing`,
    )
    await server.platform.database.query(
      sql`insert into play_reference (vendor_account_id, player_ref, member_id, created_at) values (${vendorAccount}, ${randomUUID()}, ${id}, now()) on conflict do nothing`,
    )
    await server.platform.database.query(sql`
      insert into play_transaction (vendor_account_id, tx_id, kind, source, member_id, currency, game_code, round_id, amount, round_closed, state, balance_after, at)
      values (${vendorAccount}, ${randomUUID()}, 'bet', 'cash', ${id}, 'USD', 'dice', ${roundId}, 1000000, true, 'settled', 0, now())`)
    return roundId
  }),
  ...agentKinds,
  ...contractKinds,
  ...lotteryKinds,
  ...rewardKinds,
  ...sportsbookKinds,
  /** An account in the line of an agent; for anybody else, their own. */
  downline: own('member', async ({ people }, { name, brand }) => {
    const { agent, victim, beside, below } = people[brand]
    return name === agent.name ? victim.name : name === beside.name ? below.name : name
  }),
  affiliateCode: own('brand', async ({ people }, { brand }) => codeOf(people[brand].agent.name)),
  username: own('brand', async (_, { name }) => name),
  loginToken: own(
    'brand',
    async (_, { client }) => (await client.call('identity.makeLoginToken', {})).envelope.value.token,
  ),
  inviteToken: own('brand', async (at, person) => {
    const { invite } = (
      await at.operators.admin.call('backoffice.approveAccountRequest', {
        id: await requestFor(at, person),
        reason: 'They asked for it',
      })
    ).envelope.value
    return invite?.url?.split(/[=/]/).at(-1)
  }),
  reward: own(
    'brand',
    async ({ operators: { admin } }, { brand }) =>
      (
        await admin.call('backoffice.addReward', {
          brandCode: brand,
          kind: 'GOODS',
          category: 'TECH',
          name: 'Watch',
          picture: 'watch',
          points: 50,
          stock: 5,
          minRankLevel: 0,
          position: 10,
          enabled: true,
        })
      ).envelope.value.rewardId,
  ),
  account: own('platform', async (_, { id }) => id),
  /** An agent above accounts of the same brand. */
  agentName: own('platform', async ({ people }, { brand }) => people[brand].agent.name),
  /** The account of a member in the line of that agent. */
  accountInLine: own('platform', async ({ people }, { brand }) => people[brand].victim.id),
  accountWithoutRequest: own('platform', async (at, { id }) => {
    await forgetRequests(at, id)
    return id
  }),
  accountRequest: own('platform', requestFor),
  receiver: own('platform', async (_, { name }) => ({ whom: 'member', username: name })),
  content: own('platform', (at, { brand }) => content(at, brand, false)),
  contents: own('platform', async (at, { brand }) => [await content(at, brand, false)]),
  publishedContent: own('platform', (at, { brand }) => content(at, brand, true)),
  feedback: own(
    'platform',
    async ({ server }, { id, brand, name }) =>
      (
        await server.platform.database.one<{ id: number }>(sql`
    insert into feedback (brand_code, type, content, contact, member_id, sent_at) values (${brand}, 'other', ${name}, ${name}, ${id}, now()) returning id`)
      )?.id,
  ),
  ...promotionKinds,
  ...rankKinds,
  redeem: own('platform', async ({ server }, { id, name, brand }) => {
    const reward = await server.platform.database.one<{ id: number }>(
      sql`select id from reward where brand_code = ${brand} limit 1`,
    )
    return (
      await server.platform.database.one<{ id: string }>(sql`
      insert into redeem (id, brand_code, member_id, username, reward_id, kind, name, names, quantity, points, bonus, currency, address, status, created_at)
      values (${randomUUID()}, ${brand}, ${id}, ${name}, ${reward?.id}, 'GOODS', 'Watch', '{}', 1, 1, 0, 'USD', ${name}, 'In Process', now()) returning id`)
    )?.id
  }),
  picture: own('platform', async ({ operators: { admin } }, { brand }) => {
    const data = (
      await sharp({
        create: { width: 64, height: 64, channels: 3, background: `#${randomUUID().slice(0, 6)}` },
      })
        .png()
        .toBuffer()
    ).toString('base64')
    return (
      await admin.call(
        'backoffice.uploadMedia',
        { brandCode: brand, kind: 'inline', name: 'Picture', data },
        { ip: freshIp() },
      )
    ).envelope.value.id
  }),
  brandCode: own('platform', async ({ operators: { admin } }) => {
    const code = `spare-${randomUUID().slice(0, 8)}`
    await admin.call('backoffice.addBrand', { code, name: 'Spare' }, { ip: freshIp() })
    return code
  }),
  host: own('platform', async ({ operators: { admin } }, { brand }) => {
    const host = `spare-${randomUUID().slice(0, 8)}.example.com`
    await admin.call('backoffice.addHost', { code: brand, host }, { ip: freshIp() })
    return host
  }),
  settingChange: own('platform', async ({ server, operators: { admin } }, { brand }) => {
    await server.set('site.gtagId', `G-${randomUUID().slice(0, 8).toUpperCase()}`, brand)
    return (
      await admin.call(
        'backoffice.settingHistory',
        { brandCode: brand, name: 'site.gtagId' },
        { ip: freshIp() },
      )
    ).envelope.value.list[0]?.id
  }),
  vendorAccount: own('platform', async ({ server, vendorKey: publicKeyPem }) => {
    const id = `spare-${randomUUID().slice(0, 8)}`
    await server.platform.database.transaction((tx) =>
      addVendor(tx, { id, protocol: 'hub88', publicKeyPem, operatorId: 'brand1' }),
    )
    return id
  }),
} satisfies Record<string, Thing>
export type Kind = keyof typeof kinds
