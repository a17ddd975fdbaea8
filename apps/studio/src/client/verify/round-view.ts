// SPDX-License-Identifier: Apache-2.0
import type { RoundOf, RoundView, TableRound, VerifyTableView, VerifyView } from '../../protocol.ts'
import { slotTitleOf } from '../../games/slots/titles/index.ts'
import { h } from '../../runtime/page/element.ts'
import { groupMoney } from '../../runtime/money.ts'
import { copyLine } from '../../runtime/panels/copy-line.ts'
import { createAsk } from '../../runtime/server/calls.ts'
import { clockName, showTime } from '../../runtime/site-clock.ts'
import { t } from '../../runtime/texts.ts'
import { gameTitles } from '../game-titles.ts'
import { checkRound } from './check-seeds.ts'
import { checkChain, checkTableBet, checkTableRound } from './check-chain.ts'
import { gameChecks, isSeedRound, type SeedGame } from './game-checks.ts'
import { replaySection } from './replay-section.ts'
import { stepList } from './step-list.ts'
import type { Step } from './steps.ts'

const ask = createAsk()

/** Fetches the public data of a round and checks it. Throws Refused and Unanswered. */
export async function showRound(
  id: string,
): Promise<{ readonly view: HTMLElement; readonly round: RoundView }> {
  const { round } = await ask<VerifyView>('GET', `/api/verify/rounds/${encodeURIComponent(id)}`)
  return { round, view: h('div', {}, summaryOf(round), replaySection(round), await resultOf(round)) }
}

/** Fetches a round of the live table and checks it. */
export async function showTableRound(id: string): Promise<HTMLElement> {
  const { round } = await ask<VerifyTableView>('GET', `/api/verify/table/${encodeURIComponent(id)}`)
  return h('div', {}, tableSummary(round), stepList(await checkTableRound(round)))
}

async function resultOf(round: RoundView): Promise<HTMLElement> {
  if (round.state === 'voided' || round.state === 'refused') return note(t('studio.verify.notPlayed'))
  if (round.fairness.kind === 'chain')
    return round.game === 'crash' ? chainResult(round) : note(t('studio.verify.notPlayed'))
  const { serverSeed, serverSeedHash, clientSeed, nonce } = round.fairness
  if (serverSeed === null) return hiddenNote(serverSeedHash, clientSeed, nonce)
  if (!isSeedRound(round)) return note(t('studio.verify.notPlayed'))
  return stepList(await stepsOf(round, { serverSeed, clientSeed, nonce }, serverSeedHash))
}

function stepsOf<Code extends SeedGame>(
  round: RoundOf<Code>,
  seeds: Parameters<typeof checkRound>[2],
  hash: string,
): Promise<Step[]> {
  return checkRound(gameChecks[round.game], round, seeds, hash)
}

async function chainResult(round: Extract<RoundView, { game: 'crash' }>): Promise<HTMLElement> {
  const { fairness } = round
  if (fairness.kind !== 'chain' || fairness.hash === null) return note(t('studio.verify.stillRuns'))
  const { round: table } = await ask<VerifyTableView>('GET', `/api/verify/table/${fairness.tableRoundId}`)
  const steps = await checkChain(
    {
      hash: fairness.hash,
      salt: fairness.salt,
      position: fairness.position,
      terminalHash: fairness.terminalHash,
    },
    table.pointHundredths,
  )
  return stepList([...steps, checkTableBet(round, table.pointHundredths)])
}

/** The name of its game; a slot has the name of its title. */
function nameOf(round: RoundView): string {
  const title = round.game === 'slot' ? slotTitleOf(round.parameters.title) : undefined
  return title?.name ?? t(gameTitles[round.game])
}

function summaryOf(round: RoundView): HTMLElement {
  return facts([
    [t('studio.verify.game'), nameOf(round)],
    [t('common.time'), `${showTime(round.startedAt)} ${clockName}`.trim()],
    [t('studio.stake'), `${groupMoney(round.stake)} ${round.currency}`],
    [t('studio.verify.return'), `${groupMoney(round.payout)} ${round.currency}`],
    [t('studio.verify.round'), round.id],
  ])
}

function tableSummary(round: TableRound): HTMLElement {
  return facts([
    [t('studio.verify.game'), t(gameTitles.crash)],
    [
      t('studio.verify.position'),
      t('studio.verify.positionOf', { position: round.position, length: round.chain.length }),
    ],
    [t('studio.verify.round'), round.id],
  ])
}

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return h(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  )
}

function note(sentence: string): HTMLElement {
  return h('p', { class: 'note', role: 'status' }, sentence)
}

function hiddenNote(hash: string, clientSeed: string, nonce: number): HTMLElement {
  return h(
    'section',
    { class: 'check', 'data-verdict': 'hidden' },
    h(
      'div',
      { class: 'note', role: 'status' },
      h('p', {}, h('strong', {}, t('studio.verify.hidden.title'))),
      h('p', {}, t('studio.verify.hidden')),
    ),
    copyLine(t('studio.seeds.serverHash'), hash),
    copyLine(t('studio.seeds.client'), clientSeed),
    copyLine(t('studio.verify.nonce'), String(nonce)),
  )
}
