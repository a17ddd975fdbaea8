// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { weekDays } from '@tessera/rules/lottery/week-days'
import { Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { useSession } from '../../../shared/session/session.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { locale, t } from '../../../shared/texts/texts.ts'
import type { LotteryGroup } from '../lottery-types.ts'
import { usePrizeMode } from '../use-prize-mode.ts'
import { NoLotteries } from '../no-lotteries.tsx'
import { PillBar } from '../pill-bar.tsx'
import { useMenus } from '../use-menus.ts'
import { weekDayName } from '../week-day-name.ts'
import { ClosingSoonest } from './closing-soonest.tsx'
import { allTag, chooseTag, kenoTag, plainCenter, type CenterSearch } from './center-search.ts'
import { KenoVendorGames, type KenoGames } from './keno-games.tsx'
import { LotterySections, SectionsSkeleton } from './lottery-sections.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { pickLotteries, soonestOfGroups, tagsOf } from './pick-lotteries.ts'
import { useLists, useLotteryHearts } from './use-lists.ts'

export interface LotteryCenterPageProps {
  search: CenterSearch
  /** Changes what the address says at that moment, which may be ahead of what is drawn. */
  onSearchChange: (change: (now: CenterSearch) => CenterSearch) => void
  /** Renders the games of other makers. */
  renderGames: (games: KenoGames) => ReactNode
  /** Shown below: the studios that draw lotteries. */
  studios: ReactNode
}

/** All in-house lotteries: by group, by list, by the day of their draw. */
export function LotteryCenterPage({ search, onSearchChange, renderGames, studios }: LotteryCenterPageProps) {
  useTitle(t('shell.lottery'))
  const { query, groups } = useMenus()
  const vietnam = useCallQuery('lottery.vietnamMenus', { prizeMode: usePrizeMode() })
  const tags = tagsOf(vietnam.data ?? [], groups ?? [], { all: t('common.all'), keno: 'KENO' })
  const tag = tags.some(({ key }) => key === search.tag) ? search.tag : allTag
  const visible = { ...search, tag }
  const vendorGames = tag === kenoTag && search.mode === 'all'
  const empty = groups?.every(({ gameMenus }) => gameMenus.length === 0)
  return (
    <>
      <PageHead title={t('shell.lottery')} icon={Ticket} />
      {empty ? (
        <NoLotteries />
      ) : query.error && !groups ? (
        <ErrorState
          title={messageOf(query.error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <div className="flex flex-col gap-3">
            <PillBar
              label={t('lottery.tags')}
              pills={tags}
              chosen={tag}
              onChoose={(next) => onSearchChange((now) => chooseTag(now, next))}
            />
            <div className="flex flex-col gap-3 md:items-start xl:flex-row xl:items-center xl:justify-between">
              <ModeSwitch
                mode={search.mode}
                onChoose={(mode) => onSearchChange((now) => ({ ...now, mode }))}
              />
              <PillBar
                small
                label={t('lottery.days')}
                pills={weekDays.map((day) => ({
                  key: day,
                  label: weekDayName(day, locale(), t('common.all')),
                }))}
                chosen={search.day}
                onChoose={(day) => onSearchChange((now) => ({ ...now, day }))}
              />
            </div>
          </div>
          {groups ? (
            <>
              {tag === allTag && search.mode === 'all' && (
                <ClosingSoonest games={soonestOfGroups(groups, query.dataUpdatedAt)} />
              )}
              <Lotteries
                search={visible}
                groups={groups}
                answeredAt={query.dataUpdatedAt}
                onPlain={() => onSearchChange(() => plainCenter)}
              />
            </>
          ) : (
            <SectionsSkeleton />
          )}
          {vendorGames && <KenoVendorGames renderGames={renderGames} />}
        </>
      )}
      {studios}
    </>
  )
}

function Lotteries({
  search,
  groups,
  answeredAt,
  onPlain,
}: {
  search: CenterSearch
  groups: readonly LotteryGroup[]
  /** When the groups were loaded: their order is that of this moment. */
  answeredAt: number
  onPlain: () => void
}) {
  const hearts = useLotteryHearts()
  const { popular, recent, asked } = useLists(search.mode)
  const member = useSession() === 'member'
  const { askToEnter } = usePanels()
  if ((search.mode === 'fav' || search.mode === 'recent') && !member) {
    return (
      <EmptyState
        drawing={<Mosaic of="lock" />}
        title={t('shell.loginNeeded')}
        action={
          <Button look="primary" onClick={() => askToEnter()}>
            {t('identity.login')}
          </Button>
        }
      />
    )
  }
  const sections = pickLotteries(
    search,
    groups,
    { popular: popular.data, recent: recent.data, favourites: hearts.ids },
    answeredAt,
  )
  if (asked?.error && !asked.data)
    return (
      <ErrorState
        title={messageOf(asked.error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void asked.refetch()}
      />
    )
  if (!sections) return <SectionsSkeleton />
  if (sections.length === 0) return <NoneHere search={search} onPlain={onPlain} />
  return (
    <LotterySections key={`${search.tag} ${search.mode} ${search.day}`} sections={sections} hearts={hearts} />
  )
}

/** Why a list is empty, and what to do next. */
function NoneHere({ search, onPlain }: { search: CenterSearch; onPlain: () => void }) {
  const title =
    search.day !== 'ALL'
      ? t('lottery.dayEmpty')
      : search.mode === 'fav'
        ? t('shell.favourites.empty')
        : search.mode === 'recent'
          ? t('lottery.recentEmpty')
          : t('lottery.noDraws')
  return (
    <EmptyState
      drawing={<Mosaic of={search.mode === 'fav' ? 'heart' : 'die'} />}
      title={title}
      action={<Button onClick={onPlain}>{t('lottery.all')}</Button>}
    />
  )
}
