// SPDX-License-Identifier: Apache-2.0
import { lookup as lookUp } from 'node:dns'
import { request as askPlainly } from 'node:http'
import { request as askSealed } from 'node:https'
import type { LookupFunction } from 'node:net'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { findHosts, findBrands, insertHost, updateSpeed } from './brand-store.ts'

export interface MeasureDeps {
  database: Queries
  clock: Clock
  publicUrl: string
}

const patienceMs = 5_000
const path = '/wps/system/status'

/** Names below localhost are this machine, whatever DNS says about them (RFC 6761). */
const resolve: LookupFunction = (host, options, callback) => {
  if (!/(^|\.)localhost$/.test(host)) return lookUp(host, options, callback)
  if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }])
  return callback(null, '127.0.0.1', 4)
}

/** How long a host takes to answer its status call, in ms; undefined when it does not answer correctly. */
export function measureHost(host: string, publicUrl: string): Promise<number | undefined> {
  const { protocol, port } = new URL(publicUrl)
  const ask = protocol === 'https:' ? askSealed : askPlainly
  return new Promise((done) => {
    const began = performance.now()
    const request = ask(
      {
        host,
        port: port === '' ? undefined : port,
        path,
        method: 'HEAD',
        lookup: resolve,
        timeout: patienceMs,
        agent: false,
      },
      (response) => {
        response.resume()
        done(response.statusCode === 200 ? Math.round(performance.now() - began) : undefined)
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => done(undefined))
    request.on('close', () => done(undefined))
    request.end()
  })
}

/**
 * Measures every host that is in use, including the platform's own address, one after another; a host that
 * does not answer keeps its last figure.
 */
export async function measureHosts({ database, clock, publicUrl }: MeasureDeps): Promise<void> {
  await insertHost(
    database,
    {
      host: new URL(publicUrl).hostname,
      brandCode: firstBrandCode,
      affiliateCode: null,
      ownerId: null,
      mainUrl: null,
    },
    clock.now(),
  )
  const open = new Set((await findBrands(database)).filter(({ enabled }) => enabled).map(({ code }) => code))
  for (const { host, brandCode, enabled } of await findHosts(database)) {
    const speedMs = enabled && open.has(brandCode) ? await measureHost(host, publicUrl) : undefined
    if (speedMs !== undefined) await updateSpeed(database, host, speedMs, clock.now())
  }
}
