// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlacedChips } from '../../fair/table/table-game.ts'
import type { OwnChips, RoomChipsInput } from '../../room-protocol.ts'
import { createOwnChips, type OwnChipsModel } from './own-chips.ts'

const chips = (...spots: string[]): PlacedChips[] => spots.map((spot) => ({ spot, amount: '1.00' }))
const said = (revision: number, ...spots: string[]): OwnChips => ({
  roundId: 'a',
  revision,
  chips: chips(...spots),
})
function opened(): OwnChipsModel {
  const own = createOwnChips()
  own.follow('a', null, true)
  return own
}

describe("a player's chips at a table with others", () => {
  it('are seen at once, sent as a whole, and wait for their answer', () => {
    const own = opened()
    own.move(chips('red'))
    own.move(chips('red', 'odd'))
    expect([own.visible(), own.confirmed(), own.isSettled()]).toEqual([chips('red', 'odd'), [], false])
    expect(own.take()).toEqual(said(1, 'red', 'odd'))
    expect([own.take(), own.isSettled()]).toEqual([undefined, false])
    own.receive(said(1, 'red', 'odd'))
    expect([own.confirmed(), own.isSettled()]).toEqual([chips('red', 'odd'), true])
  })

  it('stay as the player moves them on, whatever an earlier call is answered', () => {
    const own = opened()
    own.move(chips('red'))
    const first = own.take()!
    own.move(chips('black'))
    own.receive(said(1, 'red'))
    expect(own.visible()).toEqual(chips('black'))
    expect(own.take()).toEqual(said(2, 'black'))
    expect(own.isNewest(first)).toBe(false)
    own.receive(said(1, 'red'))
    expect(own.visible()).toEqual(chips('black'))
  })

  it('are those of another window, unless newer ones here are not sent yet', () => {
    const own = opened()
    own.receive(said(4, 'even'))
    expect(own.visible()).toEqual(chips('even'))
    own.move(chips('even', 'low'))
    own.receive(said(6, 'high'))
    expect(own.visible()).toEqual(chips('even', 'low'))
    expect(own.take()?.revision).toBe(7)
  })

  it('are what the server has after it has refused others', () => {
    const own = opened()
    own.receive(said(1, 'red'))
    own.move(chips('red', 'black'))
    own.refused(own.take()!.revision)
    expect([own.visible(), own.isSettled()]).toEqual([chips('red'), true])
  })

  it('that were not sent before the close are off the table', () => {
    const own = opened()
    own.receive(said(1, 'red'))
    own.move(chips('red', 'black'))
    own.close()
    expect(own.visible()).toEqual(chips('red'))
  })

  it('that are on their way at the close count as the server says', () => {
    const own = opened()
    own.move(chips('red'))
    own.take()
    own.close()
    expect(own.visible()).toEqual(chips('red'))
    own.taken('a', chips('red'))
    expect([own.confirmed(), own.isSettled()]).toEqual([chips('red'), true])
    own.receive(said(1, 'odd'))
    expect(own.visible()).toEqual(chips('red'))
  })

  it('are off the table when no stake was taken', () => {
    const own = opened()
    own.receive(said(1, 'red'))
    own.close()
    own.taken('a', [])
    own.follow('a', null, false)
    expect([own.visible(), own.confirmed(), own.take()]).toEqual([[], [], undefined])
  })

  it('are told once more to a server that has begun again, and not after they were taken back elsewhere', () => {
    const own = opened()
    own.receive(said(3, 'red'))
    own.follow('a', null, true)
    expect(own.take()).toEqual(said(4, 'red'))
    const other = opened()
    other.receive(said(3, 'red'))
    other.follow('a', said(4), true)
    expect([other.visible(), other.take()]).toEqual([[], undefined])
  })

  it('of a round are not those of the next', () => {
    const own = opened()
    own.move(chips('red'))
    const late = own.take()!
    own.follow('b', undefined, true)
    own.receive(said(1, 'red'))
    own.taken('a', chips('red'))
    expect([own.visible(), own.confirmed(), own.isNewest(late)]).toEqual([[], [], false])
  })

  it('are the same in two windows and at the server once all is quiet, in whatever order calls and answers come', () => {
    const step = fc.record({
      window: fc.constantFrom(0, 1),
      what: fc.constantFrom('move', 'send', 'arrive', 'answer', 'lose', 'tell'),
      spot: fc.constantFrom('red', 'black', 'odd', 'even'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const table = twoWindows()
        for (const { window, what, spot } of steps) table[what](window, spot)
        table.settle()
        const [first, second] = table.visible()
        expect(first).toEqual(table.server())
        expect(second).toEqual(table.server())
      }),
      { seed: 20_261_130, numRuns: 400 },
    )
  })
})

/** A server with one player in two windows; calls and answers take as long as they want, and get lost. */
function twoWindows() {
  const windows = [opened(), opened()]
  const calls: RoomChipsInput[][] = [[], []]
  const answers: OwnChips[][] = [[], []]
  /** What both windows are news, in order. */
  const news: OwnChips[][] = [[], []]
  let server = said(0)
  const arrive = (window: number) => {
    const call = calls[window]!.shift()
    if (!call) return
    if (call.revision > server.revision) {
      server = call
      for (const each of news) each.push(server)
    }
    answers[window]!.push(server)
  }
  const answer = (window: number) => {
    const next = answers[window]!.shift()
    if (next) windows[window]!.receive(next)
  }
  const send = (window: number) => {
    const input = windows[window]!.take()
    if (input) calls[window]!.push(input)
  }
  const tell = (window: number) => {
    const next = news[window]!.shift()
    if (next) windows[window]!.receive(next)
  }
  return {
    move: (window: number, spot: string) => windows[window]!.move(chips(spot)),
    send,
    arrive,
    answer,
    tell,
    /** A call that is lost is repeated as long as it is the newest. */
    lose(window: number) {
      const call = calls[window]!.shift()
      if (call && windows[window]!.isNewest(call)) calls[window]!.push(call)
    },
    settle() {
      for (let turn = 0; turn < 200; turn += 1)
        for (const window of [0, 1]) for (const act of [send, arrive, answer, tell]) act(window)
    },
    visible: () => windows.map((window) => window.visible()),
    server: () => server.chips,
  }
}
