// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const webAddress = z
  .string()
  .max(300)
  .regex(/^(https?:\/\/\S+)?$/, 'Such as https://api.example.com')
const secretText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\x21-\x7e]*$/)
    .meta({ format: 'secret' })

/** Settings of the feeds from outside. Each is off until it has its secret. */
export const feedSettings = {
  'sportsbook.oddsFeed': setting(
    z.strictObject({
      apiUrl: webAddress,
      apiKey: secretText(200),
      /** Bookmakers of which parts of the world, such as eu,uk. */
      regions: z.string().regex(/^[a-z0-9]{2,6}(,[a-z0-9]{2,6}){0,4}$/),
      /** The one whose prices are taken; empty: the average of all. */
      bookmaker: z.string().regex(/^[a-z0-9_]{0,40}$/),
      everySeconds: z.number().int().min(30).max(86_400),
      /** No further request once so few are left. */
      leastRequests: z.number().int().min(0).max(100_000_000),
      competitions: z
        .array(
          z.strictObject({
            key: z.string().regex(/^[a-z0-9_]{1,60}$/),
            sport: z.enum(['football', 'basketball']),
          }),
        )
        .max(30),
    }),
    {
      group: 'sportsbook',
      default: {
        apiUrl: 'https://api.the-odds-api.com',
        apiKey: '',
        regions: 'eu',
        bookmaker: '',
        everySeconds: 300,
        leastRequests: 100,
        competitions: [],
      },
      audience: 'server',
      scope: 'installation',
      help: 'The Odds API, polled for prices before the start and for results: your key, the competitions by their key there (such as soccer_epl), how often to poll, and how many requests to leave for other uses. Off without a key.',
    },
  ),
  'sportsbook.pushFeed': setting(
    z.strictObject({
      secret: secretText(200),
      apiUrl: webAddress,
      token: secretText(500),
      nodeId: z.number().int().min(1).max(1_000_000),
    }),
    {
      group: 'sportsbook',
      default: { secret: '', apiUrl: '', token: '', nodeId: 1 },
      audience: 'server',
      scope: 'installation',
      help: 'A feed in the format of the Unified Odds Feed: the secret your bridge signs each message with, and the address and token of its HTTP interface, where fixtures and missing messages are requested. Off without a secret.',
    },
  ),
} as const
