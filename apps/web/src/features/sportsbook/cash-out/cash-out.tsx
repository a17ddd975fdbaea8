// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Slider } from '@tessera/ui/forms/slider.tsx'
import { useId, useState } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useWalletWords } from '../../../shared/session/use-wallet-words.ts'
import { useNow } from '../../../shared/site/use-now.ts'
import { t } from '../../../shared/texts/texts.ts'
import { cashedOutWords } from '../bets/bet-words.ts'
import { AutomaticCashOut } from './automatic-cash-out.tsx'
import { shareOfOffer } from './share-of-offer.ts'
import { type CashOutState, useCashOut } from './use-cash-out.ts'

/** In per cent. */
const [leastShare, shareStep, wholeShare] = [5, 5, 100]
const basisPointsOfPercent = 100

/** What a bet can be cashed out for: whole, in part, or by itself at a target; and what was cashed out so far. */
export function CashOut({ bet: given }: { bet: CallOutput<'sportsbook.bet'> }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const waiting = useId()
  const words = useWalletWords()
  const state = useCashOut(given, isOpen)
  const { bet, news } = state
  const offer = bet.cashOut?.offer ?? null
  return (
    <div className="flex flex-col gap-3">
      {bet.cashOut && (
        <Button
          wide
          look={isOpen ? 'quiet' : 'secondary'}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t('sportsbook.cashOut.keep')
            : offer === null
              ? t('sportsbook.cashOut.none')
              : t('sportsbook.cashOut.take', { amount: words(offer) })}
        </Button>
      )}
      <div id={panel} hidden={!isOpen || !bet.cashOut}>
        {isOpen && bet.cashOut && <Panel state={state} offer={offer} waiting={waiting} />}
      </div>
      {bet.cashOut?.waits && <Waiting id={waiting} until={bet.cashOut.waits.until} />}
      <p role="status" className="text-sm font-semibold text-text empty:sr-only">
        {bet.cashOut?.waits ? '' : news || refusalOf(bet)}
      </p>
      {bet.cashedOut > 0 && <p className="text-sm text-muted">{cashedOutWords(bet, words(bet.cashedOut))}</p>}
    </div>
  )
}

const refusalOf = ({ cashOut }: CallOutput<'sportsbook.bet'>): string =>
  cashOut?.refused ? t(`sportsbook.cashOut.refused.${cashOut.refused}`) : ''

const whyNone = (offer: number | null): string =>
  offer === null ? t('sportsbook.cashOut.noneWhy') : t('fault.sportsbook.cashOutTooSmall')

/** How long a cash-out in play still waits. */
function Waiting({ id, until }: { id: string; until: number }) {
  const seconds = Math.max(0, Math.ceil((until - useNow()) / secondMs))
  return (
    <p id={id} className="text-sm font-semibold text-text">
      {t('sportsbook.cashOut.waits', { seconds: String(seconds) })}
    </p>
  )
}
const secondMs = 1_000

/** On a phone what opens may lie behind the bars at the foot of the page. */
const bringIntoView = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'nearest' })

function Panel({
  state,
  offer,
  waiting,
}: {
  state: CashOutState
  offer: number | null
  /** The element that says how long a cash-out still waits. */
  waiting: string
}) {
  const { bet, busy, cashOut } = state
  const words = useWalletWords()
  const [percent, setPercent] = useState(wholeShare)
  const share = percent * basisPointsOfPercent
  const part = offer === null ? undefined : shareOfOffer(bet, offer, share)
  const waits = Boolean(bet.cashOut?.waits)
  return (
    <div
      ref={bringIntoView}
      className="flex flex-col gap-4 rounded-tile bg-surface-2 p-4 scroll-mb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+var(--slip-bar)+1.75rem)]"
    >
      <Slider
        label={t('sportsbook.cashOut.share')}
        value={percent}
        min={leastShare}
        max={wholeShare}
        step={shareStep}
        format={(value) => `${value} %`}
        onChange={setPercent}
      />
      {part && part.restStake > 0 && (
        <p className="text-sm text-muted">{t('sportsbook.cashOut.rest', { stake: words(part.restStake) })}</p>
      )}
      <ReasonedButton
        wide
        look="primary"
        size="form"
        busy={busy}
        reason={waits ? t('fault.sportsbook.cashOutWaits') : part ? undefined : whyNone(offer)}
        {...(waits ? { reasonAt: waiting } : {})}
        reasonClassName="text-center"
        onClick={() => {
          if (offer !== null && part) void cashOut(offer, share)
        }}
      >
        {part ? t('sportsbook.cashOut.confirm', { amount: words(part.paid) }) : t('sportsbook.cashOut.none')}
      </ReasonedButton>
      <AutomaticCashOut state={state} offer={offer} />
    </div>
  )
}
