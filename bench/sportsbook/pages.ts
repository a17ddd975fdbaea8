// SPDX-License-Identifier: Apache-2.0
import { WebSocket } from 'ws'

// The open pages, in a process of its own: each watches one event.

export interface OpenPages {
  port: number
  count: number
  firstAddress: number
  eventIds: readonly string[]
}
export type PagesOrder = { open: OpenPages } | 'collect'
export type PagesReport = { opened: number } | { tookMs: Float64Array; closed: number }

const atOnce = 100
const pagesPerAddress = 200
const tookMs: number[] = []
let closed = 0

process.on('message', (order: PagesOrder) => {
  if (order === 'collect') {
    process.send?.({ tookMs: Float64Array.from(tookMs.splice(0)), closed } satisfies PagesReport)
    return
  }
  openAll(order.open).then(
    (opened) => process.send?.({ opened } satisfies PagesReport),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function openAll({ port, count, firstAddress, eventIds }: OpenPages): Promise<number> {
  for (let first = 0; first < count; first += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, count - first) }, (_, index) => {
        const number = first + index
        const address = firstAddress + Math.floor(number / pagesPerAddress)
        return open(
          port,
          `127.0.${1 + Math.floor(address / 250)}.${2 + (address % 250)}`,
          eventIds[number % eventIds.length]!,
        )
      }),
    )
  return count
}

/** Opens a page; it measures from when a change began, which the event's clock says. */
function open(port: number, localAddress: string, eventId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { localAddress, perMessageDeflate: false })
    socket.on('open', () => socket.send(JSON.stringify({ watch: [eventId] }), () => resolve()))
    socket.on('message', (data: Buffer) => {
      const playedAtMs = playedAtOf(data)
      if (playedAtMs !== undefined) tookMs.push(Date.now() - playedAtMs)
    })
    socket.on('error', reject)
    socket.on('close', (code) => {
      closed += 1
      reject(new Error(`a page was closed with ${code}`))
    })
  })
}

const [ofEvent, withMarkets, playedAt] = ['{"topic":"sportsbook.event"', '"markets":[{', '"playedAt":'].map(
  (text) => Buffer.from(text),
) as [Buffer, Buffer, Buffer]
const digitsOfMs = 13

/**
 * When a message says that prices changed. Browsers read their messages on machines of their own, so this one only looks for
 * what it needs.
 */
function playedAtOf(message: Buffer): number | undefined {
  if (message.indexOf(ofEvent) !== 0 || !message.includes(withMarkets)) return undefined
  const at = message.indexOf(playedAt) + playedAt.length
  const ms = Number(message.toString('latin1', at, at + digitsOfMs))
  return Number.isFinite(ms) ? ms : undefined
}
