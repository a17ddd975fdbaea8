// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:http'
import { once } from 'node:events'
import { text as readText } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'

interface Body {
  user: string
  amount: number
  transaction_uuid: string
}

/** A vendor with transfer wallets on the wire, that can be made to fail. */
export interface TestVendor {
  baseUrl: string
  /** Money by player, in 1/100000 of a unit. */
  balances: Map<string, number>
  /**
   * `deaf`: drops calls before it does anything; `mute`: does what it is asked, and drops the answer; `refusing`: says no;
   * `odd`: answers what the protocol does not know.
   */
  mood: 'well' | 'deaf' | 'mute' | 'refusing' | 'odd'
  /** Paths asked so far. */
  asked: string[]
  /** Transfers that were done, by their id. */
  done: Map<string, string>
  close(): Promise<void>
}

export async function openTestVendor(): Promise<TestVendor> {
  const outcomes = new Map<string, { status: 'DONE' | 'REFUSED'; balance: number }>()
  const server = createServer((request, response) => {
    readText(request)
      .then((raw) => {
        const path = (request.url ?? '').replace('/operator/generic/v2', '')
        vendor.asked.push(path)
        if (vendor.mood === 'deaf') return response.destroy()
        const answer = vendor.mood === 'odd' ? { status: 'MAYBE' } : answerTo(path, JSON.parse(raw) as Body)
        return vendor.mood === 'mute' && path !== '/wallet/transaction'
          ? response.destroy()
          : response.end(JSON.stringify(answer))
      })
      .catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const vendor: TestVendor = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    balances: new Map(),
    mood: 'well',
    asked: [],
    done: new Map(),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function answerTo(path: string, body: Body): object {
    const balance = vendor.balances.get(body.user) ?? 0
    if (path === '/wallet/balance') return { balance }
    if (path === '/wallet/transaction')
      return outcomes.get(body.transaction_uuid) ?? { status: 'UNKNOWN', balance: 0 }
    const earlier = outcomes.get(body.transaction_uuid)
    if (earlier) return earlier
    const after = balance + (path === '/wallet/deposit' ? body.amount : -body.amount)
    const refused = vendor.mood === 'refusing' || after < 0
    if (!refused) {
      vendor.balances.set(body.user, after)
      vendor.done.set(body.transaction_uuid, path)
    }
    const outcome = refused
      ? { status: 'REFUSED' as const, balance }
      : { status: 'DONE' as const, balance: after }
    outcomes.set(body.transaction_uuid, outcome)
    return outcome
  }
  return vendor
}
