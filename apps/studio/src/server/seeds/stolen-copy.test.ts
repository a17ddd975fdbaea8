// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFloats } from '../../fair/seeds.ts'
import { mineTiles } from '../../games/mines/maths.ts'
import { seedKeyFileOf } from '../keys.ts'
import { connectLive } from '../testing/live-client.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let server: TestStudio
beforeAll(async () => {
  server = await testStudio({ chainLength: 50 })
})
afterAll(() => server.close())

/** All values of all rows of the studio's tables, as a thief reads them from a copy: text, numbers, bytes in hex. */
async function copyOfDatabase(): Promise<string[]> {
  const tables = await server.rows(
    `select c.oid::regclass::text as name from pg_class c where relnamespace = 'studio'::regnamespace and relkind = 'r'`,
  )
  const values: string[] = []
  for (const { name } of tables)
    for (const row of await server.rows(`select * from ${String(name)}`))
      for (const value of Object.values(row))
        values.push(
          Buffer.isBuffer(value)
            ? value.toString('hex')
            : typeof value === 'object'
              ? JSON.stringify(value)
              : String(value),
        )
  return values
}

/** Every text that may be a seed: 64 hex characters anywhere, also across the bytes of longer values. */
function candidatesIn(values: readonly string[]): string[] {
  const found = new Set<string>()
  for (const value of values)
    for (const run of value.match(/[0-9a-f]{64,}/g) ?? [])
      for (let at = 0; at + 64 <= run.length; at += 1) found.add(run.slice(at, at + 64))
  return [...found]
}

describe('a copy of the database of a studio where people play', () => {
  const secrets: string[] = []

  it('holds no seed of an unplayed round, and nothing that hashes to a published commitment', async () => {
    const dice = await server.launch('dice', 'player')
    const mines = await server.launch('mines', 'digger')
    await server.ask(dice, 'POST', '/api/bets/dice', bet('1', { direction: 'over', targetHundredths: 5050 }))
    await server.ask(dice, 'POST', '/api/seeds/rotate', {})
    const { round } = (await server.ask(mines, 'POST', '/api/bets/mines', bet('1', { mines: 3 }))).body
    expect(round.state).toBe('open')
    const crash = await server.launch('crash', 'rider')
    const watching = await connectLive(server.studio.address, { type: 'hello', session: crash })
    await watching.next('table')
    await server.studio.table.tick()
    await watching.close()
    const hidden = await server.rows(
      `select server_seed_hash from studio.seed_pair where state <> 'revealed'`,
    )
    const hashes = new Set(hidden.map((row) => String(row['server_seed_hash'])))
    expect(hashes.size).toBe(6)
    for (const hash of hashes) secrets.push(await server.secretSeed(hash))
    const { links, position } = await server.secretChain()
    secrets.push(...links.slice(position))

    const copy = await copyOfDatabase()
    const text = copy.join('\n')
    for (const secret of secrets) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(Buffer.from(secret).toString('hex'))
    }
    const candidates = candidatesIn(copy)
    expect(candidates.length).toBeGreaterThan(5)
    // As texts, as they are used, and as the bytes that they would be without a seal.
    expect(candidates.filter((one) => hashes.has(sha256(one)))).toEqual([])
    expect(candidates.filter((one) => hashes.has(sha256(Buffer.from(one, 'hex').toString())))).toEqual([])
    // No value leads down the chain to its public end.
    const leadsToEnd = (start: string): boolean => {
      let link = start
      for (let step = 0; step < 50; step += 1) {
        link = sha256(link)
        if (link === links[0]) return true
      }
      return false
    }
    expect(candidates.filter(leadsToEnd)).toEqual([])
  })

  it('does not tell where the mines of an open field are', async () => {
    const session = await server.launch('mines', 'another digger')
    const { round } = (await server.ask(session, 'POST', '/api/bets/mines', bet('1', { mines: 5 }))).body
    const [row] = await server.rows(
      `select client_seed, nonce, events, moves, server_seed_hash from studio.told_round where id = $1`,
      [round.id],
    )
    expect([row!['events'], row!['moves']]).toEqual([[], []])
    const seeds = {
      serverSeed: await server.secretSeed(String(row!['server_seed_hash'])),
      clientSeed: String(row!['client_seed']),
      nonce: Number(row!['nonce']),
    }
    expect(mineTiles({ mines: 5 }, await drawFloats(seeds, 5))).toHaveLength(5)
    expect((await copyOfDatabase()).join('\n')).not.toContain(seeds.serverSeed)
  })

  it('takes no seed in the clear, reveals none before its pair ends, and no other than the committed one', async () => {
    const open = `from studio.seed_pair where state = 'active' limit 1`
    await expect(
      server.rows(
        `insert into studio.seed_pair (player_id, state, server_seed, server_seed_hash, client_seed, created_at)
        select player_id, 'revealed', repeat('a', 64), repeat('b', 64), '', now() ${open}`,
      ),
    ).rejects.toThrow('stored sealed')
    const reveal = (set: string) =>
      server.rows(`update studio.seed_pair set ${set} where id = (select id ${open})`)
    await expect(reveal(`server_seed = '${secrets[0]}'`)).rejects.toThrow('revealed with its pair')
    await expect(reveal(`state = 'revealed', server_seed = repeat('a', 64)`)).rejects.toThrow('fits its hash')
    await expect(reveal('sealed_seed = null')).rejects.toThrow('seed_pair_seed_known')
    await expect(server.rows(`update studio.room_chain set seed = repeat('a', 64)`)).rejects.toThrow(
      'column "seed" of relation "room_chain" does not exist',
    )
    await expect(
      server.rows(
        `insert into studio.crash_chain (seed, length, terminal_hash, created_at) values (repeat('a', 64), 1, 'b', now())`,
      ),
    ).rejects.toThrow('stored sealed')
  })
})

describe('the key of the seeds', () => {
  const keyFile = () => seedKeyFileOf(server.environment.studioPrivateKeyFile)

  it('is needed: without it, or with another one, a studio does not start and changes nothing', async () => {
    const [right, away] = [readFileSync(keyFile(), 'utf8'), `${keyFile()}.away`]
    const before = await copyOfDatabase()
    renameSync(keyFile(), away)
    await expect(server.beside()).rejects.toThrow('this file is missing')
    writeFileSync(keyFile(), `${Buffer.alloc(32, 7).toString('base64')}\n`)
    await expect(server.beside()).rejects.toThrow('put back the key that belongs to this database')
    writeFileSync(keyFile(), 'a key?')
    await expect(server.beside()).rejects.toThrow('32 bytes in base64')
    rmSync(keyFile())
    writeFileSync(keyFile(), right)
    expect(await copyOfDatabase()).toEqual(before)
  })

  it('seals what an earlier release left in the clear, and the rounds go on as they were committed to', async () => {
    const session = await server.launch('dice', 'from before')
    const visible = (await server.ask(session, 'GET', '/api/session')).body.seeds
    const clear = await server.secretSeed(visible.serverSeedHash)
    await server.rows('alter table studio.seed_pair disable trigger user')
    await server.rows(
      `update studio.seed_pair set server_seed = $1, sealed_seed = null where server_seed_hash = $2`,
      [clear, visible.serverSeedHash],
    )
    await server.rows('alter table studio.seed_pair enable trigger user')
    await server.restart()
    expect((await copyOfDatabase()).join('\n')).not.toContain(clear)
    const again = await server.launch('dice', 'from before')
    const order = bet('1', { direction: 'over', targetHundredths: 5050 })
    expect((await server.ask(again, 'POST', '/api/bets/dice', order)).status).toBe(200)
    const { revealed } = (await server.ask(again, 'POST', '/api/seeds/rotate', {})).body
    expect(revealed).toMatchObject({ serverSeed: clear, serverSeedHash: visible.serverSeedHash })
  })
})
