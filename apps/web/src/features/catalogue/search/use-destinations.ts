// SPDX-License-Identifier: Apache-2.0
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { useMember } from '../../../shared/session/use-member.ts'
import { closeness } from '@tessera/rules/search/closeness'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { helpAnchor } from '../../../shared/site/help-anchor.ts'
import { usePanels, type CenterPage, type PanelName } from '../../../shared/session/gate.ts'
import { useAnnouncements } from '../../../shared/site/announcements.ts'
import { preview } from '../../../shared/site/preview.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { language, t, type TextKey } from '../../../shared/texts/texts.ts'
import { useBettable } from './use-bettable.ts'

export type DestinationKind = 'sportsbook' | 'pages' | 'lotteries' | 'promotions' | 'help'

/** Something on the site besides games: a match or a competition, a page, a lottery, a promotion, a help topic. */
export interface Destination {
  key: string
  kind: DestinationKind
  label: string
  act: () => void
  /** As returned by `closeness`. */
  cost: number
}

const calmMs = 300_000
const eachAtMost = 4
/** The word starts like this: a sure match if no game has such a name. */
const sureCost = 2

const centerTitles: readonly [CenterPage, TextKey][] = [
  ['depositv2', 'wallet.deposit'],
  ['withdraw', 'wallet.withdraw'],
  ['personalHistoryCopy', 'bets.title'],
  ['transactionHistory', 'wallet.history'],
  ['personalProfit', 'center.personalProfit'],
  ['bonusDetails', 'center.bonusDetails'],
  ['rewardCenter', 'shell.eventBonus'],
  ['missionLeaderboard', 'missions.title'],
  ['messageV2', 'shell.messages'],
  ['playerRank', 'shell.vipBonus'],
  ['securityCenter', 'members.security'],
]
const referralTitle: (typeof centerTitles)[number] = ['referral', 'shell.invite']
const pageTitles: readonly [string, TextKey][] = [
  ['/promotions', 'shell.promotions'],
  ['/pointMall', 'mall.title'],
  ['/helpmc', 'help.center'],
  ['/down', 'shell.download'],
  ['/owned', 'shell.footer.owned'],
  ['/hot', 'shell.hot'],
  ['/fav', 'shell.favourites'],
  ['/inhouse', 'lobby.type.INHOUSE'],
  ['/rng', 'lobby.type.RNG'],
  ['/live', 'lobby.type.LIVE'],
  ['/fish', 'lobby.type.FISH'],
  ['/pvp', 'lobby.type.PVP'],
  ['/sports', 'lobby.type.SPORTS'],
  ['/esports', 'lobby.type.ESPORTS'],
  ['/cockfight', 'lobby.type.COCKFIGHT'],
]
const panelTitles: readonly [PanelName, TextKey][] = [
  ['feedback', 'shell.footer.feedback'],
  ['announcements', 'messages.notices'],
]

/** Destinations whose names match the text, the best first, at most four of a kind; none for an empty text. */
export function useDestinations(text: string): readonly Destination[] {
  const all = useAllDestinations(text !== '')
  const bettable = useBettable(text)
  if (text === '') return []
  const near = all
    .flatMap((destination) => {
      const cost = closeness(text, destination.label)
      return cost === undefined ? [] : [{ ...destination, cost }]
    })
    .concat(bettable)
    .toSorted((one, other) => one.cost - other.cost)
  // Mistyped names count only if there is no exact match.
  const least = near[0]?.cost ?? 0
  const meant = near.filter(({ cost }) => cost <= Math.max(least, 3))
  return meant.filter(
    (destination, at) =>
      meant.slice(0, at).filter(({ kind }) => kind === destination.kind).length < eachAtMost,
  )
}

/**
 * Whether destinations appear above the games: a match or competition is meant, one has this very name, or one starts
 * with it and no game has that name.
 */
export const destinationsFirst = ([nearest]: readonly Destination[], gamesAreSure: boolean): boolean =>
  nearest !== undefined && nearest.cost <= (gamesAreSure && nearest.kind !== 'sportsbook' ? 0 : sureCost)

type Named = Omit<Destination, 'cost'>

/** Everything that has a name. Loads only once somebody types. */
function useAllDestinations(enabled: boolean): readonly Named[] {
  const navigate = useNavigate()
  const { openCenter, openPanel } = usePanels()
  const { lotteryCenter, referralPromo } = useSite().whitelabel
  const prizeMode = useMember().data?.prizeMode ?? visitorsGroup
  const { data: menus } = useCallQuery('lottery.menus', { prizeMode }, { enabled, staleTimeMs: calmMs })
  const { data: announced } = useAnnouncements()
  const { data: help } = useCallQuery(
    'messages.helpCenter',
    { language, device: 'WEB', ...preview },
    { enabled, staleTimeMs: calmMs },
  )
  const page = (to: string, label: string): Named => ({
    key: `page-${to}`,
    kind: 'pages',
    label,
    act: () => void navigate({ to }),
  })
  return [
    ...(referralPromo ? [...centerTitles, referralTitle] : centerTitles).map(([center, title]): Named => ({
      key: `center-${center}`,
      kind: 'pages',
      label: t(title),
      act: () => openCenter(center),
    })),
    ...pageTitles.map(([to, title]) => page(to, t(title))),
    ...(lotteryCenter ? [page('/lotteryCenter', t('shell.lottery'))] : []),
    ...panelTitles.map(([panel, title]): Named => ({
      key: `panel-${panel}`,
      kind: 'pages',
      label: t(title),
      act: () => openPanel(panel),
    })),
    ...(menus ?? [])
      .flatMap(({ gameMenus }) => gameMenus)
      .map(({ gameCode, name }): Named => ({
        key: `lottery-${gameCode}`,
        kind: 'lotteries',
        label: name,
        act: () => void navigate({ to: '/lottery', search: { gameCode } }),
      })),
    ...(announced?.promotion ?? []).map(({ id, title }): Named => ({
      key: `promotion-${id}`,
      kind: 'promotions',
      label: title,
      act: () => void navigate({ to: '/promoDetail', search: { id: String(id) } }),
    })),
    ...(help?.list ?? []).map(({ id, title }): Named => ({
      key: `help-${id}`,
      kind: 'help',
      label: title,
      act: () => void navigate({ to: '/helpmc', hash: helpAnchor(id) }),
    })),
  ]
}
