// SPDX-License-Identifier: Apache-2.0
import { Agent, request } from 'node:http'
import { pause } from '../shared/report.ts'
import { singleOf, type BenchSelection } from './slips.ts'

export interface Steady {
  asked: number
  /** How many were accepted. */
  placed: number
  /** From when a bet was due. */
  p50Ms: number
  p99Ms: number
  /** Codes of what was not accepted. */
  refused: string
}

/** Places singles at a steady rate, each as the next of the members that `fillBuyers` gave a session. */
export async function placeSteadily(
  port: number,
  selections: readonly BenchSelection[],
  { rate, seconds, members }: { rate: number; seconds: number; members: number },
): Promise<Steady> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, noDelay: true })
  const beganMs = performance.now()
  const asked: Promise<{ code: string; ms: number }>[] = []
  for (let number = 0; number < rate * seconds; number += 1) {
    const dueMs = beganMs + (number * 1_000) / rate
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const body = JSON.stringify(singleOf(selections, number))
    asked.push(
      post(agent, { port, member: 1 + (number % members), body }).then((code) => ({
        code,
        ms: performance.now() - dueMs,
      })),
    )
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  const took = answers
    .filter(({ code }) => code === 'OK')
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other)
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN
  const codes = new Set(answers.map(({ code }) => code))
  codes.delete('OK')
  return {
    asked: answers.length,
    placed: took.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    refused: [...codes].join(', '),
  }
}

const post = (
  agent: Agent,
  { port, member, body }: { port: number; member: number; body: string },
): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/wps/sportsbook/bets',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer bench-buyer-token-${String(member).padStart(8, '0')}`,
          'x-forwarded-for': `20.${(member >> 16) & 63}.${(member >> 8) & 255}.${member & 255}`,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('end', () => resolve((JSON.parse(text) as { code: string }).code))
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
