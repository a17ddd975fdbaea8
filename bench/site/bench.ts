// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder } from '@tessera/e2e/server/open-server.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds, type Part } from '../shared/part.ts'
import { machine, median, numberOption, printTable } from '../shared/report.ts'
import { type Audit, auditPage, type Device, devices, judged } from './audit-page.ts'
import { type FirstVisit, measureFirstVisit } from './first-visit.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { measureWays, type Ways } from './ways.ts'

/**
 * Lighthouse measures wall-clock time as work of the page: it waits up to this long for other work on the
 * machine to pause.
 */
const patienceMs = 60_000
const judgedPages = { home: '/', category: '/rng', promotions: '/promotions', help: '/help' }
/** Of these only the time on a slow phone counts, until their largest picture or text is there. */
const timedPages = { live: '/live', sports: '/sports', lottery: '/lotteryCenter' }
const pages = { ...judgedPages, ...timedPages }
type PageName = keyof typeof pages
/**
 * The cost of a first visit to home, the smoothness of the open site, and the Lighthouse scores of home, a
 * category, promotions and help, and the largest paint on a phone of these and of the lobbies of live tables, sports and lottery, on the built
 * site of a separate platform with the demo seed. Options:
 * --rounds 3 (Lighthouse runs per page and device, of which the median counts), --page home (that one alone;
 * none: no Lighthouse), --site http://… (a running platform).
 */
const run: Part = async (options) => {
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
    return [...reportVisit(visit), ...reportWays(ways), ...(audits.size === 0 ? [] : reportAudits(audits))]
  } finally {
    await server.stop()
  }
}
export default run

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
      for (const device of name in judgedPages ? devices : (['mobile'] as const)) {
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

function reportVisit({ usable, quiet }: FirstVisit): Figure[] {
  const kilobytes = (bytes: number): number => bytes / 1_000
  const visible = (bytes: number): string => kilobytes(bytes).toFixed(1)
  console.log('\nFirst visit of home on a phone, built site, all transfers as they came over the wire\n')
  printTable(
    ['', 'kB until usable', 'budget', 'kB until quiet', 'files'],
    [
      [
        'JavaScript',
        visible(usable.scripts.bytes),
        String(limitOf('site.home.js.kb')),
        visible(quiet.scripts.bytes),
        quiet.scripts.files,
      ],
      [
        'CSS',
        visible(usable.styles.bytes),
        String(limitOf('site.home.css.kb')),
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
    },
    {
      name: 'site.home.css.kb',
      value: kilobytes(usable.styles.bytes),
    },
    { name: 'site.home.quiet.js.kb', value: kilobytes(quiet.scripts.bytes) },
    {
      name: 'site.home.quiet.all.kb',
      value: kilobytes(Object.values(quiet).reduce((sum, { bytes }) => sum + bytes, 0)),
    },
  ]
}

function reportWays({ wayMs, slowestWayMs, languageMs, reloaded, shift, longestTaskMs }: Ways): Figure[] {
  console.log('\nThe open site at 1440 px, without throttling\n')
  printTable(
    ['', 'measured', 'wanted'],
    [
      [
        'route change after its data is there, median',
        `${wayMs.toFixed(0)} ms`,
        `${limitOf('site.route.ms')} ms`,
      ],
      ['the slowest of them', `${slowestWayMs.toFixed(0)} ms`, ''],
      [
        'change of the language',
        `${languageMs.toFixed(0)} ms${reloaded ? ', with a reload' : ''}`,
        'no reload',
      ],
      ['layout shift of opening and all changes', shift.toFixed(4), String(limitOf('site.shift'))],
      ['longest task', `${longestTaskMs.toFixed(0)} ms`, ''],
    ],
  )
  return [
    { name: 'site.route.ms', value: wayMs },
    { name: 'site.route.slowest.ms', value: slowestWayMs },
    { name: 'site.language.ms', value: languageMs },
    { name: 'site.language.reloads', value: reloaded ? 1 : 0 },
    { name: 'site.shift', value: shift },
    { name: 'site.longestTask.ms', value: longestTaskMs },
  ]
}

function reportAudits(audits: Audits): Figure[] {
  const of = (key: `${PageName} ${Device}`, read: (audit: Audit) => number): number =>
    median(audits.get(key)!.map(read))
  const wanted = (device: Device) => judged.map((name) => limitOf(`site.home.${device}.${name}`)).join(', ')
  console.log(
    `\nLighthouse, medians; wanted on ${devices.map((device) => `${device}: ${wanted(device)}`).join('; ')}\n`,
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
  for (const key of audits.keys())
    if (isJudged(key) && judged.some((name) => of(key, (audit) => audit.scores[name]) < 97))
      console.log(`${key}, last run: ${audits.get(key)!.at(-1)!.slow.join('; ')}`)
  return [...audits].flatMap(([key, rounds]) => [
    ...(isJudged(key) ? judged : []).map((name) =>
      overRounds(
        `site.${key.replace(' ', '.')}.${name}`,
        rounds.map(({ scores }) => scores[name]),
      ),
    ),
    ...(key.endsWith('mobile')
      ? [
          overRounds(
            `site.${key.replace(' ', '.')}.largestPaint.ms`,
            rounds.map(({ largestPaintMs }) => largestPaintMs),
          ),
        ]
      : []),
  ])
}

const isJudged = (key: `${PageName} ${Device}`): boolean => (key.split(' ')[0] ?? '') in judgedPages

function textOption(options: readonly string[], name: string): string | undefined {
  const at = options.indexOf(`--${name}`)
  return at < 0 ? undefined : options[at + 1]
}
