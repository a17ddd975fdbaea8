// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { isGameFeature, isGameTheme } from '@tessera/rules/games/tags'
import { closeness } from '@tessera/rules/search/closeness'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useStartGame } from '../../../shared/play/use-start-game.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { recentSearches } from './recent-searches.ts'
import {
  destinationsFirst,
  useDestinations,
  type Destination,
  type DestinationKind,
} from './use-destinations.ts'

type Suggestions = CallOutput<'catalogue.suggest'>
export type Game = Suggestions['games'][number]

/** Something to choose: a game to start, or a page to open. */
export interface Offer {
  key: string
  label: string
  note?: string
  game?: Game
  act: () => void
}
export interface OfferGroup {
  key: 'recent' | 'popular' | 'meant' | 'games' | 'studios' | 'themes' | 'features' | DestinationKind
  title: string
  offers: readonly Offer[]
}
/** The suggestions; `none` says that nothing matches the typed text. */
export interface PresentedOffers {
  groups: readonly OfferGroup[]
  none: boolean
}

const calmMs = 300_000
const games = 6
const others = 3
const popular = 5
/** Themes of table games; all others are slots. */
const tableThemes = ['cards', 'roulette', 'dice', 'lottery']

/**
 * The suggestions for a text. Before anything is typed: recent and popular searches; then games, pages,
 * lotteries, promotions and help with that name.
 */
export function useOffers(text: string, { onText }: { onText: (text: string) => void }): PresentedOffers {
  const navigate = useNavigate()
  const start = useStartGame()
  const { data: hot } = useCallQuery('catalogue.hotGames', {}, { staleTimeMs: calmMs })
  const { data, isPlaceholderData: isOld } = useCallQuery(
    'catalogue.suggest',
    { text, limit: games },
    { enabled: text !== '', keepPreviousData: true, staleTimeMs: calmMs },
  )
  const found = data && isOld ? meantByText(data, text) : data
  const destinations = useDestinations(text)
  const gameOffer = (game: Game): Offer => ({
    key: `game-${game.nodeId}`,
    label: game.displayName,
    note: game.vendorName,
    game,
    act: () => start(game),
  })
  const liked = group('popular', t('search.popular'), (hot?.list ?? []).slice(0, popular).map(gameOffer))
  if (text === '') {
    const recent = recentSearches().map((one): Offer => ({
      key: `recent-${one}`,
      label: one,
      act: () => onText(one),
    }))
    return { groups: [...group('recent', t('search.recent'), recent), ...liked], none: false }
  }
  const ofDestinations = destinationGroups(destinations)
  if (!found) return { groups: ofDestinations, none: false }
  const gamesAreSure = found.didYouMean === null && found.games.length > 0
  const first = destinationsFirst(destinations, gamesAreSure)
  // A word that names a page does not mean games with a similar spelling.
  if (first && !gamesAreSure) return { groups: ofDestinations, none: false }
  const groups = [
    ...(first ? ofDestinations : []),
    ...meantGroup(found.didYouMean, onText),
    ...group('games', t('search.games'), ownFirst(found.games, text).slice(0, games).map(gameOffer)),
    ...(first ? [] : ofDestinations),
    ...pageGroups(found, navigate),
  ]
  return groups.length === 0 && !isOld ? { groups: liked, none: true } : { groups, none: false }
}

/** Of what the text before this one found, the games that this one means, too, until its own answer is there. */
const meantByText = ({ games: before }: Suggestions, text: string): Suggestions => ({
  games: before.filter(({ displayName }) => closeness(text, displayName) !== undefined),
  ...{ vendors: [], themes: [], features: [], didYouMean: null },
})

/** The in-house games with the typed name stand before those of other vendors. */
function ownFirst(found: readonly Game[], text: string): Game[] {
  const isOwn = ({ gameType, displayName }: Game): boolean =>
    gameType === 'INHOUSE' && closeness(text, displayName) !== undefined
  return found.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
}

/** The name that was probably meant by a misspelt one. */
const meantGroup = (name: string | null, onText: (text: string) => void): OfferGroup[] =>
  group(
    'meant',
    '',
    name === null ? [] : [{ key: 'meant', label: t('search.meant', { name }), act: () => onText(name) }],
  )

/** The pages that list the games of a studio, of a theme or with a feature. */
function pageGroups(
  { vendors, themes, features }: Suggestions,
  navigate: ReturnType<typeof useNavigate>,
): OfferGroup[] {
  const studioOffers = onceEach(vendors)
    .slice(0, others)
    .map(({ vassalage: vendorCode, displayName }): Offer => ({
      key: `studio-${vendorCode}`,
      label: displayName,
      act: () => void navigate({ to: '/providers', search: { vassalage: vendorCode } }),
    }))
  const themeOffers = themes
    .slice(0, others)
    .map(({ key }) => key)
    .filter(isGameTheme)
    .map((key): Offer => ({
      key: `theme-${key}`,
      label: t(`games.theme.${key}`),
      act: () => void navigate({ to: tableThemes.includes(key) ? '/live' : '/rng', search: { theme: key } }),
    }))
  const featureOffers = features
    .slice(0, others)
    .map(({ key }) => key)
    .filter(isGameFeature)
    .map((key): Offer => ({
      key: `feature-${key}`,
      label: t(`games.feature.${key}`),
      act: () => void navigate({ to: '/rng', search: { feature: key } }),
    }))
  return [
    ...group('studios', t('search.studios'), studioOffers),
    ...group('themes', t('search.themes'), themeOffers),
    ...group('features', t('search.features'), featureOffers),
  ]
}

const destinationKinds: readonly DestinationKind[] = [
  'sportsbook',
  'pages',
  'lotteries',
  'promotions',
  'help',
]

/** Pages by kind; the kind of the best match first. */
function destinationGroups(destinations: readonly Destination[]): OfferGroup[] {
  const kinds = [...new Set([...destinations.map(({ kind }) => kind), ...destinationKinds])]
  return kinds.flatMap((kind) =>
    group(
      kind,
      t(`search.${kind}`),
      destinations.filter((destination) => destination.kind === kind),
    ),
  )
}

/** Leaves out empty groups. */
const group = (key: OfferGroup['key'], title: string, offers: readonly Offer[]): OfferGroup[] =>
  offers.length === 0 ? [] : [{ key, title, offers }]

/** A studio with several kinds of games appears once. */
const onceEach = <Vendor extends { vassalage: string }>(vendors: readonly Vendor[]): Vendor[] =>
  vendors.filter((vendor, at) => vendors.findIndex((one) => one.vassalage === vendor.vassalage) === at)
