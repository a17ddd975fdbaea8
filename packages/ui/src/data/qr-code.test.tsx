// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { withChecksum } from '@tessera/rules/wallet/emv-qr'
import { transferQr, type QrScheme } from '@tessera/rules/wallet/transfer-qr'
import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** What a camera program that is not ours reads in the picture of a code as pages draw it, on a page of this colour. */
async function scanned(
  value: string,
  { size, page }: { size: number; page: string },
): Promise<string | undefined> {
  const markup = renderToStaticMarkup(<QrCode value={value} size={size} label="Scan" />)
  const drawing = markup.slice(markup.indexOf('<svg'), markup.indexOf('</svg>') + 6)
  const svg = drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  const png = await sharp(Buffer.from(svg))
    .flatten({ background: page })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: page })
    .png()
    .toBuffer()
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const issued = (currency: string, country: string, account: string): string =>
  withChecksum(`000201010211${account}520448145303${currency}5802${country}5907EXAMPLE6004CITY`)
const schemes: [QrScheme, number][] = [
  [{ scheme: 'vietqr', bin: '970436' }, 1_250_000],
  [{ scheme: 'promptpay', target: '0801234567' }, 1_250.5],
  [{ scheme: 'pix', key: 'pix@tessera.example', city: 'São Paulo' }, 1_250.5],
  [{ scheme: 'upi', address: 'brand@bank' }, 1_250.5],
  [
    { scheme: 'qris', payload: issued('360', 'ID', '51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI') },
    1_250_000,
  ],
  [{ scheme: 'duitnow', payload: issued('458', 'MY', '26280014A00000061500010106000000') }, 1_250.5],
  [{ scheme: 'sgqr', payload: issued('702', 'SG', '26370009SG.PAYNOW010120210201000000X03010') }, 1_250.5],
]

// 200 pixels: the page of a deposit, and twice as many on phones.
it.each(schemes)(
  '%j: the picture says the payment byte for byte, at 200 pixels and on dark and light',
  async (scheme, amount) => {
    const payment = transferQr(scheme, {
      accountNumber: '0123456789012',
      holder: 'Tessera Brand',
      amount: amountFromWire(amount),
      matchCode: 'K3F2A8B9',
    })
    expect(payment).toContain(scheme.scheme === 'vietqr' || scheme.scheme === 'qris' ? '1250000' : '1250.50')
    for (const page of ['#0b0d12', '#ffffff'])
      for (const size of [200, 400]) expect(await scanned(payment!, { size, page })).toBe(payment)
  },
)
