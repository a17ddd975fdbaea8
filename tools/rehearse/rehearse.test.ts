import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

/*
 * Does what the installation page of the runbook says, word by word: its commands are read from the page, so that the page
 * and this test cannot part. Only what a machine of tests cannot have is put in their place: addresses, ports, the folder of
 * the data, and the password that a person would type.
 */
const page = readFileSync(join(rootFolder, 'docs/runbook/install.md'), 'utf8')
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-install-'))
const password = 'A-password-of-the-head-1'
let port = 0
let house: ChildProcess | undefined
let output = ''

/** The commands of a chapter, in their order. */
function commandsOf(title: string): string[] {
  const chapter = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
  const commands = [...chapter.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
  if (commands.length === 0) throw new Error(`The page has no commands under "${title}"`)
  return commands
}

const [environment = '', start = ''] = (commandsOf('With npm, on one machine')[0] ?? '').split(/^(?=npm start$)/m)
const steps = commandsOf('The steps to the first player')

function here(commands: string): string {
  return commands
    .replaceAll('https://play.example.com', `http://localhost:${port}`)
    // Another origin than that of its Games API, as it is behind a proxy.
    .replaceAll('https://games.example.com', `http://127.0.0.1:${port + 1}`)
    .replaceAll('localhost:3000', `localhost:${port}`).replaceAll('localhost:3001', `localhost:${port + 1}`)
    .replaceAll('.data/', `${dataDir}/`)
    .replace(/^npm run operator -- add [^#\n]*/m, (command) => `${command.trim()} --password-stdin <<< '${password}' `)
    .replaceAll('OPERATOR_PASSWORD=...', `OPERATOR_PASSWORD='${password}'`)
}

/** A shell with the environment of the page. */
function shell(commands: string): ChildProcess {
  const script = ['set -e', here(environment), `export PORT=${port} STUDIO_PORT=${port + 1} DATA_DIR=${dataDir} DRAW_AHEAD=no`, here(commands)].join('\n')
  return spawn('bash', ['-c', script], { cwd: rootFolder, env: { ...bareEnvironment, HOME: process.env['HOME'] }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

async function run(commands: string): Promise<{ code: number | null; said: string }> {
  const child = shell(commands)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => { said += chunk.toString() })
  const [code] = await once(child, 'close') as [number | null]
  return { code, said }
}

/** Two ports in a row that nobody has. */
async function freePorts(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => { server.close(resolve) })
  return typeof address === 'object' && address && address.port < 65_000 ? address.port : freePorts()
}

beforeAll(async () => {
  port = await freePorts()
  house = shell(start)
  for (const stream of [house.stdout, house.stderr]) stream?.on('data', (chunk: Buffer) => { output += chunk.toString() })
})

afterAll(async () => {
  if (house?.pid !== undefined && house.exitCode === null) {
    // As Ctrl-C does: everybody in the group is told.
    process.kill(-house.pid, 'SIGINT')
    await once(house, 'exit')
  }
  rmSync(dataDir, { recursive: true, force: true })
})

it('brings a house to its first player, and notices when one step is taken out', { timeout: 300_000 }, async () => {
  await expect.poll(() => output, { timeout: 150_000, interval: 50 }).toMatch(/is ready|Stopped/)
  expect(output).toContain('Tessera is ready')
  const word = ' --redeems'
  expect(steps.join('\n').split(word)).toHaveLength(2)
  const forgetful = await run(steps.map((block) => block.replace(word, '')).join('\n'))
  expect(forgetful.said).toMatch(/FAILED .*redeems launch tokens.*npm run vendor -- change --id studio --redeems/)
  expect(forgetful.code).toBe(1)

  const faithful = await run(steps.join('\n').split('\n').filter((line) => /npm run (vendor -- add|rehearse)/.test(line)).join('\n'))
  expect(faithful.said).toContain('the ledger adds up')
  expect(faithful.said).not.toContain('FAILED')
  expect(faithful.code).toBe(0)
})
