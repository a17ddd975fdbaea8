// SPDX-License-Identifier: Apache-2.0
import { connect, type Socket } from 'node:net'

/** The answer on a connection with raw input. */
export interface RawAnswer {
  status: number
  head: string
  body: string
}

/** A connection on which a test writes what no client would, and reads the answers. */
export interface RawConnection {
  readonly socket: Socket
  write(text: string | Buffer): void
  /** The next whole answer; rejects when the connection ends without one. */
  answer(): Promise<RawAnswer>
  /** Resolves when the other side has closed the connection. */
  ended(): Promise<void>
  close(): void
}

export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject)
  })
  let received = Buffer.alloc(0)
  let over = false
  const waiting = new Set<() => void>()
  const wake = (): void => {
    for (const one of [...waiting]) one()
  }
  socket.on('data', (piece) => {
    received = Buffer.concat([received, piece])
    wake()
  })
  socket
    .on('close', () => {
      over = true
      wake()
    })
    .on('error', () => undefined)

  /** Takes one answer from the data received so far. */
  function take(): RawAnswer | undefined {
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return undefined
    const head = received.subarray(0, end).toString('latin1')
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (received.length < end + 4 + length && !over) return undefined
    const body = received.subarray(end + 4, end + 4 + length).toString('utf8')
    received = received.subarray(end + 4 + length)
    return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body }
  }

  return {
    socket,
    write: (text) => void socket.write(text),
    answer: () =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const answer = take()
          if (!answer && !over) return
          waiting.delete(look)
          if (answer) resolve(answer)
          else reject(new Error('the connection ended without an answer'))
        }
        waiting.add(look)
        look()
      }),
    ended: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!over) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.destroy(),
  }
}

/** Sends one raw request and returns the answer. */
export async function rawRequest(port: number, text: string): Promise<RawAnswer> {
  const connection = await rawConnection(port)
  try {
    connection.write(text)
    return await connection.answer()
  } finally {
    connection.close()
  }
}
