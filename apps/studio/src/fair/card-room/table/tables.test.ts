// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chanceOf, range, type Chance } from '../chance-for-tests.ts'
import { CardRefusal } from '../card-refusal.ts'
import { LiveTable, tablesInTest, UNIT, writtenState } from './live-table-for-tests.ts'

const GAMES = process.env['LONG_TESTS'] === '1' ? 5_000 : 40
const refused = (code: string) => expect.objectContaining({ code })
const randomOf = (chance: Chance) => () => chance.below(1_000_000) / 1_000_000
/** So many units in units of the currency. */
const unitsOf = (units: number): string => ((units * Number(UNIT)) / 1_000_000).toFixed(2)

describe.each(tablesInTest)('a table of $code', ({ table, players, leastUnits }) => {
  const ids = range(players).map((at) => `p${at}`)
  const live = (chance = chanceOf(7)) => new LiveTable(table, chance)
  /** Everybody sits and a game is on. */
  function dealt(seed = 7, units = 10 * leastUnits): LiveTable {
    for (let tried = seed; ; tried += 1) {
      const made = live(chanceOf(tried))
      for (const [chair, id] of ids.entries()) made.sit(id, chair, unitsOf(Math.min(units, 500)))
      made.wait()
      // Some games end as they are dealt.
      if (table.isHandOn(made.state)) return made
    }
  }
  const ownVersion = (made: LiveTable, id: string): number => made.view(id).ownVersion
  const idOfTurn = (made: LiveTable): string => {
    const { round, chairs } = made.view(null)
    return chairs[round!.chairs[round!.turn]!]!.tag
  }
  const finish = (made: LiveTable, random = randomOf(chanceOf(3)), idle: readonly string[] = []): void => {
    for (let moves = 0; table.isHandOn(made.state); moves += 1) {
      if (moves > 2_000) throw new Error('the game does not end')
      if (idle.includes(idOfTurn(made)) || !made.robot(random)) made.wait()
    }
  }

  it('takes chips from the least to the most buy-in, one chair a player, and nobody waits in a line', () => {
    const made = live()
    const least = unitsOf(leastUnits)
    expect(() => made.sit('a', 0, unitsOf(leastUnits - 1))).toThrow(refused('buyInTooSmall'))
    expect(() => made.sit('a', 0, '50.01')).toThrow(refused('buyInTooLarge'))
    for (const amount of ['1.001', '-5', '', 'x', '1e3', 9]) {
      const sent = { type: 'sit', chair: 0, buyIn: amount }
      expect(() => made.send('a', 0, sent)).toThrow(refused('badAmount'))
    }
    expect(() => made.sit('a', 9, least)).toThrow(refused('badChair'))
    expect(() => made.send('a', 0, { type: 'wait' })).toThrow(refused('badMove'))
    made.sit('a', 0, least)
    expect(
      made.table.priceOf(made.state, made.table.readInput({ type: 'sit', chair: 0, buyIn: least })),
    ).toBe(BigInt(leastUnits) * UNIT)
    expect(() => made.sit('b', 0, least)).toThrow(refused('chairTaken'))
    expect(() => made.send('a', 1, { type: 'sit', chair: 1, buyIn: least })).toThrow(
      refused('alreadyAtTable'),
    )
    expect(made.view('a')).toMatchObject({ own: 0, ownVersion: 1, leastBuyIn: least, nextHandAt: null })
  })

  it('begins when enough can play, after a pause, and tells the chairs of the game', () => {
    const made = dealt()
    const view = made.view(ids[0]!)
    expect(view.round).toMatchObject({ id: 'h1', result: null })
    expect(view.round!.players[view.round!.chairs.indexOf(0)]!.hand).toHaveLength(13)
    expect(view.round!.players.filter(({ hand }) => hand)).toHaveLength(1)
    expect(made.view(null).round!.players.filter(({ hand }) => hand)).toEqual([])
    expect(made.news[0]).toMatchObject({ type: 'dealt', handId: 'h1' })
    expect(() => table.write(made.state)).toThrow(RangeError)
  })

  it('refuses foreign, late, double and old moves, and they change nothing', () => {
    const made = dealt()
    const turn = idOfTurn(made)
    const other = ids.find((id) => id !== turn)!
    const { round } = made.view(turn)
    const move = table.robotMove(made.view(turn), () => 0)!
    const input = move.input
    const tryIt = (playerId: string, version: number) => () =>
      made.happen({ type: 'apply', playerId, version, input })
    const before = writtenState(made.state)
    expect(tryIt('stranger', round!.version)).toThrow(refused('notAtTable'))
    expect(tryIt(other, round!.version)).toThrow(refused('notYourTurn'))
    expect(tryIt(turn, round!.version + 1)).toThrow(refused('turnPassed'))
    made.nowMs = round!.turnEndsAtMs
    expect(tryIt(turn, round!.version)).toThrow(refused('turnPassed'))
    made.nowMs = 6_000
    expect(writtenState(made.state)).toBe(before)
    // Two tabs: the second one answers what is no longer there.
    tryIt(turn, round!.version)()
    expect(tryIt(turn, round!.version)).toThrow(refused('turnPassed'))
    made.send(other, ownVersion(made, other), { type: 'sitOut' })
    expect(() => made.send(other, 1, { type: 'sitOut' })).toThrow(refused('turnPassed'))
    finish(made)
    expect(tryIt(turn, round!.version)).toThrow(refused('handEnded'))
  })

  it('refuses whatever is no move', () => {
    for (const sent of [
      null,
      'pass',
      [],
      {},
      { type: 'move', handId: 'h1', move: {} },
      { type: 'play', cards: [1] },
      { type: 'play', handId: 'h1', cards: 'all' },
      { type: 'play', handId: 'h1', cards: range(20) },
      { type: 'play', handId: 'h1', cards: [1.5] },
      { type: 'draw', handId: 'h1', from: 'bottom' },
      { type: 'declare', handId: 'h1', card: 1, groups: [['a']] },
      { type: 'discard', handId: 'h1', card: '1' },
    ])
      expect(() => table.readInput(sent)).toThrow(CardRefusal)
  })

  it('plays the default for who is gone, and lets them sit out after the game and lose the chair later', () => {
    const made = dealt()
    const gone = idOfTurn(made)
    made.presence(gone, false)
    finish(made, undefined, [gone])
    const chair = made.view(null).chairs.find((one) => one?.tag === gone)!
    expect(chair).toMatchObject({ absent: true })
    made.presence(gone, true)
    made.presence(gone, false)
    made.nowMs += 599_999
    expect(made.tick().table.playersOf(made.state)).toContain(gone)
    made.nowMs += 1
    expect(made.tick().table.playersOf(made.state)).not.toContain(gone)
  })

  it('lets who misses two turns in a row sit out after the game, until they return', () => {
    for (let seed = 1; ; seed += 1) {
      const made = dealt(seed)
      const idle = idOfTurn(made)
      finish(made, undefined, [idle])
      const chair = made.view(null).chairs.find((one) => one?.tag === idle)
      if (!chair?.sitsOut || Number(chair.stack) < Number(made.view(null).leastBuyIn)) continue
      made.send(idle, ownVersion(made, idle), { type: 'return' })
      expect(made.view(null).chairs.find((one) => one?.tag === idle)!.sitsOut).toBe(false)
      return
    }
  })

  it('brings chips that are bought during a game on the table after it, up to the most', () => {
    const made = dealt(11, leastUnits)
    const [id] = ids as [string]
    expect(() => made.send(id, 1, { type: 'rebuy', amount: '49.99' })).toThrow(refused('buyInTooLarge'))
    expect(() => made.send(id, 1, { type: 'rebuy', amount: '0' })).toThrow(refused('badAmount'))
    made.send(id, 1, { type: 'rebuy', amount: '20' })
    expect(made.view(id).chairs[0]).toMatchObject({ pending: '20.00' })
    finish(made)
    expect(made.view(id).chairs[0]).toMatchObject({ pending: '0.00' })
    const record = made.records[0]!.players.find(({ chair }) => chair === 0)!
    expect(Number(made.view(id).chairs[0]!.stack)).toBeCloseTo(20 + Number(record.after) / 1e6, 6)
  })

  it('sits out who has too few chips, and takes their chair after ten minutes', () => {
    for (let seed = 1; ; seed += 1) {
      const made = dealt(seed, leastUnits)
      finish(made)
      const poor = made
        .view(null)
        .chairs.find((one) => Number(one?.stack) < Number(made.view(null).leastBuyIn))
      if (!poor) continue
      expect(poor.sitsOut).toBe(true)
      expect(() => made.send(poor.tag, ownVersion(made, poor.tag), { type: 'return' })).toThrow(
        refused('notEnoughChips'),
      )
      const endedAtMs = made.nowMs
      made.send(poor.tag, ownVersion(made, poor.tag), { type: 'rebuy', amount: unitsOf(leastUnits) })
      expect(made.view(null).chairs[poor.chair]!.sitsOut).toBe(false)
      made.send(poor.tag, ownVersion(made, poor.tag), { type: 'sitOut' })
      made.nowMs = endedAtMs + 600_000
      expect(made.tick().news).toContainEqual(expect.objectContaining({ type: 'paid', playerId: poor.tag }))
      return
    }
  })

  it('pays who leaves at once between games, and after the game during one, with their rake', () => {
    const made = dealt()
    const [id] = ids as [string]
    made.send(id, 1, { type: 'leave' })
    expect(made.news.filter(({ type }) => type === 'paid')).toEqual([])
    expect(() => made.send(id, 2, { type: 'rebuy', amount: '1' })).toThrow(refused('leaving'))
    finish(made)
    expect(made.news).toContainEqual(expect.objectContaining({ type: 'paid', playerId: id }))
    const [next] = table.playersOf(made.state) as [string]
    const { rake } = made.records[0]!.players.find(({ playerId }) => playerId === next)!
    made.send(next, ownVersion(made, next), { type: 'leave' })
    expect(made.news).toEqual([
      { type: 'paid', playerId: next, amount: expect.any(BigInt), rake: BigInt(rake) },
    ])
  })

  it('takes back the game that is on when the table is stopped, and pays everybody what they had', () => {
    const made = dealt()
    for (let moves = 0; moves < 9; moves += 1) made.robot(() => 0.1)
    const before = made.view(null).chairs.length
    made.stop()
    expect(made.records.at(-1)).toMatchObject({ counts: false })
    expect(made.records.at(-1)!.players.every(({ before: had, after }) => had === after)).toBe(true)
    expect(made.news.filter(({ type }) => type === 'paid')).toHaveLength(before)
    expect(table.playersOf(made.state)).toEqual([])
    expect(table.moneyOf(made.state)).toEqual({ held: 0n, owed: 0n })
  })

  it('ends as ruled whoever leaves or is gone at any move of a game', () => {
    const main = dealt(23)
    const state = { at: main.state, nowMs: main.nowMs }
    for (let moves = 0; table.isHandOn(main.state) && moves < 40; moves += 1) {
      for (const id of ids)
        for (const way of ['leave', 'gone'] as const) {
          const branch = live()
          branch.state = state.at
          branch.nowMs = state.nowMs
          let step =
            way === 'leave'
              ? table.apply(
                  branch.state,
                  { playerId: id, version: 1, input: { type: 'leave' } },
                  branch.nowMs,
                )
              : table.presence(branch.state, id, false, branch.nowMs)
          const news = [...step.news]
          for (let turns = 0; table.isHandOn(step.state); turns += 1) {
            if (turns > 2_000) throw new Error('the game does not end')
            const due = table.dueAtMs(step.state)!
            step = table.advance(step.state, due, null)
            news.push(...step.news)
          }
          const { held, owed } = table.moneyOf(step.state)
          expect(held).toBe(owed)
          expect(news.filter(({ type }) => type === 'ended')).toHaveLength(1)
          // Whoever has been gone for ten minutes when the game ends has lost the chair, too.
          const paid = news.filter(({ type }) => type === 'paid')
          expect(paid.every((one) => one.type === 'paid' && one.playerId === id)).toBe(true)
          expect(paid.length).toBeGreaterThanOrEqual(way === 'leave' ? 1 : 0)
          expect(paid.length).toBeLessThan(2)
        }
      if (!main.robot(() => 0.3)) main.wait()
      Object.assign(state, { at: main.state, nowMs: main.nowMs })
    }
  })

  it(
    'keeps all money and stays the same from its snapshot on, whatever is tried',
    { timeout: 900_000 },
    () => {
      const chance = chanceOf(99)
      const random = randomOf(chance)
      const made = live(chance)
      const all = range(players + 3).map((at) => `p${at}`)
      while (made.records.length < GAMES) {
        const id = all[chance.below(all.length)]!
        const draw = chance.below(100)
        const before = writtenState(made.state)
        try {
          if (draw < 8) made.sit(id, chance.below(players), unitsOf(leastUnits + chance.below(200)))
          else if (draw < 12) {
            const type = ['leave', 'sitOut', 'return', 'return', 'return'][chance.below(5)]!
            made.send(id, ownVersion(made, id), { type })
          } else if (draw < 14)
            made.send(id, ownVersion(made, id), { type: 'rebuy', amount: unitsOf(1 + chance.below(90)) })
          else if (draw < 20) made.presence(id, chance.below(3) > 0)
          else if (draw < 24 && made.table.dueAtMs(made.state) !== null) made.wait()
          else if (!made.robot(random)) {
            if (made.table.dueAtMs(made.state) !== null) made.wait()
          }
        } catch (error) {
          if (!(error instanceof CardRefusal)) throw error
          expect(writtenState(made.state)).toBe(before)
        }
      }
      made.stop()
      expect(table.moneyOf(made.state)).toEqual({ held: 0n, owed: 0n })
      expect(table.summaryOf(made.state)).toMatchObject({ taken: 0, waiting: 0 })
    },
  )
})
