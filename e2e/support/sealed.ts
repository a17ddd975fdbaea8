// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { seal, type SealingKey } from '@tessera/contract/client/seal'
import { routes } from '@tessera/contract/generated/routes'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { changeSite } from './answers.ts'

export interface SealedCall {
  path: string
  payload: Record<string, unknown>
}

const sealedPaths = new Set(
  Object.values(routes).flatMap((route) =>
    'sealed' in route && route.sealed ? [route.path] : [],
  ) as string[],
)

/**
 * Reads what the page closes before it sends it: the page is given a key of the journey, and each payload is
 * opened, kept, and closed again for the installation. `change` may alter it on the way, as somebody would who
 * writes calls by hand.
 */
export async function readSealed(
  page: Page,
  change: (payload: Record<string, unknown>) => Record<string, unknown> = (payload) => payload,
): Promise<SealedCall[]> {
  const own = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(own.publicKey)
  let server: SealingKey | undefined
  await changeSite(page, ({ whitelabel }) => {
    server = whitelabel.encryption
    return {
      whitelabel: {
        ...whitelabel,
        encryption: { kid: whitelabel.encryption.kid, publicKey: { kty, crv, x, y } },
      },
    }
  })
  const calls: SealedCall[] = []
  await page.route(
    (url) => sealedPaths.has(url.pathname),
    async (route) => {
      const { data } = route.request().postDataJSON() as { data: string }
      const { plaintext } = await compactDecrypt(data, own.privateKey)
      const {
        ts: _ts,
        nonce: _nonce,
        ...payload
      } = JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
      calls.push({ path: new URL(route.request().url()).pathname, payload })
      if (server)
        await route.continue({
          postData: JSON.stringify({ data: await seal(change(payload), server, Date.now()) }),
        })
    },
  )
  return calls
}

/**
 * From now on the cryptography of the page that is open refuses the key of the installation, without a word: sealed calls
 * fail before they are sent, and nobody has a message for that.
 */
export const refuseToSeal = (page: Page): Promise<void> =>
  page.evaluate(() => {
    SubtleCrypto.prototype.importKey = () => Promise.reject(new DOMException(''))
  })
