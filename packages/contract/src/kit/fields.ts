// SPDX-License-Identifier: Apache-2.0
import {
  amountFromWire,
  amountToWire,
  isWireAmount,
  type Amount as AmountOfMoney,
} from '@tessera/rules/money'
import { digitsOfCode } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'

/**
 * Money on the member wire: a JSON number with at most two decimals; inside, a branded bigint of millionths
 * (D-10).
 */
export const Amount = z.codec(
  z.number().refine(isWireAmount, 'An amount has at most two decimals'),
  z.custom<AmountOfMoney>((value) => typeof value === 'bigint'),
  { decode: (wire) => amountFromWire(wire), encode: (amount) => amountToWire(amount) },
)

/** A moment: epoch milliseconds. */
export const Moment = z.number().int().min(0).max(8_640_000_000_000_000)

/**
 * The client's id of a request that moves money or points; it stays the same until the request is answered.
 */
export const RequestId = z.uuid()

export const PageNo = z.number().int().min(1).max(1_000_000).default(1)
export const pageSize = (usual: number, largest = 100) => z.number().int().min(1).max(largest).default(usual)

/** A page of a list (D-09). */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), pageNo: z.number(), totalPages: z.number(), totalCount: z.number() })

/** A short typed line: trimmed, without control characters. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'No control characters')

/** A payment password: six digits (D-69), of any script and however they are parted. */
export const PaymentPassword = z
  .string()
  .max(64)
  .overwrite(digitsOfCode)
  .regex(/^\d{6}$/, 'Six digits')

/** The human-verification fields of D-08. */
export const botCheckFields = {
  botCheckType: z.string().max(20).optional(),
  botCheckId: z.string().max(64).optional(),
  /** The number that was found, as a number or as its digits. */
  botCheckResult: z.union([z.string().max(64), z.number().int().min(0)]).optional(),
}

/** Which brand's; in a list of operators, of all brands when left out. */
export const BrandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/)
  .optional()
