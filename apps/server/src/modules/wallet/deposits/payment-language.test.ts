// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWalletTestServer, requestId, type WalletTestServer } from '../wallet-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

/** A member who speaks `language` opens a deposit; the answer is the language of the bank's page in a browser with these headers. */
async function languageOfPage(
  language: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<string | undefined> {
  const { client } = await bank.member()
  const { envelope } = await client.send({
    method: 'POST',
    url: '/wps/v2/deposits',
    ...(language === undefined ? {} : { headers: { language } }),
    payload: { methodId: 'sandbox', amount: 20, requestId: requestId() },
  })
  const { payUrl } = envelope.value as { payUrl: string }
  const start = await fetch(payUrl, { redirect: 'manual', headers })
  const page = await (await fetch(start.headers.get('location') ?? '')).text()
  return /<html lang="([^"]+)"/.exec(page)?.[1]
}

describe('the payment page of a deposit', () => {
  it('speaks the language of the member who opened it, in a browser that knows nothing of them', async () => {
    expect(await languageOfPage('AR')).toBe('ar')
    expect(await languageOfPage('AR', { 'accept-language': 'en-GB,en;q=0.9' })).toBe('ar')
    expect(await languageOfPage('TH', { cookie: 'hisLang=VI' })).toBe('th')
  })

  it('speaks as the browser prefers for whoever has chosen no language: by its cookie, else its header', async () => {
    expect(await languageOfPage(undefined, { cookie: 'hisLang=VI', 'accept-language': 'ar' })).toBe('vi')
    expect(await languageOfPage(undefined, { 'accept-language': 'ar-EG,en;q=0.5' })).toBe('ar')
    expect(await languageOfPage(undefined)).toBe('en')
    expect(await languageOfPage(undefined, { cookie: 'hisLang=__proto__' })).toBe('en')
    expect(await languageOfPage(undefined, { 'accept-language': '%%;;,,' })).toBe('en')
  })
})
