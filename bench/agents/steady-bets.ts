// SPDX-License-Identifier: Apache-2.0
import { connect, type Socket } from 'node:net'
import { prepareRequests, type RequestPlan } from '../wallet/requests.ts'
import { endWithFailure } from '../shared/end-with-failure.ts'

// A process that sends bets at a steady rate, whether answers come or not.

export type BetsOrder =
  | { prepare: RequestPlan }
  | { drive: { port: number; perSecond: number; seconds: number } }
/** When each bet was due, epoch ms, and how long its answer took from then on. */
export interface BetsReport {
  dueMs: Float64Array
  tookMs: Float64Array
  refused: number
}

const connections = 64
let requests: Buffer[] = []

process.on('message', (order: BetsOrder) => {
  work(order).catch(endWithFailure)
})
process.send?.('ready')

async function work(order: BetsOrder): Promise<void> {
  if ('drive' in order) return void process.send?.(await drive(order.drive))
  requests = await prepareRequests(order.prepare)
  process.send?.('prepared')
}

/** Bets wait for a free connection; the wait is part of their time. */
async function drive({
  port,
  perSecond,
  seconds,
}: {
  port: number
  perSecond: number
  seconds: number
}): Promise<BetsReport> {
  const count = perSecond * seconds
  if (count > requests.length) throw new Error('not enough bets are prepared')
  const report: BetsReport = {
    dueMs: new Float64Array(count),
    tookMs: new Float64Array(count),
    refused: 0,
  }
  const nowMs = (): number => performance.timeOrigin + performance.now()
  const began = nowMs()
  let [due, sent, answered] = [0, 0, 0]
  const free: Connection[] = []
  const send = (connection: Connection): void => {
    if (sent >= due) return void free.push(connection)
    connection.ask(requests[sent]!, sent)
    sent += 1
  }
  const sockets = await Promise.all(
    Array.from({ length: connections }, () =>
      open(port, (bet, body, connection) => {
        report.tookMs[bet] = nowMs() - report.dueMs[bet]!
        if (!body.includes('RS_OK')) report.refused += 1
        answered += 1
        send(connection)
      }),
    ),
  )
  free.push(...sockets)
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const until = Math.min(count, Math.floor(((nowMs() - began) * perSecond) / 1_000))
      for (; due < until; due += 1) report.dueMs[due] = began + (due * 1_000) / perSecond
      while (sent < due && free.length > 0) send(free.pop()!)
      if (answered < count) return
      clearInterval(tick)
      resolve()
    }, 1)
  })
  for (const { socket } of sockets) socket.destroy()
  requests.splice(0, count)
  return report
}

interface Connection {
  socket: Socket
  ask(request: Buffer, bet: number): void
}

function open(
  port: number,
  answered: (bet: number, body: string, connection: Connection) => void,
): Promise<Connection> {
  return new Promise((resolve, reject) => {
    let current = 0
    let pending = ''
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const connection: Connection = {
      socket,
      ask(request, bet) {
        current = bet
        socket.write(request)
      },
    }
    socket.on('connect', () => resolve(connection))
    socket.on('error', reject)
    socket.on('data', (part: Buffer) => {
      pending += part.toString('latin1')
      const end = pending.indexOf('\r\n\r\n')
      const length = /\r\ncontent-length: (\d+)/i.exec(pending)
      if (end < 0 || !length || pending.length < end + 4 + Number(length[1])) return
      const body = pending.slice(end + 4)
      pending = ''
      answered(current, body, connection)
    })
  })
}
