// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { byAsManyAsNeeded } from '../../testing/by-two.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { memberByUsername, type MemberType } from '../members/index.ts'
import { gameIdOf } from './games/game-ids.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from './lottery-for-tests.ts'

const password = 'Correct-horse-9'
let lotto: LotteryTestServer
let admin: CallClient
let other: CallClient
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  admin = await lotto.server.operator('admin-one', 'admin')
  other = await lotto.server.operator('admin-two', 'admin')
  await lotto.server.platform.settings.write('identity.botCheck', false, 'test')
  await write('lottery.prizeGroups', groups)
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())

/** The usual 1.96 of a sum becomes 1.764, 1.96 and 1.9796. */
const groups = [
  { number: 1, name: 'Open', level: 0.9 },
  { number: 3, name: 'Line', level: 1 },
  { number: 5, name: 'Head', level: 1.01 },
]

async function write(name: string, value: unknown) {
  const leaf = (await admin.call('backoffice.settings', {})).envelope.value.leaves.find(
    (one) => one.name === name,
  )!
  const { envelope } = await byAsManyAsNeeded([admin, other], 'backoffice.changeSettings', {
    changes: [{ name, value, version: leaf.version }],
  })
  lotto.server.clock.advance(1_001)
  return envelope
}
const idOf = async (username: string): Promise<bigint> =>
  (await memberByUsername(lotto.server.platform.database, 'brand1', username))!.id
const groupOf = async (username: string): Promise<number> =>
  (await memberByUsername(lotto.server.platform.database, 'brand1', username))!.prizeGroup

/** Gives an account a group as an operator does. */
const give = async (username: string, prizeMode: number, more: { wholeLine?: boolean } = {}) =>
  (
    await byAsManyAsNeeded([other, admin], 'backoffice.changePrizeGroup', {
      id: await idOf(username),
      prizeMode,
      reason: 'Agreed with the agent',
      requestId: randomUUID(),
      ...more,
    })
  ).envelope

async function open(username: string, type: MemberType, uplineId?: bigint, prizeGroup = 5): Promise<bigint> {
  const made = await lotto.server.modules.identity.openAccount({
    ...{ username, password, type, currency: 'USD', prizeGroup },
    ...(uplineId === undefined ? {} : { uplineId }),
  })
  return made!.id
}
async function agent(
  username: string,
  uplineId?: bigint,
  prizeGroup = 5,
): Promise<{ id: bigint; client: CallClient }> {
  const id = await open(username, uplineId === undefined ? 2 : 1, uplineId, prizeGroup)
  const client = lotto.server.program()
  const { envelope } = await client.call('identity.login', { type: 'username', username, password })
  expect(envelope.success).toBe(true)
  client.token = envelope.value.token
  return { id, client }
}

const menu = async (
  path: string,
  client: CallClient,
  query: Record<string, string>,
): Promise<string | undefined> => {
  const { envelope } = await client.send({ method: 'GET', url: path, query })
  const value = envelope.value as {
    gameMenus?: { gameCode: string; defaultOdds: string }[]
    gameCode?: string
    defaultOdds?: string
  }[]
  const games = value.flatMap((each) => each.gameMenus ?? [each as { gameCode: string; defaultOdds: string }])
  return games.find(({ gameCode }) => ['D5-1', 'MB-HN'].includes(gameCode))?.defaultOdds
}
const soldAt = async (client: CallClient, prizeMode?: number) => {
  const { value } = (
    await client.call('lottery.odds', { gameId: gameIdOf('D5-1'), ...(prizeMode ? { prizeMode } : {}) })
  ).envelope
  return [value.prizeMode, value.playTypes.find(({ playType }) => playType === 'sbs')?.odds['win']]
}

describe('the prize group of a member', () => {
  it('decides the odds of every list, whatever the client sends; visitors see those of group 1 [CALL-038] [CALL-040] [CALL-041]', async () => {
    const visitor = lotto.server.program()
    expect((await give('anna', 3)).success).toBe(true)
    expect((await anna.client.call('members.info', {})).envelope.value.prizeMode).toBe(3)
    await lotto.bet(anna, 'MB-HN', [{ playType: 'lo2', numbers: ['15'], stakePerLot: 1 }])
    for (const sent of ['1', '3', '5']) {
      const query = { prizeMode: sent }
      const seen = async (path: string, client: CallClient, more = {}) =>
        menu(path, client, { ...query, ...more })
      // lo2 pays 99 in group 3.
      expect(await seen('/lgw/games/game_menus', anna.client), sent).toBe('99')
      expect(await seen('/lgw/games/game_menus', visitor), sent).toBe('89.1')
      expect(await seen('/lgw/vn/games/game_menu', anna.client), sent).toBe('99')
      expect(await seen('/lgw/vn/games/game_menu', visitor), sent).toBe('89.1')
      expect(
        await seen('/lgw/vn/games/game_menu/recent', anna.client, { device: 'WEB', recentCount: '100' }),
        sent,
      ).toBe('99')
      expect(await soldAt(anna.client, Number(sent))).toEqual([3, '1.96'])
      expect(await soldAt(visitor, Number(sent))).toEqual([1, '1.764'])
    }
    for (const prizeMode of ['-1', '100', 'x'])
      expect(
        (await visitor.send({ method: 'GET', url: '/lgw/games/game_menus', query: { prizeMode } })).status,
      ).toBe(400)
  })

  it('is that of the ticket: one sold before a change is settled at its own odds', async () => {
    const otto = await lotto.bettor('otto', 100)
    const sides = [sum('big', 10), sum('small', 10)]
    expect(
      (await lotto.bet(otto, 'D5-1', sides)).envelope.value.ticket.lines.map(({ odds }) => odds),
    ).toEqual([{ win: '1.764' }, { win: '1.764' }])
    expect((await give('otto', 3)).success).toBe(true)
    expect((await lotto.bet(otto, 'D5-1', sides)).envelope.value.ticket.lines[0]?.odds).toEqual({
      win: '1.96',
    })
    lotto.server.clock.advance(2 * minuteMs)
    await lotto.run()
    // Both sides of each ticket: 17.64 and 19.60.
    expect(await lotto.cash(otto)).toBe(97.24)
    expect(await lotto.ledgerDifferences()).toEqual([])
  })

  it('stays that of the next lower one when a group is removed', async () => {
    expect((await give('otto', 3)).success).toBe(true)
    expect((await write('lottery.prizeGroups', [groups[0], groups[2]])).success).toBe(true)
    expect(await soldAt((await lotto.bettor('vera', 0)).client)).toEqual([1, '1.764'])
    const info = await anna.client.call('members.info', {})
    expect(info.envelope.value.prizeMode).toBe(1)
    expect((await write('lottery.prizeGroups', groups)).success).toBe(true)
    expect(await soldAt(anna.client)).toEqual([3, '1.96'])
  })
})

describe('a line of prize groups', () => {
  it('lets an agent give at most their own, and lowers everybody below with an agent', async () => {
    const head = await agent('headone')
    const below = await agent('agentone', head.id, 3)
    const register = async (username: string, prizeMode?: number) =>
      (
        await below.client.call('agents.registerAccount', {
          ...{ username, password: 'Given-by-1357', type: 0 as const },
          ...(prizeMode === undefined ? {} : { prizeMode }),
        })
      ).envelope
    expect(await register('toogood', 5)).toMatchObject({ success: false, code: 'GROUP_ABOVE_UPLINE' })
    expect(await register('unknown', 2)).toMatchObject({ success: false, code: 'NO_PRIZE_GROUP' })
    expect(await memberByUsername(lotto.server.platform.database, 'brand1', 'toogood')).toBeUndefined()
    expect((await register('asmuch', 3)).success).toBe(true)
    expect((await register('usualone')).success).toBe(true)
    expect([await groupOf('asmuch'), await groupOf('usualone')]).toEqual([3, 1])

    expect(await give('agentone', 5)).toMatchObject({ success: true })
    expect(await give('asmuch', 5)).toMatchObject({ success: true })
    expect(await give('headone', 3)).toMatchObject({ success: true, value: { prizeMode: 3, changed: 2 } })
    expect([await groupOf('agentone'), await groupOf('asmuch'), await groupOf('usualone')]).toEqual([3, 3, 1])
    expect(await give('asmuch', 5)).toMatchObject({ success: false, code: 'GROUP_ABOVE_UPLINE' })
    expect(await give('headone', 3, { wholeLine: true })).toMatchObject({ value: { changed: 1 } })
    expect(await groupOf('usualone')).toBe(3)
  })

  it('is given by an invitation, as far as the agent’s own allows', async () => {
    const head = await agent('headtwo', undefined, 3)
    const change = async (prizeMode: number | null) =>
      (await head.client.call('agents.changeInvitation', { prizeMode })).envelope
    expect(await change(5)).toMatchObject({ success: false, code: 'GROUP_ABOVE_UPLINE' })
    expect(await change(2)).toMatchObject({ success: false, code: 'NO_PRIZE_GROUP' })
    const chosen = await change(3)
    expect(chosen.value).toMatchObject({ prizeMode: 3, groups: [{ prizeMode: 1 }, { prizeMode: 3 }] })
    const join = async (username: string) =>
      lotto.server.program().call('identity.register', {
        ...{ username, password, confirmPassword: password, login: true, agreed: true },
        affiliateCode: chosen.value.affiliateCode,
      })
    expect((await join('joined')).envelope.success).toBe(true)
    expect(await groupOf('joined')).toBe(3)
    await give('headtwo', 1)
    expect((await join('joinedlater')).envelope.success).toBe(true)
    expect([await groupOf('joined'), await groupOf('joinedlater')]).toEqual([1, 1])
    expect((await change(null)).value.prizeMode).toBeNull()
  })

  it('never has a member above their upline, however many accounts open while the upline is lowered', async () => {
    for (let round = 0; round < 2; round++) {
      const name = `racehead${round}`
      const head = await agent(name)
      const opened = Array.from({ length: 6 }, (_, index) =>
        head.client.call('agents.registerAccount', {
          username: `racer${round}x${index}`,
          password: 'Given-by-1357',
          type: 0 as const,
          prizeMode: 5,
        }),
      )
      const [lowered, ...answers] = await Promise.all([give(name, 1), ...opened])
      expect(lowered?.success).toBe(true)
      for (const [index, { envelope }] of answers.entries()) {
        if (envelope.success) expect(await groupOf(`racer${round}x${index}`)).toBe(1)
        else expect(envelope.code).toBe('GROUP_ABOVE_UPLINE')
      }
    }
  })

  it('is lowered by a move under an agent of a lower group', async () => {
    const [high, low] = [await agent('headhigh'), await agent('headlow', undefined, 1)]
    const mover = await open('mover', 1, high.id)
    await open('moverschild', 0, mover)
    const { envelope } = await admin.call('backoffice.changeUpline', {
      id: mover,
      upline: 'headlow',
      reason: 'Wishes to move',
      requestId: randomUUID(),
    })
    expect(envelope.success).toBe(true)
    expect([await groupOf('mover'), await groupOf('moverschild'), low.id > 0]).toEqual([1, 1, true])
  })

  it('is changed by operators with the permission only, with a reason and a line in the audit log', async () => {
    const support = await lotto.server.operator('support-one', 'support')
    const asked = { id: anna.id, prizeMode: 1, reason: 'No', requestId: randomUUID() }
    expect(
      (await support.call('backoffice.changePrizeGroup', { ...asked, reason: 'Asked for it' })).status,
    ).toBe(403)
    expect((await admin.call('backoffice.changePrizeGroup', asked)).status).toBe(400)
    expect(await groupOf('anna')).toBe(3)
    const [recorded] = await lotto.server.platform.database.query<Record<string, unknown>>(
      sql`select operator_name, before, after from operator_action where action = 'changePrizeGroup' and subject = ${`member:${anna.id}`}`,
    )
    expect(recorded).toMatchObject({
      operator_name: 'admin-one',
      before: { prizeMode: 1 },
      after: { prizeMode: 3, reason: 'Agreed with the agent' },
    })
  })
})

describe('the ceiling of returns', () => {
  it('counts for the best prize group', async () => {
    const tooHigh = [...groups, { number: 9, name: 'Best', level: 1.02 }]
    // lo2 returns 99 %, 100.98 % in that group.
    expect(await write('lottery.prizeGroups', tooHigh)).toMatchObject({
      code: 'INVALID',
      value: { fields: { 'lottery.prizeGroups': expect.stringContaining('lo2 100.98 %') } },
    })
    const line = { code: 'D5-1', playType: 'sbs', tier: 'win', odds: 1.99 }
    expect(await write('lottery.odds', [line])).toMatchObject({
      code: 'INVALID',
      value: { fields: { 'lottery.odds': expect.stringContaining('sbs 100.5 % (D5-1)') } },
    })
    expect((await write('lottery.odds', [{ ...line, odds: 1.98 }])).success).toBe(true)
  })

  it('cannot be set below what odds return now, and names them', async () => {
    expect(await write('lottery.returnCeiling', 99.98)).toMatchObject({
      code: 'INVALID',
      value: {
        fields: {
          'lottery.returnCeiling':
            'In the best prize group these would return more than 99.98 % of the stakes: lo2 99.99 % (MB-HN, MB-QN, MB-BN, ... 41 lotteries); sbs 99.99 % (D5-1)',
        },
      },
    })
    expect((await write('lottery.returnCeiling', 99.99)).success).toBe(true)
    for (const wrong of [100.01, 0, 'all'])
      expect((await write('lottery.returnCeiling', wrong)).success).toBe(false)
  })

  it('refuses groups of which it is not clear which is better', async () => {
    for (const wrong of [
      [],
      [{ number: 2, name: 'a', level: 1 }],
      [groups[0], { number: 2, name: 'b', level: 0.9 }],
      [groups[1], groups[0]],
      [groups[0], { ...groups[1], name: 'Open' }],
    ])
      expect(await write('lottery.prizeGroups', wrong)).toMatchObject({ success: false, code: 'INVALID' })
  })
})
