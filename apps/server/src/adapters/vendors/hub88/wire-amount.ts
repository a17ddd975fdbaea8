// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { z } from 'zod'

const millionthsPerWireUnit = 10n

/** An amount in units of the wire (1/100000 of a currency unit). */
export const amountOfWire = (wired: number): Amount =>
  amountOfMillionths(BigInt(wired) * millionthsPerWireUnit)

/** Such an amount in an answer, never below zero. */
export const wireAmount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).transform(amountOfWire)
