// SPDX-License-Identifier: Apache-2.0
import { chromium, type Browser } from '@playwright/test'
import { buildStaleClients } from '@tessera/server/src/main/supervisor/build-clients.ts'
import pg from 'pg'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import type { Part, Figure } from '../shared/part.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { startChild } from '../shared/child.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { countFrames, followChanges, type FrameRun } from './frames/count-frames.ts'
import { waitUntilLive } from './live-matches.ts'
import type { BookOrder, BookReport, PriceFeed } from './server.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
} as const
/** The most that a page watches. */
const mostInLobby = 40
const [settleMs, leadMs] = [3_000, 1_000]

/**
 * Frames of the site on a phone with a slowed processor while prices change: an event page with all markets of a live
 * football match, and the lobby. Beside each stands the same page while only the built-in feed plays, and beside all an
 * empty page with one small animation: where no graphics card draws, that is the most that can be had. Options: --slowed 4
 * --seconds 20 --changes 5 (a second) --patience 20.
 */
const frames: Part = async (options) => {
  const slowed = numberOption(options, 'slowed', 4)
  const seconds = numberOption(options, 'seconds', 20)
  const perSecond = numberOption(options, 'changes', 5)
  const patienceMs = 1_000 * numberOption(options, 'patience', 20)
  await buildStaleClients()
  const database = await startBenchDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  const server = startChild<BookReport>(new URL('./server.ts', import.meta.url), [
    database.url,
    `${database.dataDir}-server`,
  ])
  const browser = await chromium.launch({
    executablePath: await findBrowser({ shell: true }),
    args: ['--no-sandbox'],
  })
  try {
    await owner.connect()
    const started = await server.next()
    if (!('listening' in started)) throw new Error('the server did not start')
    await server.ask({ replay: 1 } satisfies BookOrder)
    await waitUntilLive(owner, 1)
    const match = await matchOf(owner)
    const site = `http://localhost:${started.listening}`
    const run = async (path: string | undefined, feed?: Omit<PriceFeed, 'perSecond' | 'seconds'>) => {
      await waitForCalm(patienceMs)
      return runPage(browser, path === undefined ? undefined : `${site}${path}`, { seconds, slowed }, () =>
        feed
          ? server.ask({
              change: { ...feed, perSecond, seconds: seconds + leadMs / 1_000 },
            } satisfies BookOrder)
          : Promise.resolve(),
      )
    }
    const event = `/sportsbook/event?eventId=${match.id}`
    const listed = await listedEvents(owner)
    const runs: [string, FrameRun][] = [
      ['an empty page', await run(undefined)],
      ['an event, as the feed plays it', await run(event)],
      [
        `an event, 10 of ${match.markets} markets change`,
        await run(event, { eventIds: [match.id], changing: 10 }),
      ],
      [`an event, all ${match.markets} markets change`, await run(event, { eventIds: [match.id] })],
      ['the lobby, as the feed plays it', await run('/sportsbook')],
      [
        `the lobby, ${listed.length} events change`,
        await run('/sportsbook', { eventIds: listed, changing: 1 }),
      ],
    ]
    return report(runs, { slowed, seconds })
  } finally {
    await browser.close()
    await server.stop()
    await owner.end()
    await database.close()
  }
}
export default frames

/** Opens a page, lets it come to rest, and counts its frames while prices change. */
async function runPage(
  browser: Browser,
  address: string | undefined,
  counting: { seconds: number; slowed: number },
  change: () => Promise<unknown>,
): Promise<FrameRun> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const messagesOf = followChanges(page)
    if (address === undefined)
      await page.setContent(
        '<style>@keyframes turn{to{transform:rotate(1turn)}}i{display:block;width:40px;height:40px;background:red;animation:turn 1s linear infinite}</style><i></i>',
      )
    else {
      await page.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
      await page.goto(address)
      await page.getByRole('main').locator('button[aria-pressed]').first().waitFor({ timeout: 60_000 })
    }
    await pause(settleMs)
    const changed = change()
    await pause(leadMs)
    const run = await countFrames(page, messagesOf, counting)
    await changed
    return run
  } finally {
    await context.close()
  }
}

/** The live football match with the most open markets. */
async function matchOf(owner: pg.Client): Promise<{ id: bigint; markets: number }> {
  const { rows } = await owner.query<{ id: string; markets: number }>(`
    select event.id::text, count(*)::integer as markets from sportsbook_event event
    join sportsbook_market market on market.event_id = event.id and market.status = 'open'
    where event.status = 'live' and event.sport = 'football' group by event.id order by 2 desc limit 1`)
  if (!rows[0]) throw new Error('no match takes bets')
  return { id: BigInt(rows[0].id), markets: rows[0].markets }
}

/** The events at the top of the lobby. */
async function listedEvents(owner: pg.Client): Promise<bigint[]> {
  const { rows } = await owner.query<{ id: string }>(`
    select id::text from sportsbook_event where status in ('live', 'scheduled') and kind = 'match'
    order by status, starts_at, id limit ${mostInLobby}`)
  return rows.map(({ id }) => BigInt(id))
}

function report(
  runs: readonly (readonly [string, FrameRun])[],
  { slowed, seconds }: { slowed: number; seconds: number },
): Figure[] {
  printTable(
    [
      `slowed ${slowed} times, ${seconds} s each`,
      'frames/s',
      'later than 34 ms',
      'longest ms',
      'tasks > 50 ms',
      'messages/s',
      'busy',
      'script ms a message',
      'style and layout',
    ],
    runs.map(([name, run]) => [
      name,
      run.framesPerSecond.toFixed(1),
      `${(run.lateShare * 100).toFixed(1)} %`,
      run.longestMs.toFixed(0),
      run.longTasks,
      (run.messages / seconds).toFixed(1),
      `${(run.busyMs / seconds / 10).toFixed(0)} %`,
      ...[run.scriptMs, run.drawMs].map((ms) => (run.messages === 0 ? '' : (ms / run.messages).toFixed(1))),
    ]),
  )
  const names = [
    'emptyPage',
    'eventAtRest',
    'eventSomeChange',
    'eventAllChange',
    'lobbyAtRest',
    'lobbyChanges',
  ]
  return runs.map(([, { framesPerSecond }], index) => ({
    name: `sportsbook.frames.${names[index]!}`,
    value: framesPerSecond,
  }))
}
