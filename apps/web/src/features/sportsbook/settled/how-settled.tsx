// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import CheckIcon from 'lucide-react/icons/circle-check'
import WarnIcon from 'lucide-react/icons/triangle-alert'
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Bet } from '../bets/bet-words.ts'
import { recompute, type Recomputed } from './recompute.ts'
import { SettledLegs } from './settled-legs.tsx'
import { SettledLines } from './settled-lines.tsx'

type History = CallOutput<'sportsbook.settlements'>
type Settlement = History['settlements'][number]

/** How a bet was settled: every settlement it had, computed again in this browser and compared with what was paid. */
export default function HowSettled({ bet }: { bet: Bet }) {
  const { data, error, refetch } = useCallQuery(
    'sportsbook.settlements',
    { betId: bet.betId },
    { member: true, staleTimeMs: 0 },
  )
  if (!data)
    return error ? (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-24 w-full rounded-tile" />
    )
  return (
    <ol className="flex flex-col gap-4 pb-2">
      {data.settlements.toReversed().map((settlement) => (
        <li key={settlement.number} className="flex flex-col gap-3">
          <OneSettlement bet={bet} settlement={settlement} history={data} />
        </li>
      ))}
    </ol>
  )
}

function OneSettlement({ bet, settlement, history }: { bet: Bet; settlement: Settlement; history: History }) {
  const zone = useZone()
  const words = useWalletWords()
  const computed = recompute(bet, settlement, history)
  return (
    <>
      {history.settlements.length > 1 && (
        <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-sm font-bold text-text">
          {t('sportsbook.settled.number', { number: settlement.number })}
          <Time at={settlement.at} zone={zone} className="font-normal text-muted" />
        </p>
      )}
      {settlement.status === 'open' && (
        <p className="text-sm text-muted">{t('sportsbook.settled.reopened')}</p>
      )}
      {settlement.owed > 0 && (
        <p className="text-sm font-semibold text-danger">
          {t('sportsbook.settled.owed', { amount: words(settlement.owed) })}
        </p>
      )}
      {computed && (
        <>
          <SettledLegs bet={bet} settlement={computed.settlement} results={history.results} />
          <SettledLines bet={bet} settlement={computed.settlement} />
        </>
      )}
      <Verdict computed={computed} paid={settlement.returned} />
    </>
  )
}

/** Says that both agree only if they do. */
function Verdict({ computed, paid }: { computed: Recomputed | undefined; paid: number }) {
  const words = useWalletWords()
  const agrees = computed?.agrees === true
  const Icon = agrees ? CheckIcon : WarnIcon
  return (
    <p
      className={`flex items-start gap-2 rounded-control px-3 py-2 text-sm font-semibold ${agrees ? 'bg-brand-soft text-brand' : 'bg-danger-soft text-danger'}`}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {!computed
          ? t('sportsbook.settled.unknown')
          : agrees
            ? t('sportsbook.settled.agrees', { amount: words(computed.returned) })
            : t('sportsbook.settled.differs', {
                amount: words(computed.returned),
                paid: words(paid),
              })}
      </span>
    </p>
  )
}
