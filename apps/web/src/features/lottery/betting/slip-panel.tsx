// SPDX-License-Identifier: Apache-2.0
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { multiplyWire } from '@tessera/rules/money'
import { Button } from '@tessera/ui/forms/button.tsx'
import { cx } from '@tessera/ui/cx.ts'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import X from 'lucide-react/icons/x'
import type { LotteryTicket, Offer } from '../lottery-types.ts'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { usePanels } from '../../../shared/session/gate.ts'
import { useWalletCurrency } from '../../../shared/session/use-wallet-currency.ts'
import { t } from '../../../shared/texts/texts.ts'
import { costFactors } from './cost-words.ts'
import { pickName, playName } from './play-words.ts'
import { returnWords } from './return-words.ts'
import { costOfLine, type OddsOf, type SlipLine } from './slip.ts'
import { SlipTotals } from './slip-totals.tsx'
import type { Slip } from './use-slip.ts'

export interface SlipPanelProps {
  lottery: Lottery
  slip: Slip
  /** The odds at which a line is sold now. */
  oddsOf: OddsOf
  offer: Offer
  closed: boolean
  currency: string
}

/** The slip: the bets, what they cost, and the button that places them. */
export function SlipPanel({ lottery, slip, oddsOf, offer, closed, currency }: SlipPanelProps) {
  const { lines, refusal, placed, missed } = slip
  const numero = offer.draw?.numero
  return (
    <section
      aria-labelledby="lottery-slip"
      className="flex flex-col gap-3 rounded-panel border border-line bg-surface-1 p-4"
    >
      <h2
        id="lottery-slip"
        tabIndex={-1}
        className="scroll-mt-[calc(var(--header)+2rem)] text-lg font-bold text-text outline-none"
      >
        {t('lottery.slip')}
      </h2>
      <PlacedTickets tickets={placed} currency={currency} />
      {lines.length === 0 && !placed && <p className="text-sm text-muted">{t('lottery.slip.empty')}</p>}
      {lines.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {lines.map((line, index) => (
            <LineOfSlip
              key={line.id}
              lottery={lottery}
              line={line}
              oddsOf={oddsOf}
              isRefused={refusal?.line === index}
              onRemove={() => slip.remove(line.id)}
            />
          ))}
        </ul>
      )}
      <p
        role="status"
        className="rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold empty:sr-only"
      >
        {missed !== undefined &&
          numero !== undefined &&
          t('lottery.missed', { number: missed, next: numero })}
      </p>
      <Refused slip={slip} />
      {lines.length > 0 && (
        <>
          <SlipTotals lottery={lottery} slip={slip} oddsOf={oddsOf} offer={offer} currency={currency} />
          <ReasonedButton
            look="primary"
            size="form"
            wide
            busy={slip.busy}
            reason={whyClosed(offer, closed)}
            reasonClassName="text-center"
            onClick={slip.place}
          >
            {t('lottery.place')}
          </ReasonedButton>
        </>
      )}
    </section>
  )
}

const whyClosed = ({ draw }: Offer, closed: boolean): string | undefined =>
  draw ? (closed ? t('fault.lottery.drawClosed') : undefined) : t('fault.lottery.notOnSale')

interface LineOfSlipProps {
  lottery: Lottery
  line: SlipLine
  oddsOf: OddsOf
  /** The platform refused the slip because of this line. */
  isRefused: boolean
  onRemove: () => void
}

function LineOfSlip({ lottery, line, oddsOf, isRefused, onRemove }: LineOfSlipProps) {
  const { code } = useWalletCurrency()
  const name = playName(lottery, line.playType)
  const pick = pickName(line.playType, line.numbers)
  const cost = costOfLine(lottery, line)
  return (
    <li className={cx('flex items-start gap-2 py-2', isRefused && 'rounded-control bg-danger-soft px-2')}>
      <div className="min-w-0 grow">
        <p className="text-sm font-bold text-text">{name}</p>
        <p className="tabular text-sm break-words text-muted">
          <bdi dir="ltr">{pick}</bdi>
          {line.dao && ` · ${t('lottery.dao')}`}
        </p>
        {cost !== undefined && (
          <p className="tabular text-xs text-muted">
            {costFactors(lottery, [line]) || `${t('lottery.stake')} ${formatMoney(line.stakePerLot)}`}
          </p>
        )}
        <p className="tabular text-xs text-muted">
          {returnWords(lottery, [line], oddsOf, { currency: code })}
        </p>
      </div>
      <Money value={cost ?? 0} className="pt-0.5 font-bold text-text" />
      <IconButton
        label={t('lottery.slip.remove', { line: `${name} ${pick}` })}
        onClick={onRemove}
        className="-me-2 -mt-2"
      >
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** The receipt of the last slip; its live region stays in the page, so that it is read out. */
function PlacedTickets({
  tickets,
  currency,
}: {
  tickets: readonly LotteryTicket[] | undefined
  currency: string
}) {
  return (
    <div role="status" className="empty:sr-only">
      {tickets && (
        <div className="rounded-control bg-brand-soft px-4 py-3 text-sm font-semibold text-text">
          <p>
            {tickets.length > 1
              ? t('lottery.placedMany', { count: tickets.length })
              : t('lottery.placed', { number: tickets[0]?.numero ?? '' })}
          </p>
          <Money
            value={multiplyWire(tickets[0]?.stake ?? 0, tickets.length)}
            currency={currency}
            className="text-brand"
          />
        </div>
      )}
    </div>
  )
}

/** Why the platform refused, and a link to the deposit if the balance is too low. */
function Refused({ slip: { refusal } }: { slip: Slip }) {
  const { openCenter } = usePanels()
  return (
    <div role="alert" className="empty:sr-only">
      {refusal && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-danger-soft px-4 py-3 text-sm font-semibold text-danger">
          <p>{refusal.message}</p>
          {refusal.needsMoney && (
            <Button size="small" onClick={() => openCenter('depositv2')}>
              {t('wallet.deposit')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
