// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'

/** Whole millionths of a currency unit as text: proofs cover every digit, and sums can be beyond a number. */
const Millionths = z.string().regex(/^\d{1,31}$/)
/** 32 bytes in hexadecimal. */
const Digest = z.string().regex(/^[0-9a-f]{64}$/)

const publishedDay = {
  /** The day that ended, in UTC. */
  day: z.iso.date(),
  currency: z.string(),
  /** When balances were read. */
  asOf: Moment,
  accounts: z.number(),
  total: Millionths,
  root: Digest,
}

/** What members own, and the proof of it. */
export const liabilitiesCalls = {
  days: call('liabilities.days', {
    http: 'GET /wps/v2/liabilities',
    who: 'anyone',
    summary:
      'What members owned together at the end of each of the last days, with the root that proves it. Newest first.',
    input: {},
    output: z.object({ list: z.array(z.object(publishedDay)) }),
  }),
  proof: call('liabilities.proof', {
    http: 'GET /wps/v2/liabilities/proof',
    who: 'member',
    perMinute: 30,
    summary:
      'The steps from the member’s balance to the newest root (rules/liabilities/merkle-sum.ts). Proof null: they owned nothing then. Null: nothing is published in their currency.',
    input: {},
    output: z
      .object({
        ...publishedDay,
        proof: z
          .object({
            account: z.string(),
            salt: Digest,
            balance: Millionths,
            path: z.array(z.object({ side: z.enum(['left', 'right']), hash: Digest, sum: Millionths })),
          })
          .nullable(),
      })
      .nullable(),
  }),
}
