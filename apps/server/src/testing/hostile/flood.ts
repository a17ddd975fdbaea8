// SPDX-License-Identifier: Apache-2.0
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { WebSocket } from 'ws'

/** The parts of a flood. It runs in a separate process, so that its load is not that of the measuring one. */
export interface Flood {
  port: number
  how: 'calls' | 'socket opens' | 'socket messages' | 'slow bodies' | 'unread answers'
  connections: number
  forMs: number
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
  /** Sent on a socket once it is open. */
  message?: string
}

/** How often each status came; `cut` are connections that ended without an answer. */
export type FloodAnswers = Record<string, number>

const answers: FloodAnswers = {}
const count = (what: number | string): void => {
  answers[what] = (answers[what] ?? 0) + 1
}

async function ask(
  agent: Agent,
  { port, method = 'GET', path = '/', headers = {}, body }: Flood,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: {
          host: 'localhost',
          ...headers,
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        count(answer.statusCode ?? 0)
        answer
          .resume()
          .on('end', resolve)
          .on('error', () => resolve())
      },
    )
    sent.on('error', () => {
      count('cut')
      resolve()
    })
    sent.end(body)
  })
}

/** Opens a socket and, when it is open, keeps sending; returns how it ended. */
function useSocket({ port, message, how }: Flood, endsAtMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { host: 'localhost' } })
    const end = (what: number | string): void => {
      count(what)
      clearInterval(timer)
      socket.terminate()
      resolve()
    }
    const timer = setInterval(() => {
      if (Date.now() > endsAtMs) return end('open')
      if (
        how === 'socket messages' &&
        socket.readyState === WebSocket.OPEN &&
        socket.bufferedAmount < 100_000
      )
        for (let sent = 0; sent < 50; sent += 1) socket.send(message ?? '')
    }, 5)
    socket
      .on('unexpected-response', (_request, response) => end(response.statusCode ?? 0))
      .on('close', (code) => end(code))
      .on('error', () => undefined)
  })
}

/** Sends a byte of a body now and then, or requests much and reads nothing. */
function holdConnection(
  { port, how, path = '/', method = 'POST', headers = {} }: Flood,
  endsAtMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}`
    socket.write(how === 'slow bodies' ? `${head}content-length: 10000\r\n\r\n` : `${head}\r\n`.repeat(200))
    if (how === 'unread answers') socket.pause()
    else socket.on('data', (data) => count(/^HTTP\/1.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'data'))
    const timer = setInterval(() => {
      if (Date.now() > endsAtMs) socket.destroy()
      else if (how === 'slow bodies' && socket.writable) socket.write('x')
    }, 200)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        count('closed')
        resolve()
      })
  })
}

async function run(flood: Flood): Promise<void> {
  const endsAtMs = Date.now() + flood.forMs
  const agent = new Agent({ keepAlive: true, maxSockets: flood.connections })
  const one = async (): Promise<void> => {
    while (Date.now() < endsAtMs) {
      if (flood.how === 'calls') await ask(agent, flood)
      else if (flood.how === 'slow bodies' || flood.how === 'unread answers')
        await holdConnection(flood, endsAtMs)
      else await useSocket(flood, endsAtMs)
    }
  }
  await Promise.all(Array.from({ length: flood.connections }, one))
  agent.destroy()
}

process.once('message', (flood: Flood) => {
  run(flood)
    .then(() => process.send?.(answers, undefined, undefined, () => process.exit(0)))
    .catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
})
