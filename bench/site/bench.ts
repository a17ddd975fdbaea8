// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder } from '@tessera/e2e/server/open-server.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { figure, machine, median, numberOption, printTable } from '../shared/report.ts'
import { type Audit, auditPage, type Device, devices, judged } from './audit-page.ts'
import { type FirstVisit, measureFirstVisit } from './first-visit.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { measureWays, type Ways } from './ways.ts'

/**
 * Lighthouse measures wall-clock time as work of the page: it waits up to this long for other work on the
 * machine to pause.
 */
const patienceMs = 60_000
const pages = { home: '/', category: '/rng', promotions: '/promotions', help: '/help' }
type PageName = keyof typeof pages
const budgets = {
  jsKb: 120,
  cssKb: 22,
  performance: { desktop: 97, mobile: 90 },
  others: 100,
  wayMs: 100,
  shift: 0.02,
}

interface Result {
  name: string
  value: number
  holds: boolean
}

/**
 * The cost of a first visit to home, the smoothness of the open site, and the Lighthouse scores of home, a
 * category, promotions and help, on the built site of a separate platform with the demo seed. Options:
 * --rounds 3 (Lighthouse runs per page and device, of which the median counts), --page home (that one alone;
 * none: no Lighthouse), --site http://… (a running platform).
 */
export async function run(options: string[]): Promise<void> {
  const rounds = numberOption(options, 'rounds', 3)
  const chosen = (Object.keys(pages) as PageName[]).filter(
    (name) => (textOption(options, 'page') ?? name) === name,
  )
  const browserPath = await findBrowser()
  const running = textOption(options, 'site')
  const server =
    running === undefined
      ? await openServer({
          dataDir: join(rootFolder, '.cache/bench-site'),
          variables: { SEED_GAMES: '10000' },
        })
      : { siteUrl: running, stop: async () => undefined }
  try {
    // Pictures are drawn when they are first displayed; a new platform has none yet.
    await measureFirstVisit(browserPath, server.siteUrl)
    const visit = await measureFirstVisit(browserPath, server.siteUrl)
    await waitForCalm(patienceMs)
    const ways = await measureWays(browserPath, server.siteUrl)
    const { audits, free } = await audit(browserPath, server.siteUrl, chosen, rounds)
    console.log(
      `\n${machine()}${free.length === 0 ? '' : `; of the processor was free before each Lighthouse run: ${Math.round(median(free) * 100)} % (median), ${Math.round(Math.min(...free) * 100)} % (least)`}`,
    )
    const results = [
      ...reportVisit(visit),
      ...reportWays(ways),
      ...(audits.size === 0 ? [] : reportAudits(audits, rounds)),
    ]
    console.log()
    for (const { name, value } of results) figure(name, value)
    const missed = results.filter(({ holds }) => !holds).map(({ name }) => name)
    if (missed.length > 0) throw new Error(`Missed: ${missed.join(', ')}`)
  } finally {
    await server.stop()
  }
}

type Audits = Map<`${PageName} ${Device}`, Audit[]>

async function audit(
  browserPath: string,
  siteUrl: string,
  chosen: readonly PageName[],
  rounds: number,
): Promise<{ audits: Audits; free: number[] }> {
  const audits: Audits = new Map()
  const free: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of chosen) {
      for (const device of devices) {
        free.push(await waitForCalm(patienceMs))
        audits.set(`${name} ${device}`, [
          ...(audits.get(`${name} ${device}`) ?? []),
          await auditPage(browserPath, siteUrl + pages[name], device),
        ])
      }
    }
  }
  return { audits, free }
}

function reportVisit({ usable, quiet }: FirstVisit): Result[] {
  const kilobytes = (bytes: number): number => bytes / 1_000
  const visible = (bytes: number): string => kilobytes(bytes).toFixed(1)
  console.log('\nFirst visit of home on a phone, built site, all transfers as they came over the wire\n')
  printTable(
    ['', 'kB until usable', 'budget', 'kB until quiet', 'files'],
    [
      [
        'JavaScript',
        visible(usable.scripts.bytes),
        String(budgets.jsKb),
        visible(quiet.scripts.bytes),
        quiet.scripts.files,
      ],
      [
        'CSS',
        visible(usable.styles.bytes),
        String(budgets.cssKb),
        visible(quiet.styles.bytes),
        quiet.styles.files,
      ],
      ['page', visible(usable.pages.bytes), '', visible(quiet.pages.bytes), quiet.pages.files],
      ['fonts', visible(usable.fonts.bytes), '', visible(quiet.fonts.bytes), quiet.fonts.files],
      ['pictures', visible(usable.pictures.bytes), '', visible(quiet.pictures.bytes), quiet.pictures.files],
      [
        'answers of the platform',
        visible(usable.answers.bytes),
        '',
        visible(quiet.answers.bytes),
        quiet.answers.files,
      ],
    ],
  )
  return [
    {
      name: 'site.home.js.kb',
      value: kilobytes(usable.scripts.bytes),
      holds: kilobytes(usable.scripts.bytes) <= budgets.jsKb,
    },
    {
      name: 'site.home.css.kb',
      value: kilobytes(usable.styles.bytes),
      holds: kilobytes(usable.styles.bytes) <= budgets.cssKb,
    },
    { name: 'site.home.quiet.js.kb', value: kilobytes(quiet.scripts.bytes), holds: true },
    {
      name: 'site.home.quiet.all.kb',
      value: kilobytes(Object.values(quiet).reduce((sum, { bytes }) => sum + bytes, 0)),
      holds: true,
    },
  ]
}

function reportWays({ wayMs, slowestWayMs, languageMs, reloaded, shift, longestTaskMs }: Ways): Result[] {
  console.log('\nThe open site at 1440 px, without throttling\n')
  printTable(
    ['', 'measured', 'wanted'],
    [
      ['route change after its data is there, median', `${wayMs.toFixed(0)} ms`, `${budgets.wayMs} ms`],
      ['the slowest of them', `${slowestWayMs.toFixed(0)} ms`, ''],
      [
        'change of the language',
        `${languageMs.toFixed(0)} ms${reloaded ? ', with a reload' : ''}`,
        'no reload',
      ],
      ['layout shift of opening and all changes', shift.toFixed(4), String(budgets.shift)],
      ['longest task', `${longestTaskMs.toFixed(0)} ms`, ''],
    ],
  )
  return [
    { name: 'site.route.ms', value: wayMs, holds: wayMs <= budgets.wayMs },
    { name: 'site.route.slowest.ms', value: slowestWayMs, holds: true },
    { name: 'site.language.ms', value: languageMs, holds: !reloaded },
    { name: 'site.shift', value: shift, holds: shift <= budgets.shift },
    { name: 'site.longestTask.ms', value: longestTaskMs, holds: true },
  ]
}

function reportAudits(audits: Audits, rounds: number): Result[] {
  const of = (key: `${PageName} ${Device}`, read: (audit: Audit) => number): number =>
    median(audits.get(key)!.map(read))
  console.log(
    `\nLighthouse, medians of ${rounds}; wanted: performance ${budgets.performance.desktop} desktop, ${budgets.performance.mobile} mobile, all else ${budgets.others}\n`,
  )
  printTable(
    ['', ...judged, 'first paint ms', 'largest paint ms', 'blocking ms', 'shift'],
    [...audits.keys()].map((key) => [
      key,
      ...judged.map((name) => of(key, (audit) => audit.scores[name])),
      of(key, (audit) => audit.firstPaintMs),
      of(key, (audit) => audit.largestPaintMs),
      of(key, (audit) => audit.blockingMs),
      of(key, (audit) => audit.shift).toFixed(3),
    ]),
  )
  const results = [...audits.keys()].flatMap((key) => {
    const [page = '', device = ''] = key.split(' ')
    const least = (name: string): number =>
      name === 'performance' ? budgets.performance[device as Device] : budgets.others
    return judged.map((name) => ({
      name: `site.${page}.${device}.${name}`,
      value: of(key, (audit) => audit.scores[name]),
      holds: of(key, (audit) => audit.scores[name]) >= least(name),
    }))
  })
  for (const key of audits.keys())
    if (judged.some((name) => of(key, (audit) => audit.scores[name]) < 97))
      console.log(`${key}, last run: ${audits.get(key)!.at(-1)!.slow.join('; ')}`)
  return results
}

function textOption(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(`--${name}`)
  return at < 0 ? undefined : options[at + 1]
}
