// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { fault } from '@tessera/contract'
import type { RequestFacts } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { launchForFun, type FunInput } from './launch-for-fun.ts'
import type { LaunchDeps } from './launch-game.ts'
import { requireVisitorAge } from './require-age.ts'

export interface FunDeps extends Pick<LaunchDeps, 'accounts' | 'adapters' | 'games' | 'log'> {
  settings: Settings
  siteAt(request: { host: string; brandCode: string }): Promise<LaunchDeps['site']>
  countryOf(ip: string): Promise<string | undefined>
}
type Facts = Pick<RequestFacts, 'ip' | 'host' | 'brandCode'>
type Asked = Pick<FunInput, 'gameId' | 'vendorCode' | 'language'> & { platform: string }

/** Whether play money needs no account at this brand: not where free play opens a trial account for it. */
export async function playsForFun(settings: Settings, brandCode: string): Promise<boolean> {
  const brand = settings.of(brandCode)
  return (await brand.read('play.forFun')) && !(await brand.read('identity.freePlay'))
}

/** Opens a game for fun for a visitor, who confirms their age. */
export async function openForVisitor(
  deps: FunDeps,
  { visitor, age, ...asked }: Asked & { visitor: string; age: number },
  facts: Facts,
): Promise<string> {
  const { settings } = deps
  const { brandCode } = facts
  const closed = await settings.of(brandCode).read('site.loginRequired')
  if (closed || !(await playsForFun(settings, brandCode))) throw fault('identity.notEnabled')
  const country = await deps.countryOf(facts.ip)
  const game = await deps.games.find(asked.gameId, asked.vendorCode, { language: asked.language, country })
  if (game && !game.blocked)
    await requireVisitorAge(
      settings,
      { brandCode, gameType: game.gameType, vendorCode: asked.vendorCode },
      age,
    )
  return open(deps, asked, facts, { visitor, country })
}

/** The same for a member, whose age is known: what they play for fun stays beside their account. */
export async function openForMember(
  deps: FunDeps,
  asked: Asked,
  facts: Facts & { member: { sessionKey: string } },
): Promise<string> {
  // One name a session: the vendor does not learn that two are of one member.
  const visitor = createHash('sha256').update(`for fun ${facts.member.sessionKey}`).digest('base64url')
  return open(deps, asked, facts, { visitor, country: await deps.countryOf(facts.ip) })
}

async function open(
  deps: FunDeps,
  { platform, ...asked }: Asked,
  { ip, host, brandCode }: Facts,
  who: { visitor: string; country: string | undefined },
): Promise<string> {
  const brand = deps.settings.of(brandCode)
  const { gameUrl } = await launchForFun(
    { ...deps, site: await deps.siteAt({ host, brandCode }) },
    {
      ...asked,
      ...who,
      ip,
      device: platform === 'html5-mobile' ? 'mobile' : 'desktop',
      currency: (await brand.read('site.currency')).code,
      automaticBetsMs: await brand.read('play.automaticBetsMs'),
      bonusBuy: await brand.read('play.bonusBuy'),
    },
  )
  return gameUrl
}
