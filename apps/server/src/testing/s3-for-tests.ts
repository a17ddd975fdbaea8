// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileBucket } from '../platform/env/environment.ts'

interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
}
const S3Server = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3Server

/** How the connection to the store behaves: normal, broken, silent, or broken after so many writes. */
type Way = 'open' | 'broken' | 'silent' | { writes: number }

export interface TestS3 {
  bucket: FileBucket
  /** Changes how the connection to the store behaves from now on. */
  way(next: Way): void
  /** Settles when this many requests hang on a silent connection. */
  hanging(count: number): Promise<void>
  close(): Promise<void>
}

/**
 * A server that speaks S3 and checks signatures, in a separate folder, behind a connection that a test may
 * break.
 */
export async function openTestS3(name = 'site-files'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-s3-'))
  const server = new S3Server({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  const gate = openGate(port)
  await new Promise<void>((resolve) => gate.server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(gate.server.address() as AddressInfo).port}`
  return {
    // The one key pair that this server knows.
    bucket: {
      endpoint,
      bucket: name,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      pathStyle: true,
    },
    way: gate.way,
    hanging: gate.hanging,
    async close() {
      gate.way('broken')
      gate.server.closeAllConnections()
      await new Promise((resolve) => gate.server.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function openGate(port: number) {
  let way: Way = 'open'
  let held: IncomingMessage[] = []
  let waiting: { count: number; seen(): void }[] = []
  const server = createServer((asked, answer) => {
    if (way === 'silent') {
      held.push(asked)
      for (const { count, seen } of waiting) if (held.length >= count) seen()
      return
    }
    if (typeof way === 'object' && asked.method === 'PUT')
      way = way.writes > 0 ? { writes: way.writes - 1 } : 'broken'
    if (way === 'broken') asked.socket.destroy()
    else passOn(port, asked, answer)
  })
  return {
    server,
    way(next: Way) {
      way = next
      if (next !== 'silent') for (const asked of held.splice(0)) asked.socket.destroy()
    },
    hanging: (count: number) =>
      new Promise<void>((seen) => {
        waiting = [...waiting, { count, seen }]
        if (held.length >= count) seen()
      }),
  }
}

/** Unchanged: the signature covers the host name. */
function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const onwards = request(
    { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers },
    (found) => {
      answer.writeHead(found.statusCode ?? 500, found.headers)
      found.pipe(answer)
    },
  )
  onwards.on('error', () => {
    answer.destroy()
  })
  asked.pipe(onwards)
}
