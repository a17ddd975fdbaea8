// SPDX-License-Identifier: Apache-2.0
import { memberName, password, quantile, freshAddress, type LoginRequest, type Setting } from './setting.ts'

export interface UnderFlood {
  aloneMs: number
  floodedMs: number
  ratio: number
  tries: number
  turnedAway: number
}

const guessers = 32
/** One window without and one with the flood, alternating, so that both meet the same load of the machine. */
const windowMs = 500

/**
 * The p99 of a member's balance call, alone and while 32 others try to log in without end, each again as soon
 * as they get an answer.
 */
export async function underFlood(
  { server, client, loginRequest }: Setting,
  seconds: number,
): Promise<UnderFlood> {
  const { value } = (await server.app.inject(await loginRequest(memberName, password))).json<{
    value: { token: string }
  }>()
  client.token = value.token
  const windows = Math.max(2, Math.round((seconds * 1_000) / windowMs))
  const requests = await Promise.all(
    Array.from({ length: windows * 200 }, (_, n) => loginRequest(`flood${n}x`, 'wrong-password')),
  )
  const [alone, flooded]: [number[], number[]] = [[], []]
  let [tries, turnedAway] = [0, 0]
  await balances(client, alone)
  alone.length = 0
  for (let window = 0; window < windows; window++) {
    await balances(client, alone)
    const flood = startFlood(server, requests, (status) => {
      tries++
      if (status === 503) turnedAway++
    })
    await balances(client, flooded)
    await flood.stop()
  }
  const [aloneMs, floodedMs] = [quantile(alone, 0.99), quantile(flooded, 0.99)]
  return { aloneMs, floodedMs, ratio: floodedMs / aloneMs, tries, turnedAway }
}

/** Two callers who request the balance for the length of a window. */
async function balances(client: Setting['client'], latenciesMs: number[]): Promise<void> {
  const endsMs = performance.now() + windowMs
  await Promise.all(
    [0, 1].map(async () => {
      for (let askedMs = performance.now(); askedMs < endsMs; askedMs = performance.now()) {
        const { status } = await client.call('wallet.balance', {}, { ip: freshAddress() })
        if (status !== 200) throw new Error(`the balance was answered with ${status}`)
        latenciesMs.push(performance.now() - askedMs)
      }
    }),
  )
}

function startFlood(
  server: Setting['server'],
  requests: LoginRequest[],
  answered: (status: number) => void,
): { stop(): Promise<unknown> } {
  let over = false
  const guessing = Promise.all(
    Array.from({ length: guessers }, async () => {
      for (let request = requests.pop(); request !== undefined && !over; request = requests.pop())
        answered((await server.app.inject(request)).statusCode)
    }),
  )
  return {
    stop: () => {
      over = true
      return guessing
    },
  }
}
