// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'

/** Where a value stands in a JSON text (RFC 6901), such as `/data/payment/id`. */
const pointer = z.string().regex(/^(\/([^~/\p{Cc}]|~[01]){1,60}){1,6}$/u, 'A JSON pointer such as /data/id')
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[!-~]*$/, 'A path at the provider, such as /payments')
const header = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}$/)
  .transform((name) => name.toLowerCase())
/** Words of a status, with commas between. */
const words = z.string().regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,9}$/, 'Words with commas between')

/**
 * How a provider with a page of its own is spoken to: which paths, where its JSON has what, and which words it has.
 * Everything but the address has a usual value.
 */
export const hostedPageSettings = z
  .strictObject({
    /** Scheme, host and port; nothing else is ever asked. */
    url: z.url(),
    createPath: path.default('/payments'),
    /** `{id}` is the provider's id of the payment. */
    statusPath: path.refine((text) => text.includes('{id}'), 'It contains {id}').default('/payments/{id}'),
    healthPath: path.default('/status'),
    /** What is sent to create a payment. */
    sendReference: pointer.default('/reference'),
    sendAmount: pointer.default('/amount'),
    sendCurrency: pointer.default('/currency'),
    sendReturnUrl: pointer.default('/return_url'),
    sendNotifyUrl: pointer.default('/notify_url'),
    /** What is read of a payment. */
    id: pointer.default('/id'),
    page: pointer.default('/url'),
    reference: pointer.default('/reference'),
    status: pointer.default('/status'),
    amount: pointer.default('/amount'),
    currency: pointer.default('/currency'),
    /** The provider's id of the payment in a notification. */
    noticeId: pointer.default('/id'),
    /** Amounts as decimals such as 12.50, or as whole hundredths. */
    amounts: z.enum(['decimal', 'hundredths']).default('decimal'),
    paid: words.default('paid'),
    pending: words.default('pending'),
    failed: words.default('failed'),
    expired: words.default('expired'),
    signatureHeader: header.default('x-signature'),
    timestampHeader: header.default('x-timestamp'),
  })
  .refine(({ paid, pending, failed, expired }) => {
    const all = [paid, pending, failed, expired].flatMap((list) => list.split(','))
    return new Set(all).size === all.length
  }, 'A word means one thing: what is only seen or authorised is pending, not paid')
export type HostedPageSettings = z.infer<typeof hostedPageSettings>
