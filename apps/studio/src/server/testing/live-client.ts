// SPDX-License-Identifier: Apache-2.0
import { WebSocket } from 'ws'
import type { LiveMessage, TableView } from '../../protocol.ts'
import type { RoomState } from '../../room-protocol.ts'

/** A browser's end of the live connection. */
export interface LiveClient {
  readonly messages: LiveMessage[]
  /** Waits for the next message of a type and takes it. */
  next<Type extends LiveMessage['type']>(type: Type): Promise<Extract<LiveMessage, { type: Type }>>
  /** Waits for the table in a phase. */
  phase<Phase extends TableView['phase']>(phase: Phase): Promise<Extract<TableView, { phase: Phase }>>
  /** Waits for the room in a phase. */
  roomPhase<Phase extends RoomState['phase']>(phase: Phase): Promise<Extract<RoomState, { phase: Phase }>>
  readonly socket: WebSocket
  /** The code that closed it. */
  readonly closed: Promise<number>
  close(): Promise<void>
}

export async function connectLive(
  address: string,
  hello: object | string | undefined,
  headers: Record<string, string> = {},
): Promise<LiveClient> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers })
  const messages: LiveMessage[] = []
  const taken = new Set<LiveMessage>()
  let wake = () => {}
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)) as LiveMessage)
    wake()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  if (hello !== undefined) socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello))

  async function find<Found extends LiveMessage>(
    wanted: (message: LiveMessage) => message is Found,
  ): Promise<Found> {
    for (;;) {
      const found = messages.find((message): message is Found => !taken.has(message) && wanted(message))
      if (found) {
        taken.add(found)
        return found
      }
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }

  return {
    messages,
    socket,
    closed,
    next: <Type extends LiveMessage['type']>(type: Type) =>
      find((message): message is Extract<LiveMessage, { type: Type }> => message.type === type),
    async phase<Phase extends TableView['phase']>(phase: Phase) {
      for (;;) {
        const { table } = await find(
          (message): message is Extract<LiveMessage, { type: 'table' }> => message.type === 'table',
        )
        if (table.phase === phase) return table as Extract<TableView, { phase: Phase }>
      }
    },
    async roomPhase<Phase extends RoomState['phase']>(phase: Phase) {
      for (;;) {
        const message = await find(
          (one): one is Extract<LiveMessage, { type: 'room' | 'roomState' }> =>
            one.type === 'room' || one.type === 'roomState',
        )
        const state = message.type === 'room' ? message.room.state : message.state
        if (state.phase === phase) return state as Extract<RoomState, { phase: Phase }>
      }
    },
    async close() {
      socket.close()
      await closed
    },
  }
}
