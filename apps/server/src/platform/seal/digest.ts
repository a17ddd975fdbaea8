// SPDX-License-Identifier: Apache-2.0
import { hash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a random token; the database stores only this digest. */
export const digestOf = (token: string): Buffer => hash('sha256', token, 'buffer')

export const sameDigest = (left: Buffer, right: Buffer): boolean =>
  left.length === right.length && timingSafeEqual(left, right)
