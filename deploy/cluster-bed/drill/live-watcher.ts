// SPDX-License-Identifier: Apache-2.0
const againAfterMilliseconds = 300

/** Members' open pages: when each received a balance. */
export interface LiveWatcher {
  readonly notifiedAtMs: readonly number[]
  stop(): void
}

/**
 * Opens a page's live connection for each of these sessions, and reopens it whenever it ends, as pages do.
 */
export function watchLive(site: string, tokens: readonly string[]): LiveWatcher {
  const notifiedAtMs: number[] = []
  const open = new Set<WebSocket>()
  let stopped = false

  function connect(token: string): void {
    if (stopped) return
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/live`)
    open.add(socket)
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })))
    socket.addEventListener('message', ({ data }) => {
      if ((JSON.parse(String(data)) as { topic?: string }).topic === 'wallet.balance')
        notifiedAtMs.push(performance.now())
    })
    // After an error it also ends.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => {
      open.delete(socket)
      setTimeout(() => connect(token), againAfterMilliseconds)
    })
  }
  for (const token of tokens) connect(token)
  return {
    notifiedAtMs,
    stop() {
      stopped = true
      for (const socket of open) socket.close()
    },
  }
}
