// SPDX-License-Identifier: Apache-2.0
import { connect } from 'node:net'

/** A server's answer to exactly these bytes, until it ends the connection or the time is up. */
export function sendRaw(port: number, bytes: string | Buffer, waitMs = 3_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const done = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(done, waitMs)
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', done)
    socket.on('close', done)
  })
}

/** Sends these bytes and resets the connection at once, so that nobody receives the answer. */
export function sendAndReset(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.on('connect', () => socket.write(bytes, () => socket.resetAndDestroy()))
  })
}

/** A request to change to WebSocket for this target, with these further header lines. */
export const upgradeRequest = (target: string, lines: readonly string[] = []): string =>
  [
    `GET ${target} HTTP/1.1`,
    'Host: localhost:3000',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...lines,
    '',
    '',
  ].join('\r\n')

/** The status of a raw answer; 0 if none came. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
