import { join } from 'node:path'
import { openHouse, rootFolder } from '@tessera/e2e/house/open-house.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { figure, machine, median, numberOption, printTable } from '../shared/report.ts'
import { type FirstVisit, measureFirstVisit } from './first-visit.ts'
import { waitForCalm } from './wait-for-calm.ts'
import { type Audit, auditHome, type Device, devices } from './audit-home.ts'

/** Lighthouse takes time on the wall for work of the page: it waits so long for others on the machine to pause. */
const patienceMs = 60_000
const budgets = { jsKb: 130, cssKb: 25, performance: { desktop: 95, mobile: 85 }, accessibility: 100 }

/**
 * What a first visit of home costs, and what Lighthouse says of it, on the built site in a house of its own with the
 * demo seed. Options: --rounds 3 (Lighthouse runs per device, of which the median counts).
 */
export async function run(options: string[]): Promise<void> {
  const rounds = numberOption(options, 'rounds', 3)
  const browserPath = await findBrowser()
  const house = await openHouse({ dataDir: join(rootFolder, '.cache/bench-site') })
  try {
    // Pictures are drawn at their first showing; a house that has just been opened has shown none.
    await measureFirstVisit(browserPath, house.siteUrl)
    const visit = await measureFirstVisit(browserPath, house.siteUrl)
    const audits = new Map<Device, Audit[]>(devices.map((device) => [device, []]))
    const free: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      for (const device of devices) {
        free.push(await waitForCalm(patienceMs))
        audits.get(device)!.push(await auditHome(browserPath, house.siteUrl, device))
      }
    }
    console.log(`\nOf the processor was free before each Lighthouse run: ${free.map((share) => `${Math.round(share * 100)} %`).join(', ')}`)
    report(visit, audits, rounds)
  } finally {
    await house.stop()
  }
}

function report(visit: FirstVisit, audits: Map<Device, Audit[]>, rounds: number): void {
  const of = (device: Device, read: (audit: Audit) => number): number => median(audits.get(device)!.map(read))
  const kilobytes = (bytes: number): number => bytes / 1_000
  console.log(`\nFirst visit of home, built site, all transfers compressed; ${machine()}\n`)
  printTable(['', 'kB', 'budget', 'files'], [
    ['JavaScript', kilobytes(visit.scripts.bytes).toFixed(1), String(budgets.jsKb), visit.scripts.files],
    ['CSS', kilobytes(visit.styles.bytes).toFixed(1), String(budgets.cssKb), visit.styles.files],
    ['fonts', kilobytes(visit.fonts.bytes).toFixed(1), '', visit.fonts.files],
    ['pictures', kilobytes(visit.pictures.bytes).toFixed(1), '', visit.pictures.files],
    ['answers of the house', kilobytes(visit.answers.bytes).toFixed(1), '', visit.answers.files],
  ])
  console.log(`\nLighthouse, medians of ${rounds}; the machine's own speed by its benchmark: ${of('desktop', (audit) => audit.machineSpeed).toFixed(0)}\n`)
  printTable(['', 'performance', 'target', 'accessibility', 'first paint ms', 'largest paint ms', 'blocking ms', 'shift'], devices.map((device) => [
    device, of(device, (audit) => audit.performance), String(budgets.performance[device]), of(device, (audit) => audit.accessibility), of(device, (audit) => audit.firstPaintMs),
    of(device, (audit) => audit.largestPaintMs), of(device, (audit) => audit.blockingMs), of(device, (audit) => audit.shift).toFixed(3),
  ]))
  console.log()
  const results: [name: string, value: number, holds: boolean][] = [
    ['site.home.js.kb', kilobytes(visit.scripts.bytes), kilobytes(visit.scripts.bytes) <= budgets.jsKb],
    ['site.home.css.kb', kilobytes(visit.styles.bytes), kilobytes(visit.styles.bytes) <= budgets.cssKb],
    ...devices.flatMap((device): [string, number, boolean][] => [
      [`site.lighthouse.${device}.performance`, of(device, (audit) => audit.performance), of(device, (audit) => audit.performance) >= budgets.performance[device]],
      [`site.lighthouse.${device}.accessibility`, of(device, (audit) => audit.accessibility), of(device, (audit) => audit.accessibility) >= budgets.accessibility],
    ]),
  ]
  for (const [name, value] of results) figure(name, value)
  const missed = results.filter(([, , holds]) => !holds).map(([name]) => name)
  if (missed.length === 0) return
  for (const device of devices) console.log(`${device}, last run: ${audits.get(device)!.at(-1)!.slow.join('; ')}`)
  throw new Error(`Missed: ${missed.join(', ')}`)
}
