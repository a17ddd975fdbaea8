// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts'

/** What a refusal looks like from outside: a stable code, an HTTP status and the key of its sentence. */
export interface FaultDeclaration {
  /** UPPER_SNAKE, sent as `code` in the envelope. */
  code: string
  /** 200 for a business refusal; otherwise by D-02 (malformed 400, no session 401, ...). */
  status: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 451 | 500 | 503
  text: TextKey
  /** Seconds for a Retry-After header, for faults that pass by themselves. */
  retryAfterSeconds?: number
}

/** Declares the faults of one domain; the keys become `domain.key`. */
export const declareFaults = <
  const Domain extends string,
  const Faults extends Record<string, FaultDeclaration>,
>(
  domain: Domain,
  faults: Faults,
): { [Key in keyof Faults & string as `${Domain}.${Key}`]: Faults[Key] } =>
  Object.fromEntries(
    Object.entries(faults).map(([key, declaration]) => [`${domain}.${key}`, declaration]),
  ) as never
