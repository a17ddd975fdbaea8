// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { units, zero } from '@tessera/rules/money'
import { operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'
import { byTwo } from '../by-two.ts'
import { signatureHeader, signatureOf } from '../../adapters/vendors/hub88/signature.ts'
import { addAgentCode } from '../../modules/agents/index.ts'
import { recordFact } from '../../modules/bets/index.ts'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../modules/ledger/index.ts'
import type { MemberType } from '../../modules/members/index.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../modules/site/site-for-tests.ts'
import type { CallClient } from '../call-client.ts'
import type { TestServerOptions } from '../server-for-tests.ts'
import { freshIp } from './fresh-ip.ts'

export type Brand = 'brand1' | 'brand2'
export const hostOf: Readonly<Record<Brand, string>> = { brand1: hosts.first, brand2: hosts.second }
export const brands: readonly Brand[] = ['brand1', 'brand2']
export const otherBrand = (brand: Brand): Brand => (brand === 'brand1' ? 'brand2' : 'brand1')
/** A vendor whose games have no address. */
export const vendorAccount = 'rights-vendor'
export const password = 'Correct-horse-9'
export const paymentPassword = '482915'

/** A person with an account. Only what they write contains their mark: their name. */
export interface Person {
  name: string
  id: bigint
  brand: Brand
  client: CallClient
}

/** Two brands with people who have something to lose, and operators of every role. */
export interface RightsSetup {
  server: SiteTestServer
  /**
   * For each brand: an agent, a victim in the agent's line, another agent beside it with an account below,
   * and an unrelated member.
   */
  people: Readonly<
    Record<Brand, Readonly<Record<'agent' | 'victim' | 'beside' | 'below' | 'member', Person>>>
  >
  /** A trial player of the first brand. */
  trial: CallClient
  reviveTrial(): Promise<void>
  operators: Readonly<Record<OperatorRole, CallClient>>
  /** Public key of a vendor, as PEM. */
  vendorKey: string
  /** Headers with which that vendor signs. */
  vendorHeaders(body: string): Record<string, string>
  /** Signs a person in again after their session has ended. */
  revive(person: Person): Promise<void>
  reviveOperators(): Promise<void>
}

/** The table makes more calls in a minute than one address may. */
function fromManyAddresses(client: CallClient): CallClient {
  const { call, callWith } = client
  client.call = (name, input, options) => call(name, input, { ip: freshIp(), ...options })
  client.callWith = (name, body, options) => callWith(name, body, { ip: freshIp(), ...options })
  return client
}

export async function openRightsSetup(options: TestServerOptions = {}): Promise<RightsSetup> {
  const server = await openSiteTestServer(options)
  // The ledger stamps its postings with the time of the database.
  server.clock.advance(Date.now() - server.clock.now())
  for (const brand of brands) {
    await server.set('identity.botCheck', false, brand)
    await server.set('identity.freePlay', true, brand)
    for (const kind of ['dividend', 'dailySalary', 'hourSalary', 'realTimeSalary'] as const)
      await server.set(`agents.${kind}`, true, brand)
    await server.set('wallet.withdrawalsPerDay', 100, brand)
    // Everybody's password is reset here at some point; another test proves that their money waits then.
    await server.set('wallet.newAccountHoldHours', 0, brand)
    await server.set('site.name', brandMark(brand), brand)
    // One operator of each role makes all calls of the table.
    await server.set('promotions.secondFrom', 0, brand)
    await server.set('backoffice.aloneMember', 1_000_000_000, brand)
    await server.set('backoffice.aloneDay', 1_000_000_000, brand)
  }
  const operators = Object.fromEntries(
    await inOrder(operatorRoles, async (role) => [
      role,
      fromManyAddresses(await server.operator(`${role}person`, role)),
    ]),
  ) as RightsSetup['operators']
  const people = Object.fromEntries(
    await inOrder(brands, async (brand) => [brand, await openPeople(server, brand)]),
  ) as unknown as RightsSetup['people']
  for (const brand of brands) await fillBrand(server, brand, people[brand], operators)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const vendorKey = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const other = fromManyAddresses(await server.operator('otheradmin', 'admin'))
  await byTwo([other, operators.admin], 'backoffice.addVendorAccount', {
    id: vendorAccount,
    publicKey: vendorKey,
    operatorId: 'brand1',
    vendorCode: 'RIGHTS',
    baseUrl: 'http://127.0.0.1:9',
  })
  const trial = server.program()
  await openTrial(trial)
  return {
    server,
    people,
    operators,
    trial,
    vendorKey,
    reviveTrial: () => openTrial(trial),
    vendorHeaders: (body) => ({ [signatureHeader]: signatureOf(body, privateKey) }),
    revive: (person) => logIn(person),
    async reviveOperators() {
      for (const role of operatorRoles) {
        operators[role].token = undefined
        operators[role].token = (
          await operators[role].call('backoffice.login', { name: `${role}person`, password })
        ).envelope.value.token
      }
    },
  }
}

/** What everything contains that a brand presents to its visitors. */
export const brandMark = (brand: Brand): string => `Open${brand}mark`

const inOrder = async <Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> => {
  const made: Made[] = []
  for (const item of items) made.push(await make(item))
  return made
}

async function openPeople(server: SiteTestServer, brand: Brand): Promise<RightsSetup['people'][Brand]> {
  const agent = await openPerson(server, brand, `agent${brand}`, 2)
  const victim = await openPerson(server, brand, `victim${brand}`, 0, agent.id)
  const beside = await openPerson(server, brand, `beside${brand}`, 2)
  return {
    agent,
    victim,
    beside,
    below: await openPerson(server, brand, `below${brand}`, 0, beside.id),
    member: await openPerson(server, brand, `member${brand}`, 0),
  }
}

async function openPerson(
  server: SiteTestServer,
  brand: Brand,
  name: string,
  type: MemberType,
  uplineId?: bigint,
): Promise<Person> {
  const made = await server.modules.identity.openAccount({
    brandCode: brand,
    username: name,
    password,
    type,
    currency: 'USD',
    ofAge: 18,
    ...(uplineId === undefined ? {} : { uplineId }),
  })
  if (made === undefined) throw new Error(`${name} was not made`)
  await server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(made.id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'test', 'USD'),
        to: cash,
        amount: units(1_000),
        cause: 'test',
        externalId: name,
        kind: 'deposit',
        memo: name,
      },
    ])
    if (type === 2)
      await addAgentCode(tx, {
        brandCode: brand,
        code: codeOf(name),
        agentId: made.id,
        nowMs: server.clock.now(),
      })
  })
  const person: Person = { name, id: made.id, brand, client: server.at(hostOf[brand]) }
  await logIn(person)
  await person.client.call('identity.setPaymentPassword', {
    newPassword: paymentPassword,
    confirmNewPassword: paymentPassword,
  })
  return person
}

/** The invitation code of an agent. */
export const codeOf = (name: string): string => name.toUpperCase().slice(0, 20)

async function logIn({ client, name }: Person): Promise<void> {
  client.token = undefined
  client.token = (
    await client.call(
      'identity.login',
      { username: name, password },
      { headers: { 'user-agent': `Browser of ${name}` } },
    )
  ).envelope.value.token
}

async function openTrial(trial: CallClient): Promise<void> {
  trial.token = undefined
  const { data } = await trial.seal({ merchant: 'brand1' })
  trial.token = (
    await trial.call('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 3, token: data })
  ).envelope.value.token
}

/** One of everything that a stranger could read, marked with the name of its owner or of its brand. */
async function fillBrand(
  server: SiteTestServer,
  brand: Brand,
  { victim, agent }: RightsSetup['people'][Brand],
  { admin }: RightsSetup['operators'],
): Promise<void> {
  const mark = brandMark(brand)
  const { client, name, id } = victim
  await client.call('members.update', { nickname: name, address: `${name} street`, whatsapp: name })
  await client.call('wallet.addBankAccount', {
    bankName: `Bank ${name}`,
    accountNumber: '12345678',
    holder: name,
    password: paymentPassword,
  })
  await client.call('messages.sendFeedback', { type: 'other', content: name, contact: name })
  await admin.call('backoffice.writeMessage', {
    requestId: randomUUID(),
    brandCode: brand,
    title: name,
    content: name,
    to: { whom: 'member', username: name },
  })
  await agent.client.call('wallet.transferDownline', {
    account: name,
    amount: 5,
    password: paymentPassword,
    remark: name,
    requestId: randomUUID(),
  })
  for (const kind of ['PL', 'PU', 'AN', 'HP'] as const) {
    const { id: item, version } = (
      await admin.call('backoffice.createContent', {
        brandCode: brand,
        body: { kind, texts: { EN: { title: mark, content: `<p>${mark}</p>` } } },
      })
    ).envelope.value
    await admin.call('backoffice.publishContent', { id: item, version })
  }
  await admin.call('backoffice.addReward', {
    brandCode: brand,
    kind: 'GOODS',
    category: 'TECH',
    name: mark,
    picture: 'watch',
    points: 50,
    stock: 5,
    minRankLevel: 0,
    position: 10,
    enabled: true,
  })
  await server.platform.database.transaction(async (tx) => {
    const fact = {
      memberId: id,
      vendor: `${mark}vendor`,
      gameCode: `${mark}game`,
      roundId: `${name}round`,
      currency: 'USD',
      atMs: server.clock.now(),
    }
    await recordFact(tx, {
      ...fact,
      kind: 'stake',
      amount: units(500),
      validBet: units(500),
      closed: false,
      reference: `${name}s`,
    })
    await recordFact(tx, {
      ...fact,
      kind: 'return',
      amount: units(2_500),
      validBet: zero,
      closed: true,
      reference: `${name}r`,
    })
  })
}
