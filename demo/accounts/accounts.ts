// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { OperatorRole } from '@tessera/rules/operators/permissions'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { addAgentCode } from '@tessera/server/src/modules/agents/index.ts'
import { createOperator, listOperators } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { memberByUsername, type Member } from '@tessera/server/src/modules/members/index.ts'
import { openPayAccount } from '@tessera/server/src/modules/wallet/index.ts'
import type { Queries, Tx } from '@tessera/server/src/platform/db/index.ts'
import { bankTransferProvider } from '@tessera/server/src/adapters/payments/bank-transfer/index.ts'
import { sandboxBankProvider } from '@tessera/server/src/adapters/payments/sandbox-bank/index.ts'

export interface DemoAccount {
  role: string
  username: string
  password: string
}

/** Accounts of the demonstration installation. Their passwords are public: play money only. */
export const demoAccounts: DemoAccount[] = [
  { role: 'member', username: 'demo', password: 'Demo-2468' },
  { role: 'agent', username: 'agent', password: 'Agent-2468' },
  { role: 'operator', username: 'admin', password: 'Admin-2468' },
  { role: 'operator (second admin)', username: 'deputy', password: 'Deputy-2468' },
  { role: 'operator (finance)', username: 'finance', password: 'Finance-2468' },
  { role: 'operator (supervisor)', username: 'supervisor', password: 'Supervisor-2468' },
  { role: 'operator (support)', username: 'support', password: 'Support-2468' },
  { role: 'operator (content)', username: 'content', password: 'Content-2468' },
]

/**
 * The accounts of the demonstration that this database has: one that was seeded by an earlier release lacks later ones, and
 * an operator who was closed cannot sign in.
 */
export async function existingAccounts(db: Queries): Promise<DemoAccount[]> {
  const operators = new Set(
    (await listOperators(db)).filter(({ enabled }) => enabled).map(({ name }) => name),
  )
  const there = await Promise.all(
    demoAccounts.map(async ({ role, username }) =>
      role.startsWith('operator')
        ? operators.has(username)
        : (await memberByUsername(db, firstBrandCode, username)) !== undefined,
    ),
  )
  return demoAccounts.filter((_, index) => there[index])
}

/** The invitation code of the demo agent. */
export const demoAgentCode = 'DEMO2468'

const passwordOf = (username: string): string =>
  demoAccounts.find((account) => account.username === username)?.password ?? ''
const operatorRoles: [string, OperatorRole][] = [
  ['admin', 'admin'],
  ['deputy', 'admin'],
  ['finance', 'finance'],
  ['supervisor', 'supervisor'],
  ['support', 'support'],
  ['content', 'content'],
]

const secondBrandCode = 'brand2'
/** The demo member's initial money: a gift of the installation, posted like any other. */
const startingBalance = amountFromWire(10_000)

/** Creates the accounts and the payment methods. False if they exist already. */
export async function openDemoAccounts(
  { modules: { identity }, platform }: PlatformServer,
  uplineId: bigint,
): Promise<boolean> {
  const { database, clock, chance, settings } = platform
  const currency = (await settings.read('site.currency')).code
  // People who try the demonstration are not asked for their age again.
  const ofAge = await settings.read('site.ageLimit')
  const agent = await identity.openAccount({
    username: 'agent',
    password: passwordOf('agent'),
    type: 1,
    currency,
    ofAge,
    uplineId,
  })
  const member = await identity.openAccount({
    username: 'demo',
    password: passwordOf('demo'),
    currency,
    ofAge,
    ...(agent ? { uplineId: agent.id } : {}),
  })
  if (!member) return false
  const operators = await Promise.all(
    operatorRoles.map(async ([name, role]) => ({
      name,
      role,
      passwordHash: await identity.hashPassword(passwordOf(name)),
    })),
  )
  await database.transaction(async (tx) => {
    if (agent)
      await addAgentCode(tx, {
        brandCode: agent.brandCode,
        code: demoAgentCode,
        agentId: agent.id,
        nowMs: clock.now(),
      })
    for (const operator of operators) await createOperator(tx, { nowMs: clock.now() }, operator)
    await openPayAccount(
      tx,
      chance,
      { id: 'sandbox', provider: sandboxBankProvider, name: 'Sandbox bank', type: 'bank', currency },
      clock.now(),
    )
    await openPayAccount(
      tx,
      chance,
      {
        id: 'transfer',
        provider: bankTransferProvider,
        name: 'Example Bank',
        type: 'bank',
        currency,
        bank: { bankName: 'Example Bank', accountNumber: '0000123456789', holder: 'Demo Operator' },
      },
      clock.now(),
    )
  })
  return true
}

/** The demo member's money, which is of today: it is given once the past has been lived through. */
export async function giveDemoStart({ platform: { database } }: PlatformServer): Promise<void> {
  const member = await memberByUsername(database, firstBrandCode, 'demo')
  if (member) await database.transaction((tx) => giveStart(tx, member, 'demo'))
}

/**
 * A member of the second brand with the same name and password: a different account, because names belong to
 * a brand.
 */
export async function openSecondAccount({
  modules: { identity },
  platform: { database, settings },
}: PlatformServer): Promise<void> {
  const { code: currency } = await settings.of(secondBrandCode).read('site.currency')
  const ofAge = await settings.of(secondBrandCode).read('site.ageLimit')
  const member = await identity.openAccount({
    brandCode: secondBrandCode,
    username: 'demo',
    password: passwordOf('demo'),
    currency,
    ofAge,
  })
  if (member) await database.transaction((tx) => giveStart(tx, member, `${secondBrandCode}/demo`))
}

async function giveStart(tx: Tx, { id, currency }: Member, externalId: string): Promise<void> {
  const { cash } = await openAccounts(tx, ownerOfMember(id), currency)
  const from = await operatorAccount(tx, 'promotions', currency)
  await post(tx, [
    { from, to: cash, amount: startingBalance, kind: 'bonus', cause: 'seed.start', externalId },
  ])
}
