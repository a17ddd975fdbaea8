import { printTable } from '../../shared/report.ts'
import { measureFirstViews } from './measure-first-view.ts'
import { measureGrid } from './measure-grid.ts'

export interface GridResult { name: string; value: number; holds: boolean }

const wanted = { fps: 45, blankMs: 100, pictureKb: 200, heapGrowthMb: 30 }
const paths = ['/rng', '/live', '/fish', '/pvp', '/inhouse']

/** The grid of the lobby in a browser: ten thousand tiles from end to end, and what the pictures of a first view weigh. */
export async function runGrid(browserPath: string, siteUrl: string): Promise<GridResult[]> {
  const grid = await measureGrid(browserPath, siteUrl)
  const views = await measureFirstViews(browserPath, siteUrl, paths)
  const heapGrowthMb = grid.heapEndMb - grid.heapBeginMb
  console.log(`\n${grid.tiles.toLocaleString('en')} tiles scrolled end to end at 1440 px, drawn in software\n`)
  printTable(['', 'measured', 'wanted'], [
    ['frames a second', grid.fps.toFixed(1), `at least ${wanted.fps}`],
    ['95th of 100 frames', `${grid.slowFrameMs.toFixed(0)} ms`, ''],
    ['longest time with an empty place in view, scrolling', `${grid.blankMs.toFixed(0)} ms`, `${wanted.blankMs} ms`],
    ['the same after jumps to far places', `${grid.jumpBlankMs.toFixed(0)} ms`, `${wanted.blankMs} ms`],
    ['tiles in the page at once', String(grid.drawnMost), ''],
    ['elements in the page', String(grid.nodesMost), ''],
    ['memory of scripts before and after', `${grid.heapBeginMb.toFixed(1)} and ${grid.heapEndMb.toFixed(1)} MB`, `at most ${wanted.heapGrowthMb} MB more`],
  ])
  console.log('\nPictures of the first view, banner included\n')
  printTable(['', 'width', 'pictures', 'kB', 'largest kB'], views.map(({ path, width, files, kilobytes, largestKb }) => [path, width, files, kilobytes.toFixed(1), largestKb.toFixed(1)]))
  const heaviest = Math.max(...views.map(({ kilobytes }) => kilobytes))
  return [
    { name: 'lobby.grid.fps', value: grid.fps, holds: grid.fps >= wanted.fps },
    { name: 'lobby.grid.blank.ms', value: grid.blankMs, holds: grid.blankMs <= wanted.blankMs },
    { name: 'lobby.grid.jump.blank.ms', value: grid.jumpBlankMs, holds: grid.jumpBlankMs <= wanted.blankMs },
    { name: 'lobby.grid.drawn', value: grid.drawnMost, holds: true },
    { name: 'lobby.grid.heap.growth.mb', value: heapGrowthMb, holds: heapGrowthMb <= wanted.heapGrowthMb },
    { name: 'lobby.firstView.pictures.kb', value: heaviest, holds: heaviest <= wanted.pictureKb },
  ]
}
