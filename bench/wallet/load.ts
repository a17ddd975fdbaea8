// SPDX-License-Identifier: Apache-2.0
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'
import { prepareRequests } from './requests.ts'
import type { RequestPlan } from './requests.ts'

// The load generator is a process of its own, so that its work is not counted as the server's.

export interface LoadRun {
  port: number
  connections: number
  warmUpMs: number
  measureMs: number
}
export interface LoadResult {
  perSecond: number
  p50Ms: number
  p99Ms: number
  answers: Record<string, number>
  ranDry: boolean
}
export type LoadOrder = { prepare: RequestPlan } | { run: LoadRun }
export type LoadReport = { prepared: number } | { result: LoadResult } | { failed: string }

let requests: Buffer[] = []
let next = 0

process.on('message', (order: LoadOrder) => {
  const work = 'prepare' in order ? prepare(order.prepare) : drive(order.run)
  work.then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies LoadReport),
  )
})

async function prepare(plan: RequestPlan): Promise<LoadReport> {
  requests = await prepareRequests(plan)
  next = 0
  return { prepared: requests.length }
}

interface Tally {
  latenciesMs: number[]
  answers: Record<string, number>
  measuring: boolean
  stopping: boolean
  ranDry: boolean
}

async function drive(run: LoadRun): Promise<LoadReport> {
  const tally: Tally = { latenciesMs: [], answers: {}, measuring: false, stopping: false, ranDry: false }
  const connections = Promise.all(
    Array.from({ length: run.connections }, () => askContinually(run.port, tally)),
  )
  await pause(run.warmUpMs)
  tally.measuring = true
  const startedMs = performance.now()
  await pause(run.measureMs)
  tally.measuring = false
  const elapsedMs = performance.now() - startedMs
  tally.stopping = true
  await connections
  const sorted = Float64Array.from(tally.latenciesMs).sort()
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return {
    result: {
      perSecond: (sorted.length / elapsedMs) * 1000,
      p50Ms: quantile(0.5),
      p99Ms: quantile(0.99),
      answers: tally.answers,
      ranDry: tally.ranDry,
    },
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

const longestAnswerBytes = 16_384

/** One keep-alive connection that sends its next bet when the last one is answered. */
function askContinually(port: number, tally: Tally): Promise<void> {
  return new Promise((resolve, reject) => {
    let askedMs = 0
    let pending = ''
    const answered = Buffer.allocUnsafeSlow(longestAnswerBytes)
    // Read into one permanent buffer: the load's work takes time from the server, which shares its two cores.
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: answered,
        callback(size) {
          take(answered.toString('latin1', 0, size))
          return true
        },
      },
    })
    const ask = () => {
      const request = requests[next]
      if (tally.stopping || !request) {
        if (!request) tally.ranDry = true
        socket.end()
        resolve()
        return
      }
      next += 1
      askedMs = performance.now()
      socket.write(request)
    }
    socket.on('connect', ask)
    socket.on('error', reject)
    const take = (part: string) => {
      pending += part
      const body = wholeBody(pending)
      if (body === undefined) return
      pending = ''
      if (tally.measuring) tally.latenciesMs.push(performance.now() - askedMs)
      count(tally.answers, body)
      ask()
    }
  })
}

/** The body once it is complete. */
function wholeBody(response: string): string | undefined {
  const headerEnd = response.indexOf('\r\n\r\n')
  if (headerEnd < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, headerEnd))
  if (!length) throw new Error(`an answer without length: ${response.slice(0, 200)}`)
  const body = response.slice(headerEnd + 4)
  return body.length >= Number(length[1]) ? body : undefined
}

/** Answers by their status: a bench that counted refusals as bets would be wrong. */
function count(answers: Record<string, number>, body: string): void {
  const at = body.indexOf('"status":"') + 10
  const status = body.slice(at, body.indexOf('"', at))
  answers[status] = (answers[status] ?? 0) + 1
}
