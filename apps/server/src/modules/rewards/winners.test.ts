// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { expect, it } from 'vitest'
import { openTestServer } from '../../testing/server-for-tests.ts'
import { recordFact } from '../bets/index.ts'

it('shows the newest twenty of thirty wins, each with a masked name, the game and the amount [PROMO-020, CONST-009]', async () => {
  const server = await openTestServer()
  try {
    const winner = await server.member('winner')
    const { id } = (await winner.call('members.info', {})).envelope.value
    await server.platform.database.transaction(async (tx) => {
      for (let n = 1; n <= 30; n++)
        await recordFact(tx, {
          memberId: BigInt(id),
          vendor: 'studio',
          gameCode: 'dice',
          roundId: `round${n}`,
          currency: 'USD',
          atMs: server.clock.now() + n,
          kind: 'return',
          amount: units(n),
          validBet: zero,
          closed: true,
          reference: `round${n}`,
        })
    })
    const answer = await server.program().send({
      method: 'GET',
      url: '/wps/system/winnerBoard',
      query: { gameCategory: 'ALL', language: 'EN' },
    })
    const { list } = answer.envelope.value as { list: Record<string, unknown>[] }
    expect(list.map(({ winAmount }) => winAmount)).toEqual(Array.from({ length: 20 }, (_, n) => 30 - n))
    expect(list[0]).toMatchObject({ customerName: 'wi***', gameName: 'dice' })
  } finally {
    await server.close()
  }
})
