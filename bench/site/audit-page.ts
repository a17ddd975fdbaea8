// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Flags } from 'lighthouse'

export const devices = ['desktop', 'mobile'] as const
export type Device = (typeof devices)[number]
export const judged = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Judged = (typeof judged)[number]

/**
 * Scores from 0 to 100, times in milliseconds, layout shift as Chrome counts it; `slow` names what cost
 * points.
 */
export interface Audit {
  scores: Record<Judged, number>
  firstPaintMs: number
  largestPaintMs: number
  blockingMs: number
  shift: number
  machineSpeed: number
  slow: string[]
}

const tries = 5

/**
 * One Lighthouse run on a page in a fresh browser, with Lighthouse's own throttling; repeated if it could not
 * record.
 */
export async function auditPage(executablePath: string, address: string, device: Device): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await auditOnce(executablePath, address, device)
    } catch (error) {
      if (tried === tries) throw error
      console.log(`Once more: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

async function auditOnce(executablePath: string, address: string, device: Device): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--no-zygote',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  })
  try {
    const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories: [...judged] }
    const result = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!result) throw new Error('Lighthouse gave no result')
    const { categories, audits, environment, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`)
    const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
    const score = (name: Judged): number => Math.round((categories[name]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      firstPaintMs: value('first-contentful-paint'),
      largestPaintMs: value('largest-contentful-paint'),
      blockingMs: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      machineSpeed: environment.benchmarkIndex,
      slow: Object.values(audits)
        .filter((audit) => audit.score !== null && audit.score < 0.9)
        .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
    }
  } finally {
    await browser.close()
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('No port is free')),
      )
    })
  })
}
