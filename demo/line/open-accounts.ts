// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import {
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { createMember, memberByUsername, type MemberType } from '@tessera/server/src/modules/members/index.ts'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { agentsWithMembers, memberCount, plannedAgents } from './plan.ts'
import { drawn } from './drawn.ts'

const startingCash = amountFromWire(3_000)
const dayMs = 86_400_000

/** An account of the line, by its name. */
export type LineAccounts = ReadonlyMap<string, bigint>

/** Opens the general agents, of whom one stands above the demo agent. */
export const openHeads = (server: PlatformServer, beganMs: number): Promise<LineAccounts> =>
  openEach(
    server,
    plannedAgents
      .filter(({ upline }) => upline === undefined)
      .map(({ username, type }) => ({ username, type, upline: undefined, registeredAtMs: beganMs })),
    new Map(),
  )

/**
 * Opens the agents below the heads, and two hundred members who registered over six of the ten weeks and start
 * with cash of the installation. Nobody can log in as them, but for the demo agent, who is there already.
 */
export async function openLine(
  server: PlatformServer,
  heads: LineAccounts,
  beganMs: number,
): Promise<{ accounts: LineAccounts; members: string[] }> {
  const demo = await memberByUsername(server.platform.database, firstBrandCode, 'agent')
  const accounts = new Map([...heads, ...(demo ? [['agent', demo.id] as const] : [])])
  const agents = plannedAgents.filter(({ username }) => !accounts.has(username))
  const withAgents = await openEach(
    server,
    agents.map((agent) => ({ ...agent, registeredAtMs: beganMs })),
    accounts,
  )
  const members = Array.from({ length: memberCount }, (_, index) => ({
    username: `${nameOf(index)}${index}`,
    type: 0 as const,
    upline: agentsWithMembers[index % agentsWithMembers.length]!,
    registeredAtMs: beganMs + Math.floor(drawn(`joined ${index}`) * 42) * dayMs,
  }))
  return {
    accounts: await openEach(server, members, withAgents),
    members: members.map(({ username }) => username),
  }
}

interface Opened {
  username: string
  type: MemberType
  upline: string | undefined
  registeredAtMs: number
}

async function openEach(
  { platform: { database, settings } }: PlatformServer,
  opened: readonly Opened[],
  above: LineAccounts,
): Promise<LineAccounts> {
  const { code: currency } = await settings.read('site.currency')
  const accounts = new Map(above)
  await database.transaction(async (tx) => {
    const from = await operatorAccount(tx, 'promotions', currency)
    for (const { username, type, upline, registeredAtMs } of opened) {
      const uplineId = upline === undefined ? undefined : accounts.get(upline)
      const member = await createMember(
        tx,
        { nowMs: registeredAtMs },
        { username, type, currency, ...(uplineId === undefined ? {} : { uplineId }) },
      )
      if (!member) throw new Error(`The demo account ${username} is there already`)
      accounts.set(username, member.id)
      if (type !== 0) continue
      const { cash: to } = await openAccounts(tx, ownerOfMember(member.id), currency)
      await post(tx, [
        { from, to, amount: startingCash, kind: 'start', cause: 'seed.line', externalId: username },
      ])
    }
  })
  return accounts
}

const first = ['amber', 'brisk', 'cedar', 'dusky', 'early', 'fern', 'golden', 'hazel', 'indigo', 'jade']
const second = ['otter', 'finch', 'maple', 'comet', 'harbor', 'pebble', 'sparrow', 'willow', 'badger', 'lark']
const nameOf = (index: number): string =>
  `${first[index % first.length]}${second[Math.floor(index / first.length) % second.length]}`
