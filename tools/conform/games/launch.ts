// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { Skipped, Unexpected } from '../scenario.ts'
import {
  addressIn,
  answeredBy,
  type GamesContext,
  type GamesScenario,
  refusedBy,
  saidBy,
} from './games-wire.ts'
import { gamesIn } from './list.ts'

const theme = 'launch'

/** A launch as the platform asks for it, with a token that no wallet knows. */
export function launchOf(
  { game, currency, site }: GamesContext,
  fields: object = {},
): Record<string, unknown> {
  return {
    sub_partner_id: 'conform',
    platform: 'GPL_DESKTOP',
    game_code: game,
    lang: 'en',
    country: 'ZZ',
    ip: '203.0.113.7',
    lobby_url: `${site}/`,
    deposit_url: `${site}/deposit`,
    currency,
    user: `conform-${randomUUID()}`,
    token: `conform-${randomUUID()}`,
    ...fields,
  }
}

const opens = async (context: GamesContext, fields?: object): Promise<URL> =>
  addressIn(await context.wire.call('/game/url', launchOf(context, fields)))

/** What /game/url and /game/open answer, and the frame behind the address. */
export const launch: GamesScenario[] = [
  {
    theme,
    name: 'The launch of a game',
    expects: 'HTTP 200 within 5 s with the address of a frame',
    play: async (context) => (await opens(context)).origin,
  },
  {
    theme,
    name: 'The launch on a phone, without lobby, deposit address, ip and sub-partner',
    expects: 'HTTP 200 with an address',
    play: async (context) => {
      const left = { lobby_url: undefined, deposit_url: undefined, ip: undefined, sub_partner_id: undefined }
      return (await opens(context, { platform: 'GPL_MOBILE', ...left })).origin
    },
  },
  {
    theme,
    name: 'The launch in each language of the list, and in one that is not there',
    expects: 'HTTP 200 with an address each time: English if nothing else',
    play: async (context) => {
      const listed = gamesIn(context.list).find(({ game_code: code }) => code === context.game)?.['languages']
      const tags = [...(Array.isArray(listed) ? (listed as string[]) : ['en']), 'xx']
      for (const lang of tags) await opens(context, { lang })
      return tags.join(', ')
    },
  },
  {
    theme,
    name: 'Two launches of one player',
    expects: 'two addresses: each is good once',
    play: async (context) => {
      const user = `conform-${randomUUID()}`
      const [first, second] = [await opens(context, { user }), await opens(context, { user })]
      if (first.href === second.href) throw new Unexpected('one address twice')
      return 'two addresses'
    },
  },
  {
    theme,
    name: 'The address of a launch',
    expects: 'it does not contain the token of the wallet',
    play: async (context) => {
      const token = `conform-${randomUUID()}`
      const url = await opens(context, { token })
      if (decodeURIComponent(url.href).includes(token)) throw new Unexpected('the token in the address')
      return 'no token in it'
    },
  },
  {
    theme,
    name: 'The frame at the address of a launch',
    expects: 'HTTP 200 with a page that this site may frame (frame-ancestors) and no other may',
    play: async (context) => {
      const url = await opens(context)
      const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(8_000) })
      await response.body?.cancel()
      const type = response.headers.get('content-type') ?? 'no type'
      if (response.status !== 200 || !type.startsWith('text/html'))
        throw new Unexpected(`HTTP ${response.status} with ${type}`)
      const policy = response.headers.get('content-security-policy') ?? ''
      const ancestors = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.trim().split(/\s+/)
      if (ancestors === undefined) throw new Unexpected('a page without frame-ancestors')
      if (!ancestors.includes(new URL(context.site).origin) || ancestors.includes('*'))
        throw new Unexpected(`frame-ancestors ${ancestors.join(' ')}, where ${context.site} must be (--site)`)
      return `frame-ancestors ${ancestors.join(' ')}`
    },
  },
  {
    theme,
    name: 'The launch of a game that the studio does not have',
    expects: 'a refusal: HTTP 4xx',
    play: async (context) =>
      refusedBy(
        await context.wire.call('/game/url', launchOf(context, { game_code: 'conform-no-such-game' })),
      ),
  },
  {
    theme,
    name: 'The launch in a currency that nobody has',
    expects: 'a refusal, HTTP 4xx, whose error names the currency',
    play: async (context) => {
      const answer = await context.wire.call('/game/url', launchOf(context, { currency: 'QQQ' }))
      const got = refusedBy(answer)
      if (!/currency/i.test(answer.text)) throw new Unexpected(`${got}, which does not name the currency`)
      return got
    },
  },
  {
    theme,
    name: 'A launch for money without a user and a token',
    expects: 'a refusal: HTTP 4xx',
    play: async (context) =>
      refusedBy(
        await context.wire.call('/game/url', launchOf(context, { user: undefined, token: undefined })),
      ),
  },
  {
    theme,
    name: 'Opening a launch whose token the wallet does not know (/game/open)',
    expects: 'HTTP 200 with opened false and the status of the wallet',
    play: async (context) => {
      const url = await opens(context)
      const answer = await context.wire.call('/game/open', { url: url.href })
      if (answer.http === 404) throw new Skipped('the studio does not offer /game/open')
      const { opened, status } = answeredBy(answer)
      if (opened !== false || typeof status !== 'string') throw new Unexpected(saidBy(answer))
      return `opened false, status "${status}"`
    },
  },
]
