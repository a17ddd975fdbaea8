// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { CardMoveInput } from '../../card-protocol/card-table-protocol.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import { Refused, Unanswered } from '../server/failures.ts'
import { createMoveSender } from './send-move.ts'

const refused = (code: StudioRefusalCode) => new Refused({ code })
const lost = () => new Unanswered('network')

/** A server that fails so first, and what it was sent. */
function server(...failures: Error[]) {
  const bodies: CardMoveInput[] = []
  let ids = 0
  const sender = createMoveSender({
    table: 'cards:holdem:USD:money:1:1',
    ask: (<Answer>(_method: string, _path: string, body?: object) => {
      bodies.push(body as CardMoveInput)
      const failure = failures.shift()
      return failure ? Promise.reject(failure) : Promise.resolve({} as Answer)
    }) as Parameters<typeof createMoveSender>[0]['ask'],
    onWait: () => {},
    newId: () => `id-${(ids += 1)}`,
    pause: () => Promise.resolve(),
  })
  return { sender, bodies, idsSent: () => bodies.map(({ requestId }) => requestId) }
}
const sit = { type: 'sit', chair: 2, buyIn: '200.00' }

describe('a move', () => {
  it('names its table and the version that it answers, and has no id if it brings no chips', async () => {
    const { sender, bodies } = server()
    await sender.send({ type: 'call', handId: 'hand-1' }, 12)
    expect(bodies).toEqual([
      { table: 'cards:holdem:USD:money:1:1', version: 12, input: { type: 'call', handId: 'hand-1' } },
    ])
  })

  it('that brings chips is repeated with the same id until it is answered', async () => {
    const { sender, idsSent } = server(lost(), refused('studio.unavailable'), lost())
    await sender.send(sit, 0)
    expect(idsSent()).toEqual(['id-1', 'id-1', 'id-1', 'id-1'])
  })

  it('keeps its id for a second press while nothing is known of the first', async () => {
    const { sender, idsSent } = server(...Array.from({ length: 11 }, lost))
    await expect(sender.send(sit, 0)).rejects.toBeInstanceOf(Unanswered)
    await sender.send(sit, 0)
    expect(new Set(idsSent())).toEqual(new Set(['id-1']))
  })

  it('has a new id once it was answered or refused, and for another amount', async () => {
    const { sender, idsSent } = server(refused('studio.chairTaken'))
    await expect(sender.send(sit, 0)).rejects.toBeInstanceOf(Refused)
    await sender.send(sit, 0)
    await sender.send(sit, 1)
    await sender.send({ ...sit, buyIn: '100.00' }, 1)
    expect(idsSent()).toEqual(['id-1', 'id-2', 'id-3', 'id-4'])
  })

  it('has arrived if its repetition finds the turn passed', async () => {
    const { sender } = server(lost(), refused('studio.turnPassed'))
    await expect(sender.send({ type: 'fold', handId: 'hand-1' }, 3)).resolves.toBeUndefined()
  })

  it('is too late if its first try finds the turn passed', async () => {
    const { sender } = server(refused('studio.turnPassed'))
    await expect(sender.send({ type: 'fold', handId: 'hand-1' }, 3)).rejects.toBeInstanceOf(Refused)
  })
})
