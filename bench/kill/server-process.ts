// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, fork } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ServerReport } from './server.ts'
import type { Answer, Order } from './wire.ts'

/** A running bench server with one connection to it. */
export interface ServerProcess {
  /** The wallet's verdict; `away` if the server or its database was gone before it could answer. */
  ask(order: Omit<Order, 'number'>): Promise<string>
  /** kill -9. */
  kill(): Promise<void>
}

export class RefusedToStart extends Error {
  readonly hazards: string[]
  constructor(hazards: string[]) {
    super(`the server refuses to start: ${hazards.join('; ')}`)
    this.hazards = hazards
  }
}

export async function startServer(url: string, careless: boolean): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, 'server.ts'), [url, careless ? 'careless' : ''], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-2_000)
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const report = await new Promise<ServerReport>((resolve, reject) => {
    child.once('message', (message) => resolve(message as ServerReport))
    child.once('exit', (code) =>
      reject(new Error(`a bench server ended with code ${code}: ${/^.*error.*$/im.exec(said)?.[0] ?? said}`)),
    )
  })
  if ('hazards' in report) {
    await end(child, gone)
    throw new RefusedToStart(report.hazards)
  }
  const socket = connect({ port: report.port, host: '127.0.0.1', noDelay: true })
  return { ask: askOver(socket), kill: () => end(child, gone) }
}

async function end(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.kill('SIGKILL')
  await gone
}

function askOver(socket: Socket): ServerProcess['ask'] {
  const waiting = new Map<number, (verdict: string) => void>()
  let number = 0
  let closed = false
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
    for (const answer of waiting.values()) answer('away')
    waiting.clear()
  })
  createInterface(socket)
    .on('line', (line) => {
      const { number: answered, verdict } = JSON.parse(line) as Answer
      waiting.get(answered)?.(verdict)
      waiting.delete(answered)
    })
    .on('error', () => undefined)
  return (order) =>
    new Promise((resolve) => {
      if (closed) return resolve('away')
      number += 1
      waiting.set(number, resolve)
      socket.write(`${JSON.stringify({ ...order, number } satisfies Order)}\n`)
    })
}
