// SPDX-License-Identifier: Apache-2.0
import type { Area, Meanings } from './figure.ts'

const pages = ['home', 'category', 'promotions', 'help']
const timedPages = [...pages, 'live', 'sports', 'lottery']
const devices = ['desktop', 'mobile']
const busyDesktop = 'Its scripts keep the page busy; on 21 November it had 99.'
const busyPhone =
  'What holds it back on a phone is the time in which scripts keep the page busy (0.3 to 1.2 s with the processor slowed four times); its largest paint holds its limit. Which scripts take it has not been found yet. On 21 November these pages had 94 and 95.'
/** Of Lighthouse, with the least score that is wanted. */
const scores: Readonly<Record<string, (device: string) => number>> = {
  performance: (device) => (device === 'desktop' ? 97 : 90),
  accessibility: () => 100,
  'best-practices': () => 100,
  seo: () => 100,
}

export const site: Area = {
  title: 'Lobby and site',
  parts: {
    'lobby-calls': {
      title: 'Lobby calls over HTTP, 20,000 games, 200 requests a second',
      figures: {
        'lobby.calls.p50Ms': { says: 'p50, median of the rounds', unit: 'ms' },
        'lobby.calls.p99Ms': { says: 'p99, median of the rounds', unit: 'ms', atMost: 15 },
        'lobby.calls.allRounds.p99Ms': { says: 'p99, all rounds together', unit: 'ms', atMost: 15 },
        'lobby.calls.bestRound.p99Ms': { says: 'p99, best round', unit: 'ms' },
        'lobby.calls.revalidated.p99Ms': { says: 'p99 of answers that a browser still held', unit: 'ms' },
        'lobby.calls.changing.p99Ms': {
          says: 'p99 with a change of the catalogue every 5 s',
          unit: 'ms',
          atMost: 15,
        },
        'lobby.calls.cpuUs': { says: 'processor time of the server for a call', unit: 'us' },
        'lobby.calls.changing.cpuUs': { says: 'the same with changes', unit: 'us' },
        'lobby.server.residentMegabytes': { says: 'memory of the server', unit: 'MB' },
      },
    },
    'lobby-search': {
      title: 'Search over 20,000 games, titles that it was not tuned with',
      figures: {
        ...Object.fromEntries(
          ['insertion', 'deletion', 'substitution', 'transposition'].map((typo) => [
            `search.recall.${typo}`,
            {
              says: `share found among the first ten, one typo: ${typo}`,
              unit: '',
              atLeast: 0.99,
            } satisfies Meanings[string],
          ]),
        ),
        'search.process.cpu.mean.ms': { says: 'processor time of a search, mean', unit: 'ms' },
        'search.process.p95.ms': { says: 'a search in the process, p95', unit: 'ms', atMost: 10 },
        'search.pixels.p50.ms': { says: 'from the key to the pixels in the browser, p50', unit: 'ms' },
        'search.pixels.p95.ms': {
          says: 'from the key to the pixels in the browser, p95',
          unit: 'ms',
          atMost: 50,
        },
      },
    },
    'lobby-grid': {
      title: 'Ten thousand tiles scrolled end to end, their pictures drawn before',
      figures: {
        'lobby.grid.fps': { says: 'frames', unit: 'a second', atLeast: 45 },
        'lobby.grid.blank.ms': { says: 'longest time with an empty place in view', unit: 'ms', atMost: 100 },
        'lobby.grid.jump.blank.ms': { says: 'the same after jumps', unit: 'ms', atMost: 100 },
        'lobby.grid.drawn': { says: 'tiles in the page at once', unit: '' },
        'lobby.grid.heap.growth.mb': { says: 'growth of the memory of scripts', unit: 'MB', atMost: 30 },
        'lobby.firstView.pictures.kb': {
          says: 'pictures of a lobby’s first view, heaviest of 5 lobbies at 3 widths',
          unit: 'kB',
          atMost: 200,
        },
      },
    },
    'lobby-launch': {
      title: 'From the press on a card to the first picture of a studio game',
      figures: { 'lobby.launch.ms': { says: 'median', unit: 'ms', atMost: 1_500 } },
    },
    site: {
      title: 'The site in a browser, built, over a fresh platform',
      figures: {
        'site.home.js.kb': {
          says: 'first visit of home: JavaScript on the wire (brotli) until usable',
          unit: 'kB',
          atMost: 112,
        },
        'site.home.css.kb': { says: 'first visit of home: CSS on the wire', unit: 'kB', atMost: 12 },
        'site.home.quiet.js.kb': { says: 'JavaScript until nothing more is loaded', unit: 'kB' },
        'site.home.quiet.all.kb': { says: 'everything until nothing more is loaded', unit: 'kB' },
        'site.route.ms': { says: 'route change after its data is there, median', unit: 'ms', atMost: 100 },
        'site.route.slowest.ms': { says: 'route change, slowest', unit: 'ms' },
        'site.language.ms': { says: 'change of the language', unit: 'ms' },
        'site.language.reloads': { says: 'reloads of the page for it', unit: '', atMost: 0 },
        'site.shift': { says: 'layout shift of opening and all changes', unit: '', atMost: 0.02 },
        'site.longestTask.ms': { says: 'longest task', unit: 'ms' },
        ...Object.fromEntries(
          pages.flatMap((page) =>
            devices.flatMap((device) =>
              Object.entries(scores).map(([score, least]): [string, Meanings[string]] => [
                `site.${page}.${device}.${score}`,
                {
                  says: `Lighthouse ${score} of ${page}, ${device}`,
                  unit: '',
                  atLeast: least(device),
                  ...(score === 'performance' && {
                    whyMissed: device === 'desktop' ? busyDesktop : busyPhone,
                  }),
                },
              ]),
            ),
          ),
        ),
        ...Object.fromEntries(
          timedPages.map((page): [string, Meanings[string]] => [
            `site.${page}.mobile.largestPaint.ms`,
            {
              says: `largest paint of ${page} on a slow phone, as Lighthouse simulates it`,
              unit: 'ms',
              atMost: page === 'home' ? 3_000 : 3_500,
            },
          ]),
        ),
      },
    },
    'tests-sports-lobby': {
      title: 'First visit of the sports lobby (a journey)',
      figures: {
        'tests.sportsLobby.narrow.kb': {
          says: 'JavaScript, what every page needs included (brotli), 390 px',
          unit: 'kB',
          atMost: 180,
        },
        'tests.sportsLobby.wide.kb': {
          says: 'JavaScript, what every page needs included (brotli), 1440 px',
          unit: 'kB',
          atMost: 180,
        },
      },
    },
  },
}
