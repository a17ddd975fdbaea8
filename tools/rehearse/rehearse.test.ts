// SPDX-License-Identifier: Apache-2.0
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seenGames, wrongLaunches } from '@tessera/e2e/support/seen-games.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { freePort } from '@tessera/server/src/testing/free-port.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callServer } from './call-server.ts'
import { commandsBelow, createReader, type Reader } from './follow-page.ts'
import { findDice, register } from './member-steps.ts'
import { openSite } from './open-site.ts'

/* Executes the installation page of the runbook, word by word: the commands are read from the page, so that
   page and test cannot diverge. Only what a test machine cannot have is replaced: addresses, ports, the data
   folder, and the password that a person would type. */
const page = 'docs/runbook/install.md'
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-install-'))
const password = 'A-password-of-the-head-1'
const [environment = '', start = ''] = (commandsBelow(page, 'With npm, on one machine')[0] ?? '').split(
  /^(?=npm start$)/m,
)
const steps = commandsBelow(page, 'The steps to the first player')
let reader: Reader
let server: ReturnType<Reader['start']>
let port = 0

beforeAll(async () => {
  port = await freePort()
  const instead = (commands: string): string =>
    commands
      .replaceAll('https://play.example.com', `http://localhost:${port}`)
      // A different origin from that of its Games API, as it is behind a proxy.
      .replaceAll('https://games.example.com', `http://127.0.0.1:${port + 1}`)
      .replaceAll('localhost:3000', `localhost:${port}`)
      .replaceAll('localhost:3001', `localhost:${port + 1}`)
      .replaceAll('.data/', `${dataDir}/`)
      .replace(
        /^npm run operator -- add [^#\n]*/gm,
        (command) => `${command.trim()} --password-stdin <<< '${password}' `,
      )
      .replaceAll('OPERATOR_PASSWORD=...', `OPERATOR_PASSWORD='${password}'`)
      // A new installation is not ready to go live, which ends the command with 1.
      .replace(/^npm run setup -- status$/gm, '$& || true')
  reader = createReader({
    environment: `${instead(environment)}\nexport PORT=${port} STUDIO_PORT=${port + 1} DATA_DIR=${dataDir} DRAW_AHEAD=no`,
    instead,
  })
  server = reader.start(start)
})

afterAll(async () => {
  await server.interrupt()
  rmSync(dataDir, { recursive: true, force: true })
})

it(
  'brings an installation to its first player, and fails when one step is left out',
  { timeout: 300_000 },
  async () => {
    await expect.poll(server.said, { timeout: 150_000, interval: 50 }).toMatch(/is ready|Stopped/)
    expect(server.said()).toContain('Tessera is ready')
    const word = ' --redeems'
    expect(steps.join('\n').split(word)).toHaveLength(2)
    const forgetful = await reader.run(steps.map((block) => block.replace(word, '')).join('\n'))
    expect(forgetful.said).toMatch(
      /FAILED .*redeems launch tokens.*npm run vendor -- change --id studio --redeems/,
    )
    expect(forgetful.code).toBe(1)

    const faithful = await reader.run(
      steps
        .join('\n')
        .split('\n')
        .filter((line) => /npm run (vendor -- add|rehearse)/.test(line))
        .join('\n'),
    )
    expect(faithful.said).toContain('the ledger adds up')
    expect(faithful.said).not.toContain('FAILED')
    expect(faithful.code).toBe(0)
  },
)

it(
  'shows after these steps no game, in no row, list, search or card, that does not open at our own studio',
  { timeout: 300_000 },
  async () => {
    const site = openSite(`http://localhost:${port}`)
    const token = await register(site, { username: 'looksround', password: 'Journey-1357' })
    await findDice(site)
    const { games, deadEnds } = await seenGames((name, question) => callServer(site, name, question))
    expect(deadEnds).toEqual([])
    expect(games.length).toBeGreaterThan(0)
    const wrong = await wrongLaunches(games, {
      siteUrl: site.address,
      launch: async ({ gameId, nodeId, vassalage }) =>
        (await callServer(site, 'play.launch', { gameId, nodeId, vassalage, language: 'EN' }, token))
          .game_url,
      answers: async (address) => (await site.fetch(address)).response.ok,
    })
    console.log(`Launched ${games.length} games`)
    expect(wrong).toEqual([])
  },
)

it.each([
  ['the site', '', 'apps/web', 0],
  ['the console', '/console/', 'apps/backoffice', 0],
  ['a game', '/play/dice', 'apps/studio', 1],
])(
  'serves %s without source maps, which lie beside it for whoever runs it',
  async (_name, path, app, portAfter) => {
    const address = `http://localhost:${port + portAfter}${path}`
    const page = await (await fetch(address)).text()
    const scripts = [...page.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(
      ([, source = '']) => new URL(source, address),
    )
    expect(scripts.length, page.slice(0, 500)).toBeGreaterThan(0)
    for (const script of scripts) {
      const answer = await fetch(script)
      expect([answer.status, (await answer.text()).includes('sourceMappingURL')]).toEqual([200, false])
      const map = await fetch(`${script.href}.map`)
      expect([map.status, (await map.text()).includes('"mappings"')]).toEqual([404, false])
    }
    // A script of the builder's own, which contains none of our sources, has none.
    const maps = scripts.filter(({ pathname }) =>
      existsSync(join(rootFolder, app, 'source-maps', `${pathname.replace('/console/', '/')}.map`)),
    )
    expect(maps.length).toBeGreaterThan(0)
  },
)
