// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { labelledRows } from '@tessera/rules/lottery/winning-number'
import { prizeLabel } from '@tessera/texts/play-words'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'
import type { WholeDraw } from './lottery-words.ts'

/** The numbers of a draw and what proves them. */
export function DrawResult({ draw }: { draw: WholeDraw }) {
  const corrected = draw.firstNumber !== draw.winningNumber
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4">
        {draw.winningNumber === '' ? (
          <p className="text-sm text-muted">{t('console.lottery.noResult')}</p>
        ) : (
          <ResultRows gameCode={draw.gameCode} winningNumber={draw.winningNumber} />
        )}
        {corrected && (
          <div className="flex flex-col gap-1 border-t border-line pt-3">
            <span className="text-xs text-muted">{t('console.lottery.firstResult')}</span>
            <ResultRows gameCode={draw.gameCode} winningNumber={draw.firstNumber} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4 text-sm">
        <h3 className="font-bold text-text">{t('console.lottery.proof')}</h3>
        {draw.numbersFrom === 'feed' ? <Entries draw={draw} /> : <Seed draw={draw} />}
      </div>
    </div>
  )
}

export function ResultRows({ gameCode, winningNumber }: { gameCode: string; winningNumber: string }) {
  const lottery = lotteryOf(gameCode)
  const rows = (lottery && labelledRows(lottery, winningNumber)) ?? [{ label: '', numbers: [winningNumber] }]
  return (
    <dl dir="ltr" className="tabular grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
      {rows.map(({ label, numbers }) => (
        <div key={label} className="contents">
          <dt className="text-xs text-muted">{prizeLabel(label)}</dt>
          <dd className="flex flex-wrap gap-x-3 font-semibold text-text">
            {numbers.map((number, index) => (
              <span key={index}>{number}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Entries({ draw }: { draw: WholeDraw }) {
  return (
    <>
      <p className="text-muted">{t('console.lottery.fedProof')}</p>
      {draw.entries.length > 0 && (
        <div className="flex flex-col gap-1">
          <span className="text-xs text-muted">{t('console.lottery.entries')}</span>
          <ul className="flex flex-col gap-1">
            {draw.entries.map(({ by, time, own }) => (
              <li key={by} className="flex flex-wrap gap-x-2">
                <span className="font-semibold text-text">
                  {by}
                  {own && ` (${t('console.lottery.yours')})`}
                </span>
                <Moment at={time} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Seed({ draw: { commitment, seed } }: { draw: WholeDraw }) {
  return (
    <dl className="flex flex-col gap-1">
      <dt className="text-xs text-muted">{t('console.lottery.commitment')}</dt>
      <dd dir="ltr" className="font-mono text-xs break-all text-text">
        {commitment}
      </dd>
      {seed !== '' && (
        <>
          <dt className="mt-1 text-xs text-muted">{t('console.lottery.seed')}</dt>
          <dd dir="ltr" className="font-mono text-xs break-all text-text">
            {seed}
          </dd>
          <dd className="mt-2 text-muted">{t('console.lottery.seedFinal')}</dd>
        </>
      )}
    </dl>
  )
}
