// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { isLocked } from '@tessera/rules/lottery/countdown'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { playTypeOf } from '@tessera/rules/lottery/play-types'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { useSite } from '../../../shared/site/use-site.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryTicket, Offer, PlayOffer } from '../lottery-types.ts'
import { PillBar } from '../pill-bar.tsx'
import { UnknownLottery } from '../no-lotteries.tsx'
import { useNow } from '../../../shared/site/use-now.ts'
import { BetForm } from './bet-form.tsx'
import { oddsOfLine } from './crowded.ts'
import { DrawHeader } from './draw-header.tsx'
import { DrawnBoard } from '../statistics/drawn-board.tsx'
import { OriginOfNumbers } from './fair-draw.tsx'
import { oddsUnderCap } from './odds-under-cap.ts'
import { PlayFacts } from './play-facts.tsx'
import { playName } from './play-words.ts'
import { cappedPercents, returnOf } from './returns.ts'
import { Results } from './results.tsx'
import { choosePlay, costOfLine, type OddsOf } from './slip.ts'
import { SlipBar } from './slip-bar.tsx'
import { SlipPanel } from './slip-panel.tsx'
import { Tickets } from './tickets.tsx'
import { useOffer } from './use-offer.ts'
import { useSlip, type Slip } from './use-slip.ts'

export interface BettingPageProps {
  gameId: number
  name: string
  playType: string | undefined
  onPlayType: (playType: string) => void
}

/** The betting view of one lottery. */
export function BettingPage(props: BettingPageProps) {
  const { data: offer, error, refetch } = useOffer(props.gameId)
  useTitle(props.name)
  if (!offer) {
    return (
      <>
        <PageHead title={props.name} icon={Ticket} />
        {error ? (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="breathe h-96 rounded-panel" />
        )}
      </>
    )
  }
  const lottery = lotteryOf(offer.game.gameCode)
  return lottery ? <Betting {...props} offer={offer} lottery={lottery} /> : <UnknownLottery />
}

function Betting({
  gameId,
  playType,
  onPlayType,
  offer,
  lottery,
}: BettingPageProps & { offer: Offer; lottery: Lottery }) {
  const { symbol } = useSite().whitelabel.currency
  const now = useNow()
  const oddsOf: OddsOf = (line) => oddsOfLine(lottery, offer, line)
  const mostOddsOf: OddsOf = (line) => {
    const odds = oddsOf(line)
    const of = offer.playTypes.find(({ playType: code }) => code === line.playType)
    return odds && of && oddsUnderCap(lottery, of, odds, line.stakePerLot)
  }
  const slip = useSlip(lottery, gameId, offer.draw?.numero, oddsOf)
  const plays = offer.playTypes.filter(({ playType: code }) => playTypeOf(lottery, code))
  const chosen = choosePlay(plays, playType, offer.game.defaultPlayType)
  const closed = !offer.draw || isLocked(offer.game, now)
  const again = (ticket: LotteryTicket): void => {
    const codes = new Set(plays.map(({ playType: code }) => code))
    const lines = ticket.lines.filter(
      (line) => codes.has(line.playType) && costOfLine(lottery, line) !== undefined,
    )
    slip.add(lines.slice(0, offer.maxLines - slip.lines.length))
    showToast(t('lottery.ticket.againDone'), 'good')
    document.getElementById('lottery-slip')?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <DrawHeader offer={offer} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          {chosen && (
            <PlaySection
              lottery={lottery}
              gameId={gameId}
              offer={offer}
              plays={plays}
              chosen={chosen}
              onChoose={onPlayType}
              slip={slip}
            />
          )}
          <OriginOfNumbers draw={offer.draw} />
        </div>
        <div className="lg:sticky lg:top-[calc(var(--header)+1rem)]">
          <SlipPanel
            lottery={lottery}
            slip={slip}
            oddsOf={mostOddsOf}
            offer={offer}
            closed={closed}
            currency={symbol}
          />
        </div>
      </div>
      <SlipBar lottery={lottery} slip={slip} currency={symbol} />
      <div className="grid gap-6 lg:items-start has-[>section+section]:lg:grid-cols-2">
        <Tickets lottery={lottery} gameId={gameId} onAgain={again} />
        <Results lottery={lottery} gameId={gameId} />
      </div>
    </>
  )
}

interface PlaySectionProps {
  lottery: Lottery
  gameId: number
  offer: Offer
  plays: readonly PlayOffer[]
  chosen: PlayOffer
  onChoose: (playType: string) => void
  slip: Slip
}

/** The plays of a lottery, and the facts and the bet form of the chosen one. The stake stays when the play changes. */
function PlaySection({ lottery, gameId, offer, plays, chosen, onChoose, slip }: PlaySectionProps) {
  const { symbol } = useSite().whitelabel.currency
  const [stake, setStake] = useState('1')
  const play = playTypeOf(lottery, chosen.playType)
  return (
    play && (
      <section
        aria-label={t('lottery.plays')}
        className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-3 md:p-4"
      >
        <PillBar
          label={t('lottery.plays')}
          pills={plays.map(({ playType: code }) => ({ key: code, label: playName(lottery, code) }))}
          chosen={chosen.playType}
          onChoose={onChoose}
          small
        />
        <BetForm
          key={play.code}
          lottery={lottery}
          gameId={gameId}
          play={play}
          offer={chosen}
          crowded={offer.crowded}
          jackpot={play.jackpots ? offer.game.jackpots[0]?.amount : undefined}
          currency={symbol}
          stake={stake}
          onStake={setStake}
          room={offer.maxLines - slip.lines.length}
          onAdd={slip.add}
          board={<DrawnBoard lottery={lottery} game={offer.game} play={play} />}
        />
        <PlayFacts
          offer={chosen}
          rtp={returnOf(lottery, play, chosen.odds)}
          jackpots={play.jackpots ? offer.game.jackpots : []}
          capped={cappedPercents(play, chosen)}
        />
      </section>
    )
  )
}
