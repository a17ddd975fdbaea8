// SPDX-License-Identifier: Apache-2.0
import { WebSocket } from 'ws'
import type { TestProxy } from '../haproxy-for-tests.ts'
import type { Play } from './open-play.ts'

export interface OpenPage {
  /** How many pushed balances have come. */
  balances: number
  /** The codes with which its live connections were closed. */
  closes: number[]
  refusals: string[]
  isOpen: boolean
  leave: () => void
}

/** An open page: its live connection comes back as that of the site's pages does. */
export function openPage(proxy: TestProxy, { session }: Play): OpenPage {
  const page: OpenPage = { balances: 0, closes: [], refusals: [], isOpen: false, leave: () => undefined }
  let left = false
  function connect(): void {
    const line = new WebSocket(`${proxy.addressOf('site').replace('http', 'ws')}/live`)
    page.leave = () => {
      left = true
      line.close()
    }
    line.on('open', () => line.send(JSON.stringify({ kind: 'member', token: session })))
    line.on('message', (data) => {
      const { topic } = JSON.parse(String(data)) as { topic: string }
      if (topic === 'hello') page.isOpen = true
      if (topic === 'wallet.balance') page.balances += 1
    })
    line.on('error', (error) => page.refusals.push(error.message))
    line.on('close', (code) => {
      page.isOpen = false
      if (left) return
      page.closes.push(code)
      setTimeout(connect, 500 + Math.random() * 500)
    })
  }
  connect()
  return page
}
