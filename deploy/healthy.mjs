// SPDX-License-Identifier: Apache-2.0
// Asks the servers of this container whether they are ready. One that does not run here is no fault; none at
// all is.
const { HOST = '127.0.0.1', PORT = '3000', STUDIO_PORT = String(Number(PORT) + 1) } = process.env
const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST

/** @param {string} port */
const ask = (port) =>
  fetch(`http://${host}:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) }).then(
    (answer) => (answer.ok ? 'ready' : 'ill'),
    (error) => (error.cause?.code === 'ECONNREFUSED' ? 'absent' : 'ill'),
  )

const found = await Promise.all([ask(PORT), ask(STUDIO_PORT)])
process.exitCode = found.includes('ready') && !found.includes('ill') ? 0 : 1
