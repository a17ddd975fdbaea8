// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./audit.ts', import.meta.url))

type Advisories = Record<
  string,
  { id: number; url: string; title: string; severity: string; vulnerable_versions: string }[]
>
const advisory = (severity: string, title: string) => ({
  id: 1,
  url: 'https://github.com/advisories/GHSA-0000-0000-0000',
  title,
  severity,
  vulnerable_versions: '<=99',
})

interface Ended {
  code: number | null
  out: string
  err: string
  asked: string[]
}

/** Runs the command against our own registry with these advisories; undefined: it refuses the request. */
async function audit(advisories: Advisories | undefined): Promise<Ended> {
  let asked: string[] = []
  const registry = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method !== 'POST' || advisories === undefined)
        return response.writeHead(request.method === 'POST' ? 405 : 404).end()
      const body = Buffer.concat(parts)
      asked = Object.keys(
        JSON.parse(
          (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
        ) as object,
      )
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(advisories))
    })
  })
  registry.listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as { port: number }
  // npm caches advisories: each request gets a separate cache.
  const cache = mkdtempSync(join(tmpdir(), 'audit-'))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache },
  })
  const text = { out: '', err: '' }
  child.stdout.on('data', (part: Buffer) => {
    text.out += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    text.err += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number | null]
  registry.close()
  rmSync(cache, { recursive: true, force: true })
  return { code, ...text, asked }
}

describe('npm run audit', { timeout: 180_000 }, () => {
  it("checks what a release is made of, not developers' tools, and passes when nothing is known", async () => {
    const { code, out, asked } = await audit({})
    expect([code, out]).toEqual([
      0,
      'Advisories for production dependencies: 0 critical, 0 high, 0 moderate, 0 low.\n',
    ])
    expect(['fastify', 'ws', 'jose', 'sharp'].filter((name) => !asked.includes(name))).toEqual([])
    expect(['vitest', 'oxlint', '@playwright/test'].filter((name) => asked.includes(name))).toEqual([])
  })

  it.each(['high', 'critical'])('fails on a %s advisory and names package and page', async (severity) => {
    const { code, err } = await audit({ ws: [advisory(severity, 'a frame too long')] })
    expect(code).toBe(1)
    expect(err).toContain(
      `${severity}: ws <=99: a frame too long (https://github.com/advisories/GHSA-0000-0000-0000)`,
    )
  })

  it('reports a moderate one without failing', async () => {
    expect(await audit({ ws: [advisory('moderate', 'slow')] })).toMatchObject({
      code: 0,
      out: expect.stringContaining('moderate: ws <=99: slow'),
    })
  })

  it('says plainly that it knows nothing when the registry does not answer, and does not pass', async () => {
    const { code, out, err } = await audit(undefined)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('did not answer its advisory endpoint: 405')
    expect(err).toContain('Nothing is known about advisories from here')
  })
})
