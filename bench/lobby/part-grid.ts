// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder } from '@tessera/e2e/server/open-server.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { measureFirstViews } from './grid/measure-first-view.ts'
import { measureGrid } from './grid/measure-grid.ts'
import { limitOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'

const patienceMs = 60_000
const paths = ['/rng', '/live', '/fish', '/pvp', '/inhouse']

/**
 * The grid of the lobby in a browser: ten thousand tiles from end to end, and the size of a first view's
 * pictures. Options: --site http://… (a running platform with the whole catalogue).
 */
const grid: Part = async (options) => {
  const at = options.indexOf('--site')
  const server =
    at < 0
      ? await openServer({
          dataDir: join(rootFolder, '.cache/bench-site'),
          variables: { SEED_GAMES: '10000' },
        })
      : { siteUrl: options[at + 1] ?? '', stop: async () => undefined }
  try {
    return await measure(await findBrowser(), server.siteUrl)
  } finally {
    await server.stop()
  }
}

export default grid

async function measure(browserPath: string, siteUrl: string): Promise<Figure[]> {
  await waitForCalm(patienceMs)
  const run = await measureGrid(browserPath, siteUrl)
  const views = await measureFirstViews(browserPath, siteUrl, paths)
  const heapGrowthMb = run.heapEndMb - run.heapBeginMb
  console.log(`\n${run.tiles.toLocaleString('en')} tiles scrolled end to end at 1440 px, drawn in software\n`)
  printTable(
    ['', 'measured', 'wanted'],
    [
      ['frames a second', run.fps.toFixed(1), `at least ${limitOf('lobby.grid.fps')}`],
      ['95th of 100 frames', `${run.slowFrameMs.toFixed(0)} ms`, ''],
      [
        'longest time with an empty place in view, scrolling',
        `${run.blankMs.toFixed(0)} ms`,
        `${limitOf('lobby.grid.blank.ms')} ms`,
      ],
      [
        'the same after jumps to far places',
        `${run.jumpBlankMs.toFixed(0)} ms`,
        `${limitOf('lobby.grid.jump.blank.ms')} ms`,
      ],
      ['tiles in the page at once', String(run.drawnMost), ''],
      ['elements in the page', String(run.nodesMost), ''],
      [
        'memory of scripts before and after',
        `${run.heapBeginMb.toFixed(1)} and ${run.heapEndMb.toFixed(1)} MB`,
        `at most ${limitOf('lobby.grid.heap.growth.mb')} MB more`,
      ],
    ],
  )
  console.log('\nPictures of the first view, banner included\n')
  printTable(
    ['', 'width', 'pictures', 'kB', 'largest kB'],
    views.map(({ path, width, files, kilobytes, largestKb }) => [
      path,
      width,
      files,
      kilobytes.toFixed(1),
      largestKb.toFixed(1),
    ]),
  )
  const heaviest = Math.max(...views.map(({ kilobytes }) => kilobytes))
  return [
    { name: 'lobby.grid.fps', value: run.fps },
    { name: 'lobby.grid.blank.ms', value: run.blankMs },
    { name: 'lobby.grid.jump.blank.ms', value: run.jumpBlankMs },
    { name: 'lobby.grid.drawn', value: run.drawnMost },
    { name: 'lobby.grid.heap.growth.mb', value: heapGrowthMb },
    { name: 'lobby.firstView.pictures.kb', value: heaviest },
  ]
}
