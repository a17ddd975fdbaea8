// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
  hostedPageProvider,
  hostedPageSettings,
} from '@tessera/server/src/adapters/payments/hosted-page/index.ts'
import { recordCommandLineAction } from '@tessera/server/src/modules/backoffice/index.ts'
import {
  findPayAccount,
  openPayAccount,
  sealConnection,
  setConnection,
  setPayAccountEnabled,
} from '@tessera/server/src/modules/wallet/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import { CannotDo } from './cannot-do.ts'
import { settingsOf } from './change-setting.ts'
import { withVault, type VaultDeps } from './open-vault.ts'
import type { HostedPageCommand } from './parse-hosted-page.ts'
import type { ReadSecrets } from './read-secrets.ts'

interface OpenDeps extends VaultDeps {
  /** Address of the installation, without a slash at the end. */
  publicUrl: string
  readSecrets: ReadSecrets
}
type Opens = NonNullable<HostedPageCommand['opens']>

/**
 * Opens a payment account at a provider with a payment page of its own, in the currency of a brand, changes how it
 * is reached, or closes it. Throws CannotDo for keys or fields that cannot be read, and for an account of another
 * kind or currency.
 */
export async function openHostedPage(deps: OpenDeps, { id, opens }: HostedPageCommand): Promise<string> {
  // Before the transaction, which must not wait for another connection.
  const opened = opens && (await connectionOf(deps, id, opens))
  return deps.database.transaction(async (tx) => {
    const account = await findPayAccount(tx, id)
    if (account && account.provider !== hostedPageProvider)
      throw new CannotDo(`${id} is a payment account of another kind (${account.provider}).`)
    if (opens && opened) {
      await requireAccount(tx, deps, { id, ...opens })
      await setConnection(tx, id, opened.connection, deps.clock.now())
    } else if (!account) throw new CannotDo(`There is no payment account ${id}.`)
    await setPayAccountEnabled(tx, id, opens !== undefined)
    await recordCommandLineAction(tx, {
      action: opens ? 'openPaymentAccount' : 'closePaymentAccount',
      subject: `paymentAccount:${id}`,
      ...(opens ? { after: { url: opens.url } } : {}),
      nowMs: deps.clock.now(),
    })
    if (!opens || !opened) return `${id} is closed. What was begun there may still arrive.`
    return [
      `${id} is open: members pay on the pages of ${opens.url}.`,
      'Let the provider notify this address, signed with HMAC-SHA256 over timestamp.body:',
      `  URL     ${deps.publicUrl}/payments/${id}/notify`,
      ...(opened.drawn === undefined
        ? ['with the key of the second line.']
        : [
            `  Secret  ${opened.drawn}`,
            'The secret is shown this once. An earlier one is worth nothing from now on.',
          ]),
      'Test it in the console, under Payment accounts.',
    ].join('\n')
  })
}

async function connectionOf(deps: OpenDeps, id: string, { url, keyFile, fieldsFile }: Opens) {
  const [key = '', given] = await deps.readSecrets(keyFile, 2)
  const fields = fieldsFile === undefined ? {} : await readFields(fieldsFile)
  const parsed = hostedPageSettings.safeParse({ ...fields, url })
  if (!parsed.success) throw new CannotDo(`The fields are wrong:\n${z.prettifyError(parsed.error)}`)
  const drawn = given === undefined ? deps.chance.token() : undefined
  const secrets = { key, webhookSecret: given ?? drawn ?? '' }
  const connection = await withVault(deps, (vault) =>
    sealConnection(vault, id, { settings: parsed.data, secrets }),
  )
  return { connection, drawn }
}

async function readFields(file: string): Promise<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new CannotDo(`${file} is no JSON file with fields: ${why}`)
  }
}

async function requireAccount(
  tx: Tx,
  { clock, chance }: OpenDeps,
  { id, name, brand }: { id: string; name: string; brand: string | undefined },
): Promise<void> {
  const { code: currency } = await (await settingsOf(tx, clock, brand)).read('site.currency')
  await openPayAccount(
    tx,
    chance,
    { id, provider: hostedPageProvider, name, type: 'wallet', currency },
    clock.now(),
  )
  if ((await findPayAccount(tx, id))?.currency !== currency)
    throw new CannotDo(`${id} is an account in another currency: choose another --id for ${currency}.`)
}
