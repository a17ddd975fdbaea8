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
          gameCode: `game${n}`,
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
    expect(list[0]).toMatchObject({ customerName: 'wi***', gameName: 'game30' })
  } finally {
    await server.close()
  }
})

it('shows of each member and game one win, from the smallest on that the brand wants, the latest or the highest', async () => {
  const server = await openTestServer()
  try {
    const { id } = (await (await server.member('lucky')).call('members.info', {})).envelope.value
    const rounds: [gameCode: string, amount: number][] = [
      ['dice', 90],
      ['mines', 40],
      ['dice', 5],
      ['dice', 20],
      ['plinko', 4],
    ]
    await server.platform.database.transaction(async (tx) => {
      for (const [n, [gameCode, amount]] of rounds.entries())
        await recordFact(tx, {
          ...{ memberId: BigInt(id), vendor: 'V', gameCode, roundId: `round${n}`, currency: 'USD' },
          ...{ atMs: server.clock.now() + n, kind: 'return', amount: units(amount), validBet: zero },
          ...{ closed: true, reference: `round${n}` },
        })
    })
    const winsBy = async (sort: 'latest' | 'highest') =>
      (await server.program().call('rewards.winnerBoard', { sort })).envelope.value.list.map(
        ({ gameName, winAmount }) => [gameName, winAmount],
      )
    expect(await winsBy('latest')).toEqual([
      ['plinko', 4],
      ['dice', 20],
      ['mines', 40],
    ])
    await server.platform.settings.write('rewards.smallestWin', 5, 'test')
    expect(await winsBy('latest')).toEqual([
      ['dice', 20],
      ['mines', 40],
    ])
    expect(await winsBy('highest')).toEqual([
      ['dice', 90],
      ['mines', 40],
    ])
  } finally {
    await server.close()
  }
})
