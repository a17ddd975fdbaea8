// SPDX-License-Identifier: Apache-2.0
import { multiply, units, zero, type Amount } from '@tessera/rules/money'
import type { MemberActor } from '../../platform/http/index.ts'
import { recordFact } from '../bets/index.ts'
import type { TestMember, WalletTestServer } from '../wallet/wallet-for-tests.ts'
import { creditPoints } from './index.ts'
import { fullEdges } from '../catalogue/edges-for-tests.ts'

export const actorOf = ({ id, name }: TestMember): MemberActor => ({
  kind: 'member',
  memberId: id,
  username: name,
  agent: false,
  trial: false,
  provenAtMs: null,
  strongAtMs: null,
  sessionKey: 'test',
})

let rounds = 0

/** Plays a round of a member that settles this amount of valid bets. */
export const play = (
  bank: WalletTestServer,
  member: TestMember,
  validBet: Amount,
  currency = 'USD',
): Promise<void> =>
  bank.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: member.id,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: `round-${(rounds += 1)}`,
      kind: 'return',
      amount: zero,
      currency,
      validBet,
      closed: true,
      atMs: bank.clock.now(),
      reference: `fact-${rounds}`,
    }),
  )

/** Runs the job now. */
export const credit = (bank: WalletTestServer): Promise<bigint> =>
  creditPoints({ ...bank.server.platform, gameEdges: fullEdges })

/** A member who has earned this many points by bets. */
export async function memberWithPoints(bank: WalletTestServer, points: number): Promise<TestMember> {
  const member = await bank.member()
  if (points === 0) return member
  await play(bank, member, multiply(units(100), BigInt(points), 1n))
  await credit(bank)
  return member
}

export const pointsOf = async ({ client }: TestMember): Promise<number> =>
  (await client.call('rewards.pointBalance', {})).envelope.value.balance
