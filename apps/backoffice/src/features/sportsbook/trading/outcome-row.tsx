// SPDX-License-Identifier: Apache-2.0
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { moveTicks } from '@tessera/rules/sportsbook/prices/ladder'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { t } from '../../../shared/texts.ts'
import { priceText, type TradedOutcome } from './trading-words.ts'

interface OutcomeRowProps {
  outcome: TradedOutcome
  name: string
  /** All stakes of the market. */
  staked: number
  /** Sets a price; undefined for who may not, and where there is none. */
  onPrice: ((price: number) => void) | undefined
  onEdit: () => void
}

const small =
  'relative inline-flex size-8 shrink-0 items-center justify-center rounded-control text-muted after:absolute after:inset-x-0 after:-inset-y-1.5 hover:bg-surface-2 hover:text-text'

/** One outcome: its price with its steps, and what the book wins or loses with it. */
export function OutcomeRow({ outcome, name, staked, onPrice, onEdit }: OutcomeRowProps) {
  const { price, sourcePrice, liability } = outcome
  return (
    <tr className="border-t border-line hover:bg-shine">
      <th scope="row" className="px-2 py-1 ps-4 text-start font-semibold wrap-anywhere text-text">
        <bdi>{name}</bdi>
        {(outcome.staked > 0 || liability !== 0) && (
          <span className="block text-xs font-normal text-muted @min-[30rem]:hidden">
            {outcome.staked > 0 && (
              <>
                {t('console.sportsbook.staked')} <Money value={outcome.staked} className="text-text" />
                {' · '}
              </>
            )}
            {t('console.sportsbook.result')} <Result liability={liability} />
          </span>
        )}
      </th>
      <td className="px-2 py-1">
        <span className="flex items-center gap-1 @max-[40rem]:flex-wrap">
          {onPrice ? (
            <>
              <button
                type="button"
                className={small}
                aria-label={t('console.sportsbook.lower', { outcome: name })}
                onClick={() => onPrice(moveTicks(price, -1))}
              >
                <ChevronDown className="size-4" aria-hidden="true" />
              </button>
              <button
                type="button"
                onClick={onEdit}
                aria-label={t('console.sportsbook.setPrice', { outcome: name, price: priceText(price) })}
                className="tabular relative h-8 min-w-14 rounded-control bg-surface-2 px-2 font-bold text-text after:absolute after:inset-x-0 after:-inset-y-1.5 hover:bg-surface-3"
              >
                {priceText(price)}
              </button>
              <button
                type="button"
                className={small}
                aria-label={t('console.sportsbook.higher', { outcome: name })}
                onClick={() => onPrice(moveTicks(price, 1))}
              >
                <ChevronUp className="size-4" aria-hidden="true" />
              </button>
            </>
          ) : (
            <span className="tabular inline-flex h-8 items-center font-bold text-text">
              {priceText(price)}
            </span>
          )}
          <Made outcome={outcome} />
        </span>
      </td>
      <td className="tabular px-2 py-1 text-end text-muted @max-[40rem]:hidden">{priceText(sourcePrice)}</td>
      <td className="px-2 py-1 text-end @max-[30rem]:hidden">
        {outcome.staked > 0 ? <Money value={outcome.staked} className="text-text" /> : <Dash />}
      </td>
      <td className="py-1 ps-6 pe-2 @max-[52rem]:hidden">
        <Share part={staked > 0 ? outcome.staked / staked : 0} />
      </td>
      <td className="px-2 py-1 pe-4 text-end @max-[30rem]:hidden">
        <Result liability={liability} />
      </td>
    </tr>
  )
}

/** What the book wins or loses if an outcome wins. */
function Result({ liability }: { liability: number }) {
  return liability === 0 ? (
    <Dash />
  ) : (
    <Money value={-liability} signed className={liability > 0 ? 'font-bold text-danger' : 'font-bold'} />
  )
}

const Dash = () => <span className="text-muted">–</span>

/** How a price came about, where it is not simply the feed's. */
function Made({ outcome: { manual, offset, shaded } }: { outcome: TradedOutcome }) {
  if (manual !== null)
    return (
      <Badge small tone="wait">
        {t('console.sportsbook.manual')}
      </Badge>
    )
  return (
    <>
      {offset !== 0 && (
        <Badge small tone="wait">
          {t('console.sportsbook.ticks', { ticks: offset > 0 ? `+${offset}` : `−${-offset}` })}
        </Badge>
      )}
      {shaded > 0 && <Badge small>{t('console.sportsbook.shaded', { ticks: shaded })}</Badge>}
    </>
  )
}

/** The part of all stakes of a market, as a bar and in per cent. */
function Share({ part }: { part: number }) {
  if (part === 0) return <Dash />
  const percent = Math.round(part * 100)
  return (
    <span className="flex items-center gap-2">
      <span className="h-2 min-w-8 flex-1 overflow-hidden rounded-full bg-surface-3" aria-hidden="true">
        <span className="block h-full min-w-0.5 rounded-full bg-gold" style={{ width: `${percent}%` }} />
      </span>
      <span className="tabular w-10 text-end text-xs text-muted">{percent} %</span>
    </span>
  )
}
