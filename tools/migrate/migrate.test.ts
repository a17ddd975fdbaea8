// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withDatabase } from '@tessera/server/src/testing/connection-urls.ts'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const name = 'migrate_command_test'

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testPostgres').adminUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
const drop = () => asAdmin(`drop database if exists ${name} with (force)`)
beforeAll(async () => {
  await drop()
  await asAdmin(`create database ${name}`)
})
afterAll(drop)

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
    const url = withDatabase(inject('testPostgres').adminUrl, name)
    const first = await run({ DATABASE_URL: url })
    expect([first.code, first.err]).toEqual([0, ''])
    expect(first.out).toContain('0001-roles.sql')
    expect(first.out).toContain('0002-rounds.sql')
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
