// SPDX-License-Identifier: Apache-2.0
import { useParams } from '@tanstack/react-router'
import type { CallOutput } from '@tessera/contract'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../shared/address.ts'
import { useCallQuery } from '../../shared/api.ts'
import { BackLink } from '../../shared/back-link.tsx'
import { dryRunColumns } from '../../shared/dry-run/dry-run-columns.tsx'
import { DryRunChange, DryRunSummary } from '../../shared/dry-run/dry-run-summary.tsx'
import { DryRunSums } from '../../shared/dry-run/dry-run-sums.tsx'
import { Listing } from '../../shared/listing.tsx'
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'
import { Figure } from '../../shared/figure.tsx'
import { CorrectedJackpots } from './corrected-jackpots.tsx'
import { CorrectionActions } from './correction-actions.tsx'
import { correctionTones } from './lottery-words.ts'

type Answer = CallOutput<'backoffice.lotteryCorrection'>
type Row = Answer['list'][number]
const refetchIntervalMs = 5_000

const ticketColumn: Column<Row> = {
  key: 'ticket',
  title: t('console.lottery.ticket'),
  render: (row) => (
    <bdi dir="ltr" className="font-mono text-xs break-all">
      {row.ticketId}
    </bdi>
  ),
}
const columns: Column<Row>[] = [
  ...dryRunColumns<Row>([ticketColumn], {
    before: t('console.lottery.before'),
    after: t('console.lottery.after'),
    strong: 'after',
  }),
  {
    key: 'owed',
    title: t('console.lottery.owed'),
    end: true,
    render: (row) => (row.owed === 0 ? '—' : <Money value={row.owed} className="text-danger" />),
  },
]

/** A correction: its dry run, its sums, and its approval by another operator. */
export default function CorrectionPage() {
  const { id = '' } = useParams({ strict: false })
  const [pageNo, setPageNo] = useAddressPage()
  const query = useCallQuery(
    'backoffice.lotteryCorrection',
    { id, pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  return (
    <Page
      title={t('console.lottery.correct')}
      actions={
        query.data && (
          <BackLink to="/lottery-draws/$id" params={{ id: String(query.data.correction.drawId) }}>
            {t('console.lottery.draw')}
          </BackLink>
        )
      }
    >
      {query.data && <Summary answer={query.data} />}
      <Listing
        caption={t('console.lottery.tickets')}
        query={query}
        columns={columns}
        rowKey={(row) => row.ticketId}
        empty={t('console.lottery.noChanges')}
        onPage={setPageNo}
      />
    </Page>
  )
}

const Summary = ({ answer: { correction, sums, jackpots } }: { answer: Answer }) => (
  <DryRunSummary
    state={{
      tone: correctionTones[correction.status],
      label: t(`console.lottery.correction.${correction.status}`),
    }}
    notes={
      <>
        <span>{t('console.lottery.correctionBy', { name: correction.madeBy })}</span>
        {correction.decidedBy !== null && (
          <span>{t('console.lottery.correctionDecided', { name: correction.decidedBy })}</span>
        )}
        <span>{correction.reason}</span>
      </>
    }
    change={
      <DryRunChange>
        <Drawn name={t('console.lottery.before')} number={correction.fromNumber} />
        <Drawn name={t('console.lottery.after')} number={correction.toNumber} />
      </DryRunChange>
    }
  >
    <DryRunSums
      sums={sums}
      names={{
        gain: t('console.lottery.gain'),
        lose: t('console.lottery.lose'),
        owed: t('console.lottery.owed'),
        counts: t('console.lottery.tickets'),
      }}
      renderOwed={({ owed, currency }) => <Money value={owed} currency={currency} />}
      counts={({ applied, tickets }) => t('console.lottery.applied', { count: applied, total: tickets })}
    />
    <CorrectedJackpots jackpots={jackpots} />
    <CorrectionActions correction={correction} />
  </DryRunSummary>
)

const Drawn = ({ name, number }: { name: string; number: string }) => (
  <Figure name={name}>
    <bdi dir="ltr" className="break-all">
      {number.replaceAll('~', ' · ')}
    </bdi>
  </Figure>
)
