// SPDX-License-Identifier: Apache-2.0
import { WebSocket } from 'ws'

// The open pages, in separate processes: each connection comes from one of many addresses of this machine, as
// people's do.

export interface OpenOrder {
  port: number
  count: number
  firstAddress: number
  socketsPerAddress: number
  tokens: readonly string[]
}
export type LiveLoadOrder = { open: OpenOrder } | 'collect'
/** Arrival times in ms since the epoch, one for each connection that has the latest message. */
export type LiveLoadReport = { opened: number; greeted: number } | { open: number; arrivals: Float64Array }

const atOnce = 100
const sockets = new Set<WebSocket>()
let arrivals: number[] = []

process.on('message', (order: LiveLoadOrder) => {
  if (order === 'collect') {
    process.send?.({ open: sockets.size, arrivals: Float64Array.from(arrivals) } satisfies LiveLoadReport)
    arrivals = []
    return
  }
  openAll(order.open).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function openAll({
  port,
  count,
  firstAddress,
  socketsPerAddress,
  tokens,
}: OpenOrder): Promise<LiveLoadReport> {
  let greeted = 0
  for (let first = 0; first < count; first += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => first + index)
    await Promise.all(
      some.map((number) =>
        open(
          port,
          addressOf(firstAddress + Math.floor(number / socketsPerAddress)),
          tokens[number % tokens.length] ?? '',
        ).then(() => {
          greeted += 1
        }),
      ),
    )
  }
  return { opened: sockets.size, greeted }
}

/** 127.0.1.1 and so on: all of them are this machine. */
const addressOf = (number: number): string => `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`

/** Opens a connection, identifies its member, and waits until the server has accepted it. */
function open(port: number, localAddress: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { localAddress, perMessageDeflate: false })
    socket.on('open', () => {
      sockets.add(socket)
      socket.send(JSON.stringify({ token }))
    })
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('{"topic":"hello"')) resolve()
      else if (text.startsWith('{"topic":"lottery.drawn"')) arrivals.push(Date.now())
    })
    socket.on('error', reject)
    socket.on('close', (code) => {
      sockets.delete(socket)
      reject(new Error(`a connection from ${localAddress} was closed with ${code}`))
    })
  })
}
