// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfDecimal, receivedBy } from './greenfield.ts'
import { isSigned, signatureHeader, signBody } from './signature.ts'

const body = Buffer.from(
  '{"deliveryId":"d1","webhookId":"w1","originalDeliveryId":"d1","isRedelivery":false,"type":"InvoiceSettled","timestamp":1700000000,"storeId":"s1","invoiceId":"i1"}',
)
const right = '6d1db8d812f3d600dea100e233a8d8a42acf3d0f1b3e035d3fe961cafa1a3907'
const request = (signature: string | undefined, sent: Uint8Array = body) => ({
  method: 'POST',
  path: '/',
  headers: { [signatureHeader]: signature },
  body: sent,
  remoteIp: '127.0.0.1',
})

describe('the signature of BTCPay', () => {
  it('equals the known one of these bytes', () => {
    expect(signBody('whsec', body)).toBe(right)
    expect(isSigned('whsec', request(`sha256=${right}`))).toBe(true)
  })

  it.each([undefined, '', right, `sha256=${right.toUpperCase()}`, `sha256=${right}00`, 'sha256='])(
    'is not %s',
    (signature) => expect(isSigned('whsec', request(signature))).toBe(false),
  )

  it('is of all bytes, and of the secret', () => {
    expect(isSigned('whsec', request(`sha256=${right}`, Buffer.concat([body, Buffer.from(' ')])))).toBe(false)
    expect(isSigned('other', request(`sha256=${right}`))).toBe(false)
  })
})

describe('an amount of BTCPay', () => {
  it('is rounded down to whole coins of its currency', () => {
    expect(amountOfDecimal('50', 'USD')).toBe(50_000_000n)
    expect(amountOfDecimal('0.019999999999999999', 'USD')).toBe(10_000n)
    expect(amountOfDecimal('1250.99', 'VND')).toBe(1_250_000_000n)
  })

  it('that was received in coins is worth its price, rounded down once, and only what is confirmed counts', () => {
    const settled = (rate: string, ...values: string[]) => ({
      rate,
      payments: values.map((value) => ({ value, status: 'Settled' })),
    })
    const of = (...methods: Parameters<typeof receivedBy>[0]) => receivedBy(methods, 'USD').amount
    expect(of(settled('60000.00', '0.0008', '0.000033'), settled('1.0', '0.029'))).toBe(50_000_000n)
    expect(of(settled('60000', '0'))).toBe(0n)
    expect(of(settled('60000', '-1'))).toBe(0n)
    expect(of()).toBe(0n)
    expect(receivedBy([settled('1450000.7', '0.9')], 'VND').amount).toBe(1_305_000_000_000n)
    for (const status of ['Processing', 'Invalid', 'SomethingNew'])
      expect(of({ rate: '60000', payments: [{ value: '1', status }] })).toBe(0n)
  })
})
