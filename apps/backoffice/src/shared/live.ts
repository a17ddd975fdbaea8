// SPDX-License-Identifier: Apache-2.0
import { onSession, operatorToken } from './session.ts'
import { invalidate } from './api.ts'

const retryMs = 5_000
let socket: WebSocket | undefined

/** Keeps the queue of withdrawals fresh: the platform sends a push when it changes. */
export function startLive(): void {
  onSession(connect)
  connect()
}

function connect(): void {
  const token = operatorToken()
  const old = socket
  socket = undefined
  old?.close()
  if (!token) return
  const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`)
  socket = line
  line.onopen = () => line.send(JSON.stringify({ kind: 'operator', token }))
  line.onmessage = (event: MessageEvent<string>) => {
    // 'missed' means that this page may have missed something.
    if (!/"(backoffice\.withdrawals|missed)"/.test(event.data)) return
    invalidate('backoffice.withdrawals', 'backoffice.overview')
  }
  line.onclose = () => {
    if (socket === line)
      setTimeout(() => {
        if (socket === line) connect()
      }, retryMs)
  }
}
