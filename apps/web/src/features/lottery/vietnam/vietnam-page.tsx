// SPDX-License-Identifier: Apache-2.0
import { visitorsGroup } from '@tessera/rules/lottery/prize-groups'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@tessera/contract/client/failure'
import { buttonClass, Button } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Spinner } from '@tessera/ui/data/spinner.tsx'
import Ticket from 'lucide-react/icons/ticket'
import { useEffect, type ReactNode } from 'react'
import { call } from '../../../shared/api/call.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { noteHandedOut } from '../../../shared/play/handed-out.ts'
import { Link } from '../../../shared/router/index.ts'
import { usePanels } from '../../../shared/session/gate.ts'
import { isTrial, sessionName, sessionToken, useSession } from '../../../shared/session/session.ts'
import { useMember } from '../../../shared/session/use-member.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import type { LotterySearch } from '../read-lottery-search.ts'
import { pathOfOwn, vietnamLaunch } from './vietnam-launch.ts'

export interface VietnamPageProps {
  wanted: LotterySearch
  /** Shows a page of this site instead of this one. */
  onOwn: (path: string) => void
  /** Renders the address of another site. */
  renderFrame: (address: string) => ReactNode
}

/** /vnLottery: launches the Vietnamese lottery and shows the result (D-98). */
export function VietnamPage({ wanted, onOwn, renderFrame }: VietnamPageProps) {
  useTitle(t('lottery.vietnam'))
  const member = useSession() === 'member'
  const { askToEnter } = usePanels()
  const { data: address, error, refetch } = useVietnamLaunch(wanted, member)
  const own = address === undefined ? undefined : pathOfOwn(address, location.origin)
  useEffect(() => {
    if (own !== undefined) onOwn(own)
  })
  if (address !== undefined && own === undefined) return renderFrame(address)
  return (
    <>
      <PageHead title={t('lottery.vietnam')} icon={Ticket} />
      <section aria-label={t('lottery.draws')} className="rounded-panel border border-line bg-surface-1">
        {!member ? (
          <EmptyState
            drawing={<Mosaic of="lock" />}
            title={t('shell.loginNeeded')}
            action={
              <span className="flex flex-wrap justify-center gap-3">
                <Button look="primary" onClick={() => askToEnter()}>
                  {t('identity.login')}
                </Button>
                <Link to="/lotteryCenter" className={buttonClass()}>
                  {t('lottery.all')}
                </Link>
              </span>
            }
          />
        ) : error ? (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={t('common.loading')} className="flex justify-center py-16">
            <Spinner className="size-12 text-brand" />
          </div>
        )}
      </section>
    </>
  )
}

function useVietnamLaunch(wanted: LotterySearch, member: boolean) {
  const { merchantCode } = useSite()
  const { data: known } = useMember()
  return useQuery({
    queryKey: ['play.launch', 'LOTT', wanted],
    queryFn: async () => {
      const { game_url: first, game_url2: second } = await call(
        'play.launch',
        vietnamLaunch(wanted, {
          username: sessionName(),
          token: sessionToken() ?? '',
          merchantCode,
          language: gameLanguage(),
          coarse: matchMedia('(pointer: coarse)').matches,
          trial: isTrial(),
          prizeMode: known?.prizeMode ?? visitorsGroup,
        }),
      )
      noteHandedOut(first || second)
      return first || second
    },
    enabled: member && known !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  })
}
