// SPDX-License-Identifier: Apache-2.0
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

interface Freeze {
  freeze_id: string
  hand_id: string
  user: string
  amount: number
  by: string
  reason: string
  at: number
  state: 'held' | 'released' | 'withheld'
  decided_by: string | null
  decided_reason: string | null
  decided_at: number | null
  until: number
}
export interface TestPlayer {
  user: string
  before: number
  after: number
}
export interface TestHand {
  id: string
  players: TestPlayer[]
}
export interface TestTable {
  table: string
  game: string
  currency: string
  level: number
  number: number
  seated: number
  players: number
  playing: boolean
  pause: { at: number; by: string; reason: string } | null
}
type Body = Readonly<Record<string, string>>

/** A studio with card rooms on the wire, that can be made to fail. Amounts in 1/100000 of a unit. */
export interface TestStudio {
  baseUrl: string
  hands: Map<string, TestHand>
  pairs: object[]
  freezes: Freeze[]
  tables: TestTable[]
  /** Hands whose players have left and were paid. */
  paid: Set<string>
  /** `deaf`: drops calls before it does anything; `mute`: decides, and drops the answer. */
  mood: 'well' | 'deaf' | 'mute'
  /** Shares that it states instead of the right ones. */
  wrongShares: { user: string; amount: number }[] | undefined
  asked: { path: string; body: Body }[]
  close(): Promise<void>
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const hourMs = 3_600_000

export async function openTestStudio(): Promise<TestStudio> {
  const server = createServer((request, response) => {
    readText(request)
      .then((raw) => {
        const path = (request.url ?? '').replace('/operator/generic/v2', '')
        const body = JSON.parse(raw) as Body
        studio.asked.push({ path, body })
        if (studio.mood === 'deaf') return response.destroy()
        const { status, answer } = answerOrRefusal(path, body)
        return studio.mood === 'mute' && path === '/cards/decide'
          ? response.destroy()
          : response.writeHead(status).end(JSON.stringify(answer))
      })
      .catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const studio: TestStudio = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hands: new Map(),
    pairs: [],
    freezes: [],
    tables: [],
    paid: new Set(),
    mood: 'well',
    wrongShares: undefined,
    asked: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function answerOrRefusal(path: string, body: Body): { status: number; answer: object } {
    try {
      return { status: 200, answer: answerTo(path, body) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, answer: { error: error.message } }
    }
  }

  function answerTo(path: string, body: Body): object {
    if (path === '/cards/signals') return { now: Date.now(), pairs: studio.pairs }
    if (path === '/cards/hand') return { hand: wholeHand(handOf(body)) }
    if (path === '/cards/freezes') return { freezes: studio.freezes.toReversed() }
    if (path === '/cards/freeze') return freeze(body)
    if (path === '/cards/decide') return decide(body)
    if (path === '/cards/tables') return { tables: studio.tables }
    if (path === '/cards/close') return close(body)
    if (path === '/room/pause') return pause(body)
    throw new Refusal(404, 'unknown call')
  }

  function tableOf(name: string | undefined): TestTable {
    const table = studio.tables.find((one) => one.table === name)
    if (!table) throw new Refusal(404, 'unknown table')
    return table
  }

  function pause({ room, by = '', reason = '', paused }: Body): object {
    tableOf(room).pause = paused ? { at: Date.now(), by, reason } : null
    return { paused }
  }

  function close({ table: name }: Body): object {
    const table = tableOf(name)
    if (!table.pause) throw new Refusal(409, 'notPaused')
    if (table.playing) throw new Refusal(409, 'handOn')
    const paid = table.seated
    table.seated = 0
    return { table: table.table, paid }
  }

  function handOf({ hand_id: id }: Body): TestHand {
    const hand = studio.hands.get(id ?? '')
    if (!hand) throw new Refusal(404, 'unknown hand')
    return hand
  }

  function freeze(body: Body): object {
    const hand = handOf(body)
    const player = hand.players.find(({ user }) => user === body['user'])
    if (!player) throw new Refusal(404, 'unknown player')
    if (studio.paid.has(hand.id)) throw new Refusal(409, 'alreadyPaid')
    if (player.after <= player.before) throw new Refusal(409, 'nothingWon')
    const made: Freeze = {
      freeze_id: `freeze-${studio.freezes.length + 1}`,
      hand_id: hand.id,
      user: player.user,
      amount: player.after - player.before,
      by: body['by'] ?? '',
      reason: body['reason'] ?? '',
      at: Date.now(),
      ...{ state: 'held', decided_by: null, decided_reason: null, decided_at: null },
      until: Date.now() + 72 * hourMs,
    }
    studio.freezes.push(made)
    return { freeze_id: made.freeze_id, amount: made.amount }
  }

  function decide({ freeze_id: id, by = '', decision, reason = '' }: Body): object {
    const found = studio.freezes.find(({ freeze_id: one }) => one === id)
    if (!found) throw new Refusal(404, 'unknown freeze')
    if (found.by === by) throw new Refusal(409, 'samePerson')
    const state = decision === 'release' ? 'released' : 'withheld'
    if (found.state !== 'held' && found.state !== state) throw new Refusal(409, 'decided')
    Object.assign(found, { state, decided_by: by, decided_reason: reason, decided_at: Date.now() })
    const shares = state === 'released' ? [] : (studio.wrongShares ?? sharesOf(found, studio.hands))
    return { freeze_id: id, state, shares }
  }

  return studio
}

/** By what each lost, to the last unit. */
function sharesOf(
  { amount, hand_id: handId, user: winner }: Freeze,
  hands: ReadonlyMap<string, TestHand>,
): { user: string; amount: number }[] {
  const losers = (hands.get(handId)?.players ?? []).filter(
    ({ user, before, after }) => user !== winner && after < before,
  )
  const lost = losers.reduce((sum, { before, after }) => sum + before - after, 0)
  const shares = losers.map(({ user, before, after }) => ({
    user,
    amount: Math.floor(((before - after) * amount) / lost),
  }))
  const given = shares.reduce((sum, share) => sum + share.amount, 0)
  return shares.map((share, index) =>
    index === 0 ? { ...share, amount: share.amount + amount - given } : share,
  )
}

const wholeHand = ({ id, players }: TestHand): object => ({
  id,
  game: 'holdem',
  table: 'cards:holdem:USD:money:2:1',
  currency: 'USD',
  began_at: 1_000,
  ended_at: 61_000,
  counts: true,
  players: players.map(({ user, before, after }, chair) => ({
    ...{ user, chair, before, after, rake: 0 },
    cards: [4 * chair, 4 * chair + 1],
  })),
  events: [
    { type: 'post', chair: 0, amount: 50_000, kind: 'small' },
    { type: 'street', street: 'flop', cards: [6, 27, 37], board: 0 },
    { type: 'fold', chair: 1 },
    { type: 'win', chair: 0, amount: 100_000, pot: 0 },
  ],
  boards: [[6, 27, 37]],
})
