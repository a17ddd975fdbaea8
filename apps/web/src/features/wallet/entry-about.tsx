// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { ticketCodeOf } from '@tessera/rules/lottery/ticket-code'
import { Link } from '../../shared/router/index.ts'
import { noPanels, usePanels, type CenterPage } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

export type Entry = CallOutput<'wallet.transactions'>['list'][number]
export type Round = NonNullable<Entry['round']>

/** The platform's own book and lotteries, as the betting record names them. */
const [sportsbook, lottery] = ['SPORTSBOOK', 'LOTTERY']
const linkClass =
  'font-semibold text-text underline decoration-line-control underline-offset-4 hover:decoration-current'

/** What an entry is: its type, or why money of a bet moved otherwise. */
export const titleOfEntry = ({ reason, transType }: Pick<Entry, 'reason' | 'transType'>): string =>
  reason === null ? t(`wallet.type.${transType}`) : t(`wallet.reason.${reason}`)

/** Pages of the centre that show more of a type of entry. */
const pages: Partial<Record<Entry['transType'], CenterPage>> = {
  DEPOSIT: 'depositv2',
  WITHDRAW: 'withdraw',
  BONUS: 'bonusDetails',
  REBATE: 'manualRebate',
}

/** What an entry belongs to, with the way there: a ticket, a bet, a game, or a page of the centre; and what was noted. */
export function EntryAbout({ entry: { round, remark, transType } }: { entry: Entry }) {
  const { openCenter } = usePanels()
  const page = pages[transType]
  if (round) return <RoundLink round={round} />
  if (!page) return remark === '' ? null : <span className="text-muted">{remark}</span>
  return (
    <button type="button" className={linkClass} onClick={() => openCenter(page)}>
      {remark === '' ? t(`wallet.type.${transType}`) : remark}
    </button>
  )
}

function RoundLink({ round: { vendor, roundId, gameName, gameId } }: { round: Round }) {
  const name = <bdi>{gameName}</bdi>
  if (vendor === sportsbook)
    return (
      <Link to="/sportsbook/bets" search={noPanels} className={linkClass}>
        {name}
      </Link>
    )
  if (vendor === lottery) {
    const code = ticketCodeOf(roundId)
    return (
      <Link to="/ticket" search={{ ...noPanels, code }} className={linkClass}>
        {name}{' '}
        <bdi dir="ltr" className="tabular text-xs whitespace-nowrap text-muted">
          {code}
        </bdi>
      </Link>
    )
  }
  if (gameId === null) return <span className="font-semibold">{name}</span>
  return (
    <Link to="/game" search={{ ...noPanels, gameId }} className={linkClass}>
      {name}
    </Link>
  )
}
