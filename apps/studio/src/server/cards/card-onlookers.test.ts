// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { driveCards } from '../testing/card-players.ts'
import { testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeEach(async () => {
  server = await testStudio({ chainLength: 50 })
})
afterEach(() => server.close())

describe('a table tells somebody without a chair what is theirs', () => {
  it('their number among those who wait, and that a chair is free for them', async () => {
    const room = driveCards(server, 'holdem')
    const all = []
    for (let chair = 0; chair < 9; chair += 1) {
      const player = await room.join(`member${chair}`)
      expect((await room.sit(player, chair, '50')).status).toBe(200)
      all.push(player)
    }
    const zoe = await room.join('zoe')
    const eve = await room.join('eve')
    expect((await zoe.move({ type: 'wait' })).status).toBe(200)
    await room.until(() => zoe.view().ownWaiting?.number === 1)
    expect(eve.view()).toMatchObject({ waiting: 1, ownWaiting: null })
    await all[8]!.move({ type: 'leave' })
    await room.until(async () => {
      await room.pass(5_000)
      return (zoe.view().ownWaiting?.offeredUntil ?? null) !== null
    })
    await room.leaveAll()
  })

  it('the end of their tournament: all names, and the winner their rank and prize', async () => {
    const room = driveCards(server, 'sitandgo')
    const players = [await room.join('ann'), await room.join('bob')]
    for (const player of players) expect((await player.move({ type: 'join' }, randomUUID())).status).toBe(200)
    await room.until(async () => {
      for (const player of players) {
        const { hand } = player.view()
        if (!hand?.options) continue
        const { raise } = hand.options
        const action = raise ? { type: 'raise', to: raise.most } : { type: 'call' }
        await player.moveAt(hand.turn, { ...action, handId: hand.id })
      }
      if (players[0]!.view().phase !== 'over') await room.pass(1_000)
      return players.every((player) => player.view().phase === 'over')
    })
    const ends = players.map((player) => player.view())
    expect(ends.map(({ own }) => own)).toEqual([0, 1])
    const winner = ends.find(({ own, chairs }) => chairs[own!]!.rank === 1)!
    expect(Number.parseFloat(winner.chairs[winner.own!]!.prize!)).toBeGreaterThan(0)
    for (const { chairs } of ends) for (const chair of chairs) expect(chair!.name).not.toBe('')
    await room.leaveAll()
  })
})
