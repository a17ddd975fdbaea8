// SPDX-License-Identifier: Apache-2.0
import { contract } from '@tessera/contract'
import { hostKey } from '@tessera/rules/site/brand'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import { findBrands, insertHost, insertBrand } from '@tessera/server/src/modules/site/index.ts'
import type { Clock } from '@tessera/server/src/platform/clock/clock.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { CannotDo } from './cannot-do.ts'

interface NewBrand {
  code: string
  name: string | undefined
  host: string | undefined
}

/**
 * Creates a brand with default settings, adds a host to one, or both at once: the same as the console's page
 * Brands. Throws CannotDo for a code or host that is invalid or taken.
 */
export async function addBrand(
  { database, clock }: { database: Database; clock: Clock },
  { code, name, host }: NewBrand,
): Promise<string> {
  const { addBrand, addHost } = contract.backoffice
  requireForm(
    addBrand.input.shape.code,
    code,
    'The code of a brand has small letters, digits and dashes only, such as second.',
  )
  if (name !== undefined)
    requireForm(addBrand.input.shape.name, name, '--name must be one line of at most 60 characters.')
  if (host !== undefined)
    requireForm(addHost.input.shape.host, host, '--host must be a host name such as play.second.example.')
  const nowMs = clock.now()
  return database.transaction(async (tx) => {
    const exists = (await findBrands(tx)).some((brand) => brand.code === code)
    if (name === undefined && !exists)
      throw new CannotDo(`There is no brand ${code}: give a --name to create it.`)
    if (name !== undefined) {
      if (!(await insertBrand(tx, { code, name, nowMs })))
        throw new CannotDo(`There is a brand ${code} already: leave out --name to add a host.`)
      await recordCommandLineAction(tx, {
        action: 'addBrand',
        subject: `brand:${code}`,
        after: { name },
        nowMs,
      })
    }
    if (host === undefined) return `${code} is made. Nobody sees it before it has a host (--host).`
    const address = hostKey(host)
    const taken = !(await insertHost(
      tx,
      { host: address, brandCode: code, affiliateCode: null, ownerId: null, mainUrl: null },
      nowMs,
    ))
    if (taken) throw new CannotDo(`${address} already belongs to a brand.`)
    await recordCommandLineAction(tx, {
      action: 'addHost',
      subject: `host:${address}`,
      after: { brandCode: code },
      nowMs,
    })
    return `${address} leads to ${code} within a second. Its address belongs into OPERATOR_ORIGINS of the studio.`
  })
}

function requireForm(
  form: { safeParse(value: string): { success: boolean } },
  value: string,
  otherwise: string,
): void {
  if (!form.safeParse(value).success) throw new CannotDo(otherwise)
}
