// SPDX-License-Identifier: Apache-2.0
import { hash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a random token, which is all that the database keeps of it. */
export const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer')

export const sameDigest = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right)
