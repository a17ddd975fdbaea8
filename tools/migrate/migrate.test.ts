// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyTestDatabase } from '@tessera/server/src/testing/test-database.ts'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
let database: Awaited<ReturnType<typeof emptyTestDatabase>>
beforeAll(async () => {
  database = await emptyTestDatabase()
})
afterAll(() => database.close())

function run(
  environment: Record<string, string>,
): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [script], { env: { ...bareEnvironment, ...environment } })
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

describe('npm run migrate', () => {
  it('brings an empty database up to date, platform and studio, once', async () => {
    const { url } = database
    const first = await run({ DATABASE_URL: url })
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out.match(/0001-baseline\.sql/g)).toHaveLength(2)
    expect(await run({ DATABASE_URL: url })).toEqual({
      code: 0,
      out: 'The database is up to date.\n',
      err: '',
    })
  })

  it('reports what is missing or unavailable, without the address, which may contain a password', async () => {
    expect(await run({})).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('DATABASE_URL must be set'),
    })
    const away = await run({ DATABASE_URL: 'postgresql://owner:hidden-secret@127.0.0.1:1/none' })
    expect(away).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('The database does not answer'),
    })
    expect(away.err).not.toContain('hidden-secret')
  })
})
