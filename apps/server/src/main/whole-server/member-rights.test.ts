// SPDX-License-Identifier: Apache-2.0
import type { CallName } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  openProtectionTestServer,
  type ProtectionTestServer,
} from '../../modules/compliance/protection-for-tests.ts'
import { paymentPassword, requestId, type TestMember } from '../../modules/wallet/wallet-for-tests.ts'

let at: ProtectionTestServer
let member: TestMember
let bankAccountId: string
let nodeId: number
beforeAll(async () => {
  at = await openProtectionTestServer()
  member = await at.player(units(100))
  bankAccountId = await at.bankAccount(member)
  const { rows } = await at.server.platform.database.pool.query<{ node_id: number }>(
    `select node_id from catalogue_game where vendor_code = 'PLAIN' and game_id = 'cards'`,
  )
  nodeId = rows[0]!.node_id
})
afterAll(() => at.close())

const rights: [string, CallName, () => object][] = [
  ['plays', 'play.launch', () => ({ gameId: 'cards', nodeId, vassalage: 'PLAIN' })],
  ['marks favourites', 'catalogue.addFavourite', () => ({ gameType: 'INHOUSE', vendor: 'PLAIN', nodeId })],
  ['sees the games they played last', 'catalogue.recent', () => ({})],
  ['sees their balance', 'wallet.balance', () => ({})],
  ['deposits', 'wallet.deposit', () => ({ methodId: 'sandbox', amount: 20, requestId: requestId() })],
  [
    'withdraws',
    'wallet.withdraw',
    () => ({ amount: 10, bankAccountId, password: paymentPassword, requestId: requestId() }),
  ],
  ['reads their data in the member centre', 'members.info', () => ({})],
  ['reads their bets', 'bets.history', () => ({})],
  ['sees their manual rebate', 'rewards.manualRebate', () => ({})],
]

it.each(rights)('a member %s, and nobody without a token does [MEMBER-025]', async (_, name, input) => {
  expect((await at.program().callWith(name, input())).status).toBe(401)
  const { status, envelope } = await member.client.callWith(name, input())
  expect([status, envelope.code]).toEqual([200, 'OK'])
})
