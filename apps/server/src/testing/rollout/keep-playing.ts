// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signatureHeader, signatureOf } from '../../adapters/vendors/hub88/signature.ts'
import type { TestProxy } from '../haproxy-for-tests.ts'
import type { Play } from './open-play.ts'

export interface Playing {
  /** What was not answered as it must be. */
  failures: string[]
  /** Ids of the bets and wins that were acknowledged. */
  acknowledged: string[]
  stop(): Promise<void>
}

/**
 * Bets, wins and calls of the site and of the studio through the proxy, while processes end and start: it never
 * stops by itself.
 */
export function keepPlaying(proxy: TestProxy, play: Play): Playing {
  const failures: string[] = []
  const acknowledged: string[] = []
  const stop = new AbortController()
  async function wire(path: string, fields: object): Promise<boolean> {
    const body = JSON.stringify({
      user: play.user,
      token: play.token,
      request_uuid: randomUUID(),
      round: 'r',
      game_code: 'g-1',
      currency: 'USD',
      amount: 100_000,
      ...fields,
    })
    const answer = await fetch(`${proxy.addressOf('site')}/vendors/hub88/rolling${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, play.key) },
    })
    const text = await answer.text()
    if (answer.status === 200 && text.includes('"RS_OK"')) return true
    failures.push(`${path} ${answer.status} ${text}`)
    return false
  }
  async function bets(): Promise<void> {
    const [bet, win] = [randomUUID(), randomUUID()]
    if (!(await wire('/transaction/bet', { transaction_uuid: bet }))) return
    acknowledged.push(bet)
    if (await wire('/transaction/win', { transaction_uuid: win, reference_transaction_uuid: bet }))
      acknowledged.push(win)
  }
  const ask =
    (address: string, status: number, headers = {}) =>
    async (): Promise<void> => {
      const answer = await fetch(address, { headers })
      await answer.arrayBuffer()
      if (answer.status !== status) failures.push(`${address} ${answer.status}`)
    }
  const works = [
    bets,
    bets,
    bets,
    ask(`${proxy.addressOf('site')}/wps/v2/wallets/balance`, 200, {
      authorization: `Bearer ${play.session}`,
    }),
    ask(`${proxy.addressOf('site')}/wps/relay/MCSFE_getListAnnouncements`, 200),
    ask(`${proxy.addressOf('studio')}/api/verify/rounds/${randomUUID()}`, 404),
  ]
  const working = works.map(async (work) => {
    while (!stop.signal.aborted) {
      await work().catch((error: unknown) =>
        failures.push(String(error instanceof Error ? (error.cause ?? error) : error)),
      )
      // At the pace of one person, not of a flood.
      await sleep(120)
    }
  })
  return {
    failures,
    acknowledged,
    async stop() {
      stop.abort()
      await Promise.all(working)
    },
  }
}
