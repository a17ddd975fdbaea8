// SPDX-License-Identifier: Apache-2.0
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

const daemon = '/usr/libexec/tangd'
/**
 * Whether the key server and its client are installed: apt-get install --no-install-recommends tang clevis.
 */
export const hasTang = existsSync(daemon) && existsSync('/usr/bin/clevis')

export interface Tang {
  /** Seals a text into a file, for anybody who can reach the server; answers the command that opens it. */
  seal(text: string, file: string): Promise<string>
  close(): Promise<void>
}

/** Tang, a real key server: it receives each connection on its standard streams, as systemd does it. */
export async function startTang(folder: string): Promise<Tang> {
  const keys = join(folder, 'tang')
  mkdirSync(keys)
  execFileSync(`${daemon}-keygen`, [keys])
  const server = createServer((socket) => {
    const child = spawn(daemon, [keys], { stdio: ['pipe', 'pipe', 'ignore'] })
    for (const stream of [socket, child.stdin, child.stdout]) stream.on('error', () => socket.destroy())
    child.on('error', () => socket.destroy())
    socket.pipe(child.stdin)
    child.stdout.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const config = JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  return {
    async seal(text, file) {
      const child = spawn('sh', ['-c', `clevis encrypt tang '${config}' -y > '${file}'`], {
        stdio: ['pipe', 'ignore', 'ignore'],
      })
      const ended = new Promise<number | null>((resolve, reject) => {
        child.on('close', resolve).on('error', reject)
      })
      child.stdin.end(text)
      if ((await ended) !== 0) throw new Error('clevis could not seal')
      return `clevis decrypt < '${file}'`
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
