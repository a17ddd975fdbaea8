// SPDX-License-Identifier: Apache-2.0
import { isLimitsStore } from '@tessera/limits'
import { isErrorDsn, isHeaderList, readHeaders } from '@tessera/telemetry'
import { z } from 'zod'
import { isNetwork } from '../addresses/networks.ts'

/** Texts of environment variables, and how they are parsed. */
export const fields = {
  port: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a whole number from 1 to 65535'),
  host: z.string().regex(/^[a-zA-Z0-9.:-]+$/, 'must be a host name or an address such as 0.0.0.0'),
  /** A scheme, a host and a port, as browsers send them. */
  origin: z
    .string()
    .refine(isOrigin, 'must be an address such as https://play.example.com, without a path')
    .transform((text) => new URL(text).origin),
  network: z
    .string()
    .refine(isNetwork, 'must list addresses or networks such as 10.0.0.0/8, separated by commas'),
  databaseUrl: z
    .string()
    .refine(isDatabaseUrl, 'must look like postgresql://user:password@host:5432/database'),
  limitsStore: z
    .string()
    .refine(
      isLimitsStore,
      'must be memory, database, or an address such as redis://:password@localhost:6379',
    ),
  drainSeconds: z
    .string()
    .regex(/^([0-9]|[1-9]\d|[12]\d\d|300)$/, 'must be a whole number of seconds from 0 to 300')
    .transform(Number),
  logLevel: z.enum(
    ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
    'must be trace, debug, info, warn, error or silent',
  ),
  yesOrNo: z.enum(['yes', 'no'], 'must be yes or no'),
  errorDsn: z.string().refine(isErrorDsn, 'must be an address such as https://KEY@errors.example.com/1'),
  traceEndpoint: z.string().refine(isWebAddress, 'must be an address such as http://127.0.0.1:4318'),
  traceHeaders: z
    .string()
    .refine(isHeaderList, 'must look like name=value,name=value')
    .transform(readHeaders),
  tracePart: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number),
}

/** Entries that are separated by commas. */
export const listOf = <Entry extends z.ZodType<unknown, string>>(entry: Entry) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((text) => text.trim())
        .filter(Boolean),
    )
    .pipe(z.array(entry))

/** Whether a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

/** Whether a text is an http or https address without a path, a query or a name. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1
}
