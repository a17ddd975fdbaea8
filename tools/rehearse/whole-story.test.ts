// SPDX-License-Identifier: Apache-2.0
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { afterAll, describe, expect, it } from 'vitest'
import {
  prescribedVersions,
  type PrescribedPostgres,
  type PrescribedVersion,
  startPrescribedPostgres,
  whyLeftOut,
} from '../backup/prescribed-postgres-for-tests.ts'
import { blocksOf, commandsBelow, createReader, type Reader } from './follow-page.ts'
import { balanceOf, logIn, playDice, register } from './member-steps.ts'
import { openSite, type Site } from './open-site.ts'
import { payIn } from './pay-in.ts'

/* The whole life of a server, for a person with nothing but docs/runbook: an installation on a separate
   PostgreSQL, a second brand, a backup, the loss of the machine, another machine, and a member of the second
   brand who finds their money and plays on. Every command is read from its page. Only what a page cannot know
   (addresses, ports, passwords) is replaced. */
const install = 'docs/runbook/install.md'
const brands = 'docs/runbook/brands.md'
const backup = 'docs/runbook/backup.md'
const daily = 'docs/runbook/daily.md'
const keys = 'docs/runbook/keys.md'
const incidents = 'docs/runbook/incidents.md'

const scratch = mkdtempSync(join(tmpdir(), 'tessera-story-'))
// The database runs as another user.
chmodSync(scratch, 0o755)
const secret = 'A-password-of-the-head-1'
const running: { stop(): Promise<void> }[] = []
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop()
  rmSync(scratch, { recursive: true, force: true })
})

interface Machine {
  folder: string
  database: PrescribedPostgres
  url: string
  reader: Reader
  site: Site
  second: Site
}

/** A machine: its folder, its database, and a person who types what the pages say. */
async function openMachine(version: PrescribedVersion, name: string, port: number): Promise<Machine> {
  const folder = join(scratch, `${name}-${version}`)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const cluster = join(folder, 'postgres')
  mkdirSync(cluster, { mode: 0o755 })
  // Prepared as the page says, by its first lines, before it contains anything.
  const database = await startPrescribedPostgres(version, cluster)
  running.push(database)
  const url = database.ownerUrl()
  const instead = (commands: string): string =>
    commands
      .replaceAll('https://play.example.com', `http://localhost:${port}`)
      // A different origin from that of its Games API, as it is behind a proxy.
      .replaceAll('https://games.example.com', `http://127.0.0.1:${port + 1}`)
      .replaceAll('play.second.example', '127.0.0.1')
      .replaceAll('postgresql://tessera:...@db:5432/tessera', `'${url}'`)
      .replaceAll('localhost:3000', `localhost:${port}`)
      .replaceAll('localhost:3001', `localhost:${port + 1}`)
      .replaceAll('.data/', `${join(folder, 'data')}/`)
      .replace(
        /^npm run operator -- add [^#\n]*/gm,
        (command) => `${command.trim()} --password-stdin <<< '${secret}' `,
      )
      .replaceAll('OPERATOR_PASSWORD=...', `OPERATOR_PASSWORD='${secret}'`)
      // Nothing here is ready to go live.
      .replace(/^npm run setup -- status$/gm, '$& || true')
  const [variables = ''] = (commandsBelow(install, 'With npm, on one machine')[0] ?? '').split(
    /^(?=npm start$)/m,
  )
  const environment = [
    instead(variables),
    `export DATABASE_URL='${url}' PORT=${port} STUDIO_PORT=${port + 1} DATA_DIR='${join(folder, 'data')}' DRAW_AHEAD=no`,
    `export OPERATOR_ORIGINS=http://localhost:${port},http://127.0.0.1:${port}`,
    `export BACKUP='${join(scratch, `backup-${version}`)}' KEYS='${join(scratch, `keys-${version}`)}'`,
  ].join('\n')
  return {
    folder,
    database,
    url,
    reader: createReader({ environment, instead }),
    site: openSite(`http://localhost:${port}`),
    second: openSite(`http://127.0.0.1:${port}`),
  }
}

const succeeds = async (reader: Reader, commands: string): Promise<string> => {
  const { code, said } = await reader.run(commands)
  expect(code, `${commands}\n${said}`).toBe(0)
  return said
}

const isLong = process.env['LONG_TESTS'] !== undefined
for (const version of prescribedVersions) {
  const reason = whyLeftOut(version)
  if (isLong && reason !== undefined) console.log(`The whole story: ${reason}.`)
}

describe.runIf(isLong)('somebody with nothing but the runbook', () => {
  it.each(prescribedVersions.filter((version) => whyLeftOut(version) === undefined))(
    'on PostgreSQL %s runs a server with two brands, loses the machine, and gives a member of the second brand everything back',
    { timeout: 900_000 },
    async (version) => {
      // Both machines have the same public addresses, through a proxy and DNS.
      const port = await freePort()
      const first = await openMachine(version, 'first', port)
      const [start = ''] = (commandsBelow(install, 'With npm, on one machine')[0] ?? '')
        .split(/^(?=npm start$)/m)
        .slice(1)
      const server = first.reader.start(start)
      running.push({ stop: () => server.interrupt() })
      await expect.poll(server.said, { timeout: 240_000, interval: 100 }).toMatch(/is ready|Stopped/)
      expect(server.said()).toContain('Tessera is ready')
      expect(
        await succeeds(first.reader, commandsBelow(install, 'The steps to the first player').join('\n')),
      ).toContain('the ledger adds up')
      await succeeds(
        first.reader,
        [...commandsBelow(brands, 'Make it'), ...commandsBelow(brands, 'One more host, or none')].join('\n'),
      )

      const account = { username: 'maria77', password: 'Correct-horse-9' }
      const member = await register(first.second, account)
      await payIn(first.second, member)
      await playDice(first.second, member)
      await expect(logIn(first.site, account)).rejects.toThrow()

      for (const heading of ['The seal key', 'The vault key', 'Our own key'])
        await succeeds(first.reader, commandsBelow(keys, heading).join('\n'))
      expect(await first.reader.run(commandsBelow(keys, 'The vault key is lost').join('\n'))).toMatchObject({
        code: 1,
        said: expect.stringMatching(/not lost|is here|is there|found/),
      })
      await playDice(first.second, member)
      const { sumBalance } = await balanceOf(first.second, member)
      expect(sumBalance).toBeGreaterThan(0)
      expect(await succeeds(first.reader, commandsBelow(backup, 'Back up').join('\n'))).toContain('vault.key')

      // The machine is gone, and everything that was on it.
      await server.interrupt()
      await first.database.stop()
      rmSync(first.folder, { recursive: true })

      const other = await openMachine(version, 'other', port)
      expect(await succeeds(other.reader, commandsBelow(backup, 'Restore').join('\n'))).toMatch(
        /The ledger adds up.*\nThe record.*\n.*\nThe keys fit/,
      )
      // Here each process runs separately, as in the page about daily operation.
      const again = other.reader.start(
        `${(commandsBelow(daily, 'Processes')[0] ?? '').replaceAll(/^(npm run (?:platform|studio)).*$/gm, '$1 &')}\nwait`,
      )
      running.push({ stop: () => again.interrupt() })
      await expect
        .poll(again.said, { timeout: 240_000, interval: 100 })
        .toMatch(/the platform listens[^]*the studio is open|the studio is open[^]*the platform listens/)

      const back = await logIn(other.second, account)
      expect((await balanceOf(other.second, back)).sumBalance).toBe(sumBalance)
      await playDice(other.second, back)
      await expect(logIn(other.site, account)).rejects.toThrow()
      expect(
        await succeeds(other.reader, commandsBelow(backup, 'Any moment: a log of every change').at(-1) ?? ''),
      ).toMatch(/The ledger adds up.*\nThe record.*\n.*\nThe keys fit/)
      await askEveryQuestion(other.url)
      await again.interrupt()
      expect(readdirSync(scratch)).not.toContain(`first-${version}`)
    },
  )
})

/** The queries of the page about incidents, to notice when one is out of date. */
async function askEveryQuestion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const questions = blocksOf(incidents)
    .filter(({ language }) => language === 'sql')
    .flatMap(({ text }) => text.split(';'))
    .map((text) => text.trim())
    .filter(Boolean)
  expect(questions.length).toBeGreaterThan(2)
  for (const question of questions) await client.query(question)
  await client.end()
}
